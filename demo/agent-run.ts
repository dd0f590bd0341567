import { runQuestionnaireAsync, selfCheck, type Message } from '../src/core/index.js';
import type { ChatMessage } from './conversation.js';
import { sampleOf, type Sample } from './samples.js';

/** What the assistant says and does once the user has answered. */
export type Step = (messages: readonly ChatMessage[]) => readonly Omit<ChatMessage, 'id'>[];

/** A whole run, in which the agent asks in every way that it has, and not always well at first. */
export const AGENT_RUN: Sample = { id: 'agent-run', title: 'A whole agent run', lang: 'en', content: sampleOf('turn-limit').content };

const recovery: Step = () => [{ role: 'assistant', content: sampleOf('recovery').content }];

const BROKEN = { title: 'The export', questions: [{ type: 'single_choice', text: 'Which format?' }, { type: 'slider', text: 'How many rows?' }] };
const REPAIRED = {
  title: 'The export',
  questions: [
    { id: 'format', type: 'single_choice', text: 'Which format?', options: ['CSV', 'Parquet'], default: 'CSV' },
    { id: 'rows', type: 'text', text: 'How many rows at most?', default: '10,000' },
  ],
};

/** The first call names what it cannot ask; the model reads the errors, and calls again. */
const tool: Step = () => [...call('call_1', 'I will export the rows. Two things first.', BROKEN), ...call('call_2', 'Asked as the tool expects it:', REPAIRED)];

function call(id: string, content: string, args: unknown): readonly Omit<ChatMessage, 'id'>[] {
  return [
    { role: 'assistant', content, tool_calls: [{ id, name: 'questionnaire_async', arguments: args }] },
    { role: 'tool', content: JSON.stringify(runQuestionnaireAsync(args)), tool_call_id: id },
  ];
}

const REFUSED = 'The export is done.\n\n```questionnaire\ntitle: The export\nquestions:\n  - type: single_choice\n    text: Shall I send it: now or later?\n    options: [Now, Later]\n```';
const ACCEPTED = 'The export is done.\n\n```questionnaire\ntitle: The export\nquestions:\n  - type: single_choice\n    text: "Shall I send it: now or later?"\n    options: [Now, Later]\n    default: Now\n```';

/** A reply that no client could show never reaches the user: the check says why, and the model writes it again. */
const checked: Step = (messages) => {
  const said: Message[] = [...messages];
  const { passed, issues } = selfCheck([...said, { role: 'assistant', content: REFUSED }]);
  const refused = passed ? [] : [{ role: 'check' as const, content: REFUSED, issues: issues.map(({ message, line }) => `Line ${line}: ${message}`) }];
  return [...refused, { role: 'assistant', content: ACCEPTED }];
};

const end: Step = () => [{ role: 'assistant', content: 'That was the whole run. “Start again” plays it once more.' }];

export const STEPS: readonly Step[] = [recovery, tool, checked, end];
