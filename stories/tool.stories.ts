import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { allDialects, runQuestionnaireAsync, type MessageToolCall } from '../src/core/index.js';
import { createQuestionnaireStore } from '../src/machines/index.js';
import { choose, press, see } from './deep.js';

const meta: Meta = { title: 'Tool' };
export default meta;

const call = (args: unknown): MessageToolCall => ({ id: 'call_1', function: { name: 'questionnaire_async', arguments: JSON.stringify(args) } });
const profile = { title: 'Profile', questions: [{ type: 'single_choice', text: 'Which plan?', options: ['Basic', 'Pro'] }] };
const broken = { title: 'Profile', questions: [{ type: 'slider', text: 'How much?' }, { type: 'single_choice', text: 'Which plan?' }] };

const tool = (args: unknown, isDone: boolean): TemplateResult => html`<sage-questionnaire-tool
  .call=${call(args)}
  .result=${isDone ? { tool_call_id: 'call_1', content: JSON.stringify(runQuestionnaireAsync(args)) } : undefined}
  .store=${createQuestionnaireStore()}
  .dialects=${allDialects}
></sage-questionnaire-tool>`;

export const Waiting: StoryObj = { render: () => tool(profile, false) };

export const Asking: StoryObj = { render: () => tool(profile, true) };

export const Failed: StoryObj = { render: () => tool(broken, true) };

export const Answering: StoryObj = {
  render: () => tool(profile, true),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Pro');
    await press(canvasElement, 'Send');
    await see(canvasElement, 'Answers sent');
  },
};
