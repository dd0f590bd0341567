import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { userEvent } from 'storybook/test';
import { buildReply, initialDraft, checkDraft } from '../src/core/index.js';
import { choose, deep, press, see } from './deep.js';
import { message } from './message.js';
import { sampleContent, sampleQuestionnaire } from './samples.js';

const meta: Meta = { title: 'Messages' };
export default meta;

export const ProseAroundACard: StoryObj = { render: () => message(sampleContent('weekly-report')) };

export const Chinese: StoryObj = { render: () => message(sampleContent('recovery-zh'), { locale: 'zh-CN' }), globals: { locale: 'zh-CN' } };

/** Another format, with fields of all kinds; its defaults can be sent as they are. */
export const Form: StoryObj = {
  render: () => message(sampleContent('brief')),
  play: async ({ canvasElement }) => {
    await see(canvasElement, 'Quick brief', 'Skip what does not apply.', 'Choose up to 2 · Required', '1 to 20', 'Accepted: images, PDF', 'Send brief');
  },
};

/** A limit is said where it is broken, and the form is sent once it is kept. */
export const FormSent: StoryObj = {
  render: () => message(sampleContent('brief')),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Investors');
    await choose(canvasElement, 'Our own team');
    await press(canvasElement, 'Send brief');
    await see(canvasElement, 'At most 2. Clear 1 to go on.');
    await choose(canvasElement, 'Customers');
    await press(canvasElement, 'Send brief');
    await userEvent.click(await deep(canvasElement, 'summary'));
    await see(canvasElement, 'Investors, Our own team', 'Landscape', '#2563eb');
  },
};

/** Two formats in one message are answered together. */
export const FormBesideAQuestionnaire: StoryObj = { render: () => message(`${sampleContent('brief')}\n\n${sampleContent('turn-limit')}`) };

export const ExampleInCode: StoryObj = { render: () => message(sampleContent('example-in-code')) };

/** The user’s message that answers a questionnaire, as people read it. */
export const Answer: StoryObj = {
  render: () => {
    const questionnaire = sampleQuestionnaire('weekly-report');
    const checked = checkDraft(questionnaire, initialDraft(questionnaire));
    const reply = checked.ok ? buildReply(questionnaire, { kind: 'submitted', answers: checked.value }) : undefined;
    return message(reply?.ok && reply.value.via === 'message' ? reply.value.text : '', { role: 'user' });
  },
};

export const Markdown: StoryObj = {
  render: () =>
    message(
      '## A heading\n\nSome *emphasis*, **strength**, `code`, a [link](https://example.com/) and one that is [not followed](javascript:alert(1)).\n\n- one\n- two\n  1. nested\n  2. again\n\n> A quotation\n\n```js\nconst answer = 42;\n```\n\n| region | revenue |\n| --- | ---: |\n| North | 1,204 |\n| South | 986 |\n\n<b>HTML stays text</b>\n',
    ),
};
