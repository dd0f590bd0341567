import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { allDialects, runQuestionnaireAsync, viewConversation, buildReply, type Message, type Outcome } from '../src/core/index.js';
import { SageQuestionnaireConversation } from '../src/elements/index.js';
import { createQuestionnaireStore } from '../src/machines/index.js';
import { choose, press, see } from './deep.js';
import { sampleContent } from './samples.js';

const meta: Meta = { title: 'Conversation' };
export default meta;

const ask = (id: string, sample: string): Message => ({ id, role: 'assistant', content: sampleContent(sample) });
const say = (content: string): Message => ({ role: 'user', content });

/** The messages so far, and the user's answer to what the last of them asks. */
function answered(messages: readonly Message[], answer: (questions: readonly { readonly id: string }[]) => Outcome): readonly Message[] {
  const asked = viewConversation(messages).at(-1)?.questionnaires.at(-1)?.questionnaire;
  const reply = asked && buildReply(asked, answer(asked.questions));
  return reply?.ok && reply.value.via === 'message' ? [...messages, say(reply.value.text)] : messages;
}

const first = [say('Please set up the weekly report.'), ask('m1', 'weekly-report')];
const whole = answered(first, ([format, sections, notes]) => ({
  kind: 'submitted',
  answers: [
    { question: format?.id ?? '', kind: 'single_choice', value: { option: 'Spreadsheet' } },
    { question: sections?.id ?? '', kind: 'multi_choice', value: { options: ['Costs by region'], other: 'Staff costs' } },
    { question: notes?.id ?? '', kind: 'text', value: 'In euros.' },
  ],
}));
const goesOn = [...whole, ask('m2', 'turn-limit'), say('Wait a moment.'), ask('m3', 'turn-limit')];

/** Sends for real: the answer is appended, and the card learns of it there. */
function conversation(messages: readonly Message[], more: { readonly readOnly?: boolean; readonly streaming?: boolean } = {}): TemplateResult {
  const store = createQuestionnaireStore();
  return html`<sage-questionnaire-conversation
    .messages=${messages}
    .store=${store}
    .readOnly=${more.readOnly ?? false}
    .streaming=${more.streaming ?? false}
    .dialects=${allDialects}
    @sage-questionnaire-reply=${(event: HTMLElementEventMap['sage-questionnaire-reply']) => {
      const { currentTarget: element, reply } = event;
      if (element instanceof SageQuestionnaireConversation && reply.via === 'message') element.messages = [...element.messages, say(reply.text)];
    }}
  ></sage-questionnaire-conversation>`;
}

export const AnsweredPassedOverOpen: StoryObj = { render: () => conversation(goesOn) };

export const ReadOnly: StoryObj = { render: () => conversation(goesOn, { readOnly: true }) };

export const LastOneArriving: StoryObj = { render: () => conversation(goesOn, { streaming: true }) };

export const AnsweringTheLast: StoryObj = {
  render: () => conversation(goesOn),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Stop here');
    await press(canvasElement, 'Send');
    await see(canvasElement, 'Continue the current task?: Stop here');
  },
};

const call = (args: unknown): Message => ({ id: 'm2', role: 'assistant', content: 'I need to know a little more.', tool_calls: [{ id: 'call_1', function: { name: 'questionnaire_async', arguments: JSON.stringify(args) } }] });
const result = (args: unknown): Message => ({ role: 'tool', tool_call_id: 'call_1', content: JSON.stringify(runQuestionnaireAsync(args)) });
const profile = { title: 'Profile', questions: [{ type: 'text', text: 'What is your name?' }, { type: 'single_choice', text: 'Which plan?', options: ['Basic', 'Pro'], default: 'Basic' }] };
const broken = { title: 'Profile', questions: [{ type: 'slider', text: 'How much?' }, { type: 'single_choice', text: 'Which plan?' }] };

export const ToolWaiting: StoryObj = { render: () => conversation([say('Create my account.'), call(profile)]) };

export const ToolAsking: StoryObj = { render: () => conversation([say('Create my account.'), call(profile), result(profile)]) };

export const ToolFailed: StoryObj = { render: () => conversation([say('Create my account.'), call(broken), result(broken)]) };

export const ToolAnswered: StoryObj = {
  render: () => {
    const asked = [say('Create my account.'), call(profile), result(profile)];
    const questionnaire = viewConversation(asked)[1]?.questionnaires[0]?.questionnaire;
    const reply = questionnaire && buildReply(questionnaire, { kind: 'submitted', answers: [{ question: 'q1', kind: 'text', value: 'As in my profile' }, { question: 'q2', kind: 'single_choice', value: { option: 'Pro' } }] });
    return conversation(reply?.ok && reply.value.via === 'message' ? [...asked, say(reply.value.text)] : asked);
  },
};
