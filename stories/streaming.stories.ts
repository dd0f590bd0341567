import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect, waitFor } from 'storybook/test';
import { createQuestionnaireStore } from '../src/machines/index.js';
import { choose, deepAll, see } from './deep.js';
import { sampleContent } from './samples.js';

const meta: Meta = { title: 'Streaming' };
export default meta;

/** A message of which the text up to an end has come. */
function upTo(sample: string, end: string): TemplateResult {
  const content = sampleContent(sample);
  const at = content.indexOf(end);
  if (at < 0) throw new Error(`${sample} holds no ${end}.`);
  return html`<sage-questionnaire-message streaming message-id="m1" .content=${content.slice(0, at + end.length)} .store=${createQuestionnaireStore()}></sage-questionnaire-message>`;
}

export const ProseUnfinished: StoryObj = {
  render: () => html`<sage-questionnaire-message streaming message-id="m1" .content=${'I compared both reports.\n\n- **Revenue** agrees\n- Costs differ by `4.2 %`, see [the she'}></sage-questionnaire-message>`,
};

/** Nothing of the source shows, and prose does not wait. */
export const BeforeItsTitle: StoryObj = { render: () => upTo('weekly-report', '```questionnaire\n') };

export const ItsTitle: StoryObj = { render: () => upTo('weekly-report', 'questions:\n') };

export const OptionsGrowing: StoryObj = { render: () => upTo('turn-limit', '- Start over with a smaller goal\n') };

export const SeveralQuestions: StoryObj = { render: () => upTo('weekly-report', 'type: free_text\n') };

export const AFormArriving: StoryObj = { render: () => upTo('brief', '"type": "date"') };

/** What was chosen meanwhile stays, and can be sent once all of it has come. */
export const AnsweredWhileItArrives: StoryObj = {
  render: () => upTo('turn-limit', 'options:\n'),
  play: async ({ canvasElement }) => {
    const message = canvasElement.querySelector('sage-questionnaire-message');
    if (!message) throw new Error('There is no message.');
    const content = sampleContent('turn-limit');
    for (let at = message.content.length; at <= content.length && (await optionCount(canvasElement)) < 2; at += 4) message.content = content.slice(0, at);
    const [first] = await deepAll<HTMLElement>(canvasElement, '[part~="option-label"]', 2);
    const label = first?.textContent.trim() ?? '';
    await choose(canvasElement, label);
    message.content = content;
    message.streaming = false;
    await see(canvasElement, 'Start over with a smaller goal');
    await waitFor(async () => expect((await deepAll<HTMLInputElement>(canvasElement, 'input'))[0]?.checked).toBe(true));
  },
};

async function optionCount(root: Element): Promise<number> {
  await new Promise(requestAnimationFrame);
  return deepAll(root, '[part~="option-label"]', 1).then(({ length }) => length, () => 0);
}
