import type { Meta, StoryObj } from '@storybook/web-components-vite';
import type { TemplateResult } from 'lit';
import { userEvent } from 'storybook/test';
import cases from '../test/fixtures/sage-inline.json' with { type: 'json' };
import { card } from './card.js';
import { deep } from './deep.js';
import { message } from './message.js';
import { sampleContent, sampleQuestionnaire } from './samples.js';

const meta: Meta = { title: 'Fallbacks' };
export default meta;

const golden = (name: string): TemplateResult => message(cases.find((each) => each.name === name)?.content ?? '');

export const NumbersWithoutQuotes: StoryObj = { render: () => message(sampleContent('unreadable')) };

export const ReasonOpened: StoryObj = {
  ...NumbersWithoutQuotes,
  play: async ({ canvasElement }) => {
    await userEvent.click(await deep(canvasElement, 'summary'));
  },
};

export const NoProseBefore: StoryObj = { render: () => golden('no prose before the fence: not a questionnaire') };

export const BrokenJson: StoryObj = { render: () => golden('broken JSON shows as its original text') };

export const JsonInAFence: StoryObj = { render: () => golden('JSON payload in a fence is refused') };

export const UnclosedFence: StoryObj = { render: () => golden('unclosed fence is the original text') };

export const OneQuestionUnreadable: StoryObj = {
  render: () => message(sampleContent('partly-unreadable')),
  play: async ({ canvasElement }) => {
    await userEvent.click(await deep(canvasElement, 'summary'));
  },
};

export const KindWithoutAControl: StoryObj = {
  render: () => card({ ...sampleQuestionnaire('recovery'), questions: [{ id: 'c', kind: 'color', prompt: 'Which colour should the title have?', required: false }] }),
};

export const OneKindWithoutAControl: StoryObj = {
  render: () => {
    const questionnaire = sampleQuestionnaire('recovery');
    return card({ ...questionnaire, questions: [{ id: 'c', kind: 'color', prompt: 'Which colour should the title have?', required: false }, ...questionnaire.questions] }, { layout: 'list' });
  },
};

export const NothingToShow: StoryObj = {
  render: () =>
    card({
      ...sampleQuestionnaire('recovery'),
      questions: [],
      diagnostics: [{ code: 'type_unsupported', severity: 'error', message: 'The type "calendar" is not supported.', path: 'questions[0].type', source: '{"type":"calendar","text":"When?"}' }],
    }),
};
