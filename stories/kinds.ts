import type { DraftValue, Option, Question, Questionnaire } from '../src/core/index.js';
import type { QuestionnaireActor } from '../src/machines/index.js';

const named = (...labels: readonly string[]): readonly Option[] => labels.map((label) => ({ id: label, label }));

export const numbers: readonly Question[] = [
  { kind: 'number', id: 'rows', prompt: 'Rows in the sample', required: true, integer: true, min: 10, max: 1000, step: 10, widget: 'field', placeholder: '250' },
  { kind: 'number', id: 'rate', prompt: 'Exchange rate', help: 'As it was at the end of the month.', required: false, integer: false, widget: 'field' },
  { kind: 'number', id: 'confidence', prompt: 'Confidence needed', help: 'In percent.', required: false, integer: true, min: 50, max: 100, step: 5, widget: 'range' },
];

export const booleans: readonly Question[] = [
  { kind: 'boolean', id: 'holidays', prompt: 'Pause on public holidays', help: 'Runs on the next working day instead.', required: false, widget: 'switch' },
  { kind: 'boolean', id: 'salaries', prompt: 'The recipients may see salary data', required: true, widget: 'checkbox' },
];

export const temporals: readonly Question[] = [
  { kind: 'temporal', id: 'first', prompt: 'First run', required: true, precision: 'date', min: '2027-01-01' },
  { kind: 'temporal', id: 'time', prompt: 'Time of day', required: false, precision: 'time', min: '06:00', max: '22:00' },
  { kind: 'temporal', id: 'stop', prompt: 'Stop after', help: 'Runs until you stop it if empty.', required: false, precision: 'date-time' },
];

export const colors: readonly Question[] = [{ kind: 'color', id: 'chart', prompt: 'Color of the main series', required: false }];

export const files: readonly Question[] = [
  { kind: 'file', id: 'figures', prompt: 'Last year’s figures', help: 'One file for each region.', required: false, accept: '.csv,.xlsx', multiple: true },
  { kind: 'file', id: 'logo', prompt: 'A logo for the first page', required: true, accept: 'image/*', multiple: false },
];

export const addresses: readonly Question[] = [
  { kind: 'text', id: 'site', prompt: 'Where will it be published?', required: true, format: 'url', multiline: false, placeholder: 'https://example.com/reports' },
  { kind: 'text', id: 'mail', prompt: 'Who gets a copy?', required: false, format: 'email', multiline: false },
  { kind: 'text', id: 'phone', prompt: 'Whom may I call?', required: false, format: 'tel', multiline: false },
];

export const shortSelect: Question = { kind: 'single_choice', id: 'zone', prompt: 'Time zone of the figures', required: true, widget: 'select', options: named('Lisbon', 'Berlin', 'Shanghai', 'São Paulo') };

export const groupedSelect: Question = {
  kind: 'single_choice',
  id: 'model',
  prompt: 'Which model should write the summary?',
  required: true,
  widget: 'select',
  other: { exclusive: true },
  options: [
    { id: 'l', label: 'Large, careful', group: 'Recommended', trailing: '$3.00 / M' },
    { id: 'm', label: 'Medium, balanced', group: 'Recommended', trailing: '$0.60 / M' },
    { id: 's', label: 'Small, fast', group: 'Recommended', trailing: '$0.10 / M' },
    { id: '8b', label: 'Eight billion, quantised', group: 'Runs on your machine', trailing: 'free' },
    { id: '2b', label: 'Two billion', group: 'Runs on your machine', trailing: 'free' },
    { id: 'old', label: 'Large, last year', group: 'Older versions', trailing: '$5.00 / M' },
  ],
};

export const cards: Question = {
  kind: 'single_choice',
  id: 'depth',
  prompt: 'How thorough should I be?',
  required: false,
  widget: 'cards',
  other: { exclusive: true },
  options: [
    { id: 'quick', label: 'Quick scan', description: 'Five sources, about two minutes, good for a first idea' },
    { id: 'careful', label: 'Careful read', description: 'Twenty sources compared, quotes with links, about ten minutes' },
    { id: 'full', label: 'Full review', description: 'Everything I can reach, disagreements listed, about an hour' },
  ],
};

