/** Messages as assistants write them, of a given size. Made from a seed, so that each run reads the same. */

const WORDS = 'the report of last quarter shows that two regions use different currencies and so every total was converted at the closing rate before it went into the table'.split(' ');

/** A generator of numbers from 0 to 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Markdown of `size` characters: paragraphs, lists, headings, emphasis, code. The last is a paragraph, so that nothing stays open. */
export function prose(size: number, next: () => number): string {
  const blocks: string[] = [];
  let length = 0;
  for (let more = block(next); length + more.length + 2 < size; more = block(next)) {
    blocks.push(more);
    length += more.length + 2;
  }
  const rest = sentence(next).repeat(Math.ceil((size - length) / 40));
  return [...blocks, rest.slice(0, size - length)].join('\n\n');
}

function block(next: () => number): string {
  const kind = next();
  if (kind < 0.1) return `## ${sentence(next).slice(0, 40)}`;
  if (kind < 0.3) return Array.from({ length: 4 }, () => `- ${sentence(next)}`).join('\n');
  if (kind < 0.4) return `\`\`\`js\nconst total = rows.map((row) => row.value);\n\`\`\``;
  return Array.from({ length: 3 }, () => sentence(next)).join('\n');
}

function sentence(next: () => number): string {
  const words = Array.from({ length: 12 }, () => WORDS[Math.floor(next() * WORDS.length)] ?? '');
  if (next() < 0.2) words[3] = `**${words[3]}**`;
  if (next() < 0.2) words[6] = `\`${words[6]}\``;
  return `${words.join(' ')}.`;
}

export const YAML = 'title: Task paused\nquestions:\n  - type: single_choice\n    text: Continue the current task?\n    options:\n      - Continue\n      - Stop here\n      - Start over\n    default: Continue\n  - type: multi_choice\n    text: Which parts?\n    options: [Revenue, Costs, Invoices]\n    default: [Revenue]\n    allow_other: true\n  - type: free_text\n    text: Anything else?\n    default: ""\n';

export const JSON_PAYLOAD = JSON.stringify({
  title: 'Task paused',
  questions: [
    { id: 'next', type: 'single_choice', text: 'Continue the current task?', options: ['Continue', { value: 'stop', label: 'Stop here' }, 'Start over'], default: 'Continue' },
    { id: 'parts', type: 'multi_choice', text: 'Which parts?', options: ['Revenue', 'Costs', 'Invoices'], default: ['Revenue'], allow_other: true },
    { id: 'more', type: 'free_text', text: 'Anything else?', default: '' },
  ],
});

/** As long as a questionnaire gets in practice: eight questions with options that explain themselves. */
export const LONG_JSON_PAYLOAD = JSON.stringify({
  title: 'Set up the weekly report',
  questions: Array.from({ length: 4 }, (_, index) => [
    {
      id: `format_${index}`,
      type: 'single_choice',
      text: 'Which format should this part of the report have?',
      options: [
        { value: 'table', label: 'A table with one row for each region' },
        { value: 'chart', label: 'A chart of the last twelve months' },
        { value: 'text', label: 'Two paragraphs that sum it up' },
      ],
      default: 'table',
    },
    { id: `notes_${index}`, type: 'free_text', text: 'Is there anything in it that should be left out?', default: '' },
  ]).flat(),
});

export const fenced = (payload: string): string => `\n\n\`\`\`questionnaire\n${payload}\`\`\`\n`;
export const element = (payload: string): string => `\n\n<questionnaire>${payload}</questionnaire>\n`;
