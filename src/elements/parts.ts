/** The parts of the inner elements, handed on so that a host can style them from outside. */
export const exportedParts = [
  'card', 'source', 'header', 'title', 'step-name', 'count', 'deadline', 'description', 'link', 'link-host', 'progress',
  'question', 'prompt', 'optional', 'help', 'message', 'message-count', 'clear',
  'options', 'option', 'other', 'radio', 'checkbox', 'option-label', 'option-description', 'option-trailing', 'other-input', 'key',
  'field', 'input', 'textarea', 'select', 'range', 'range-value', 'switch', 'color', 'file', 'file-list',
  'preview', 'preview-title', 'preview-text', 'picker', 'picker-search', 'picker-list', 'picker-group',
  'note', 'note-input', 'degraded', 'review', 'confirm', 'footer', 'exits', 'status', 'hints', 'actions', 'button', 'button-primary', 'button-quiet',
  'record', 'chip', 'record-head', 'record-state', 'record-gist', 'record-why', 'answers', 'answer', 'answer-question', 'answer-value',
  'fallback', 'code', 'diagnostics', 'diagnostic', 'diagnostic-code',
].join(', ');