export const limited: Question = { kind: 'multi_choice', id: 'sections', prompt: 'Which two sections come first?', required: true, widget: 'list', max: 2, options: named('Revenue', 'Costs', 'Invoices', 'Staff') };

/** Every kind, in a list. */
export const everyKind: readonly Question[] = [...numbers, ...booleans, ...temporals, ...colors, ...files, ...addresses, shortSelect, groupedSelect, cards, limited];

const FIRST = ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fjord', 'Grove', 'Harbor', 'Islet', 'Juniper'];
const LAST = ['Accounting', 'Billing', 'Catalog', 'Delivery', 'Exports', 'Finance', 'Garage', 'Hiring', 'Imports', 'Journal', 'Kitchen', 'Legal', 'Mail', 'Notices', 'Orders', 'Press', 'Quality', 'Returns', 'Sales', 'Travel'];

export const manyOptions: readonly Option[] = FIRST.flatMap((first, group) => LAST.map((last, index) => ({ id: `${first}${last}`, label: `${first} ${last}`, group: first, trailing: String(group * LAST.length + index + 1).padStart(3, '0') })));

const files2 = [{ id: 'a', name: 'sales-2025-final-corrected-by-region-and-channel.xlsx', size: 1_240_000, type: '' }, { id: 'b', name: 'north.csv', size: 812, type: 'text/csv' }];

/** An answer to each. */
export const FILLED: Readonly<Record<string, DraftValue>> = {
  rows: { kind: 'number', text: '250' },
  rate: { kind: 'number', text: '1.0842' },
  confidence: { kind: 'number', text: '80' },
  holidays: { kind: 'boolean', checked: true },
  salaries: { kind: 'boolean', checked: true },
  first: { kind: 'temporal', text: '2027-01-04' },
  time: { kind: 'temporal', text: '07:30' },
  stop: { kind: 'temporal', text: '2027-12-31T18:00' },
  chart: { kind: 'color', text: '#2f7d6b' },
  figures: { kind: 'file', files: files2 },
  logo: { kind: 'file', files: [{ id: 'c', name: 'logo.png', size: 48_300, type: 'image/png' }] },
  site: { kind: 'text', text: 'https://example.com/reports/weekly' },
  mail: { kind: 'text', text: 'finance@example.com' },
  phone: { kind: 'text', text: '+49 30 1234567' },
  zone: { kind: 'single_choice', option: 'Berlin', other: { chosen: false, text: '' } },
  model: { kind: 'single_choice', option: '2b', other: { chosen: false, text: '' } },
  depth: { kind: 'single_choice', option: 'careful', other: { chosen: false, text: '' } },
  sections: { kind: 'multi_choice', options: ['Revenue', 'Costs'], other: { chosen: false, text: '' } },
};

/** What is no answer to each. */
export const WRONG: Readonly<Record<string, DraftValue>> = {
  rows: { kind: 'number', text: '42xyz' },
  rate: { kind: 'number', text: '1e999' },
  first: { kind: 'temporal', text: '2026-12-24' },
  time: { kind: 'temporal', text: '05:15' },
  chart: { kind: 'color', text: 'green' },
  figures: { kind: 'file', files: [...files2, { id: 'd', name: 'setup.exe', size: 9_900_000, type: '' }] },
  site: { kind: 'text', text: 'example.com' },
  mail: { kind: 'text', text: 'finance at example.com' },
  sections: { kind: 'multi_choice', options: ['Revenue', 'Costs', 'Staff'], other: { chosen: false, text: '' } },
};

/** Asks some questions, all in a list. */
export function ask(questions: readonly Question[], more: Partial<Questionnaire> = {}): Questionnaire {
  return {
    id: 'kinds', wireId: 'kinds', dialect: 'sage-inline', name: 'questionnaire', complete: true, title: 'Set up the weekly report',
    layout: 'list', questions, outcomes: ['submitted'], diagnostics: [], wire: undefined, ...more,
  };
}

/** Enters answers as a person does. */
export const enter = (values: Readonly<Record<string, DraftValue>>) => (actor: QuestionnaireActor): void => {
  const { questions } = actor.getSnapshot().context.questionnaire;
  for (const { id } of questions) {
    const value = values[id];
    if (value) actor.send({ type: 'draft.changed', question: id, value });
  }
};
