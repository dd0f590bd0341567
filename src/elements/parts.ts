const OF_FIELDS = [
  'question', 'prompt', 'optional', 'help', 'message', 'message-count', 'clear',
  'options', 'option', 'other', 'radio', 'checkbox', 'option-label', 'option-description', 'option-trailing', 'other-input', 'key',
  'field', 'input', 'textarea', 'select', 'range', 'range-value', 'switch', 'color', 'file', 'file-list',
  'preview', 'preview-title', 'preview-text', 'picker', 'picker-search', 'picker-list', 'picker-group',
];

/** The parts of a question's control, handed on by its card. Those alone: the platform reads the list again for each. */
export const fieldParts = OF_FIELDS.join(', ');

/** The parts of the inner elements, handed on so that a host can style them from outside. */
export const exportedParts = [
  'card', 'source', 'header', 'title', 'step-name', 'count', 'deadline', 'description', 'link', 'link-host', 'progress',
  ...OF_FIELDS,
  'note', 'note-input', 'degraded', 'review', 'confirm', 'footer', 'exits', 'status', 'hints', 'actions', 'button', 'button-primary', 'button-quiet',
  'record', 'chip', 'record-head', 'record-state', 'record-gist', 'record-why', 'answers', 'answer', 'answer-question', 'answer-value',
  'fallback', 'code', 'diagnostics', 'diagnostic', 'diagnostic-code',
].join(', ');
