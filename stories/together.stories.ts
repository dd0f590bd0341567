import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { expect } from 'storybook/test';
import { choose, deepAll, press, see } from './deep.js';
import { message } from './message.js';

const meta: Meta = { title: 'Several in one message' };
export default meta;

const ask = (title: string, ...questions: readonly object[]): string => `<questionnaire>${JSON.stringify({ title, questions })}</questionnaire>`;
const content = [
  'Before I build the report: in which **format** do you want it?',
  ask('Format', { id: 'format', type: 'single_choice', text: 'Which format should the report have?', options: ['PDF', 'Spreadsheet', 'CSV'] }),
  'And who is to read it?',
  ask('Readers', { id: 'who', type: 'multi_choice', text: 'Who should receive it?', options: ['Finance', 'Sales leads', 'Regional managers'], allow_other: true }),
  'I send nothing before you have answered both.',
].join('\n\n');

/** The host keeps what it is to send: all of them go out as one message. */
function together(sent: (parts: number) => void = () => undefined): TemplateResult {
  return html`<div @sage-questionnaire-reply=${(event: HTMLElementEventMap['sage-questionnaire-reply']) => sent(event.parts.length)}>${message(content)}</div>`;
}

const answerFirst = async (canvas: Element): Promise<readonly [Element, Element]> => {
  const [first, second] = await deepAll(canvas, 'sage-questionnaire-card', 2);
  if (!first || !second) throw new Error('There are two cards.');
  await choose(first, 'Spreadsheet');
  await press(first, 'Done');
  return [first, second];
};

export const BothOpen: StoryObj = { render: () => together() };

/** The first waits and can be taken back, the second is about to send both. */
export const OneWaits: StoryObj = {
  render: () => together(),
  play: async ({ canvasElement }) => {
    const [first, second] = await answerFirst(canvasElement);
    await see(first, 'Spreadsheet', 'Edit', 'It is sent together with the others.');
    await choose(second, 'Finance');
    await see(second, 'Send');
  },
};

export const TakenBack: StoryObj = {
  render: () => together(),
  play: async ({ canvasElement }) => {
    const [first] = await answerFirst(canvasElement);
    await press(first, 'Edit');
    await choose(first, 'CSV');
    await press(first, 'Done');
    await see(first, 'CSV');
  },
};

const parts: number[] = [];

export const BothSent: StoryObj = {
  render: () => together((count) => parts.push(count)),
  play: async ({ canvasElement }) => {
    parts.length = 0;
    const [first, second] = await answerFirst(canvasElement);
    await choose(second, 'Finance');
    await press(second, 'Send');
    for (const card of [first, second]) await see(card, 'Answers sent');
    await expect(parts).toEqual([2]);
  },
};

export const OneWaitsDark: StoryObj = { ...OneWaits, globals: { colorScheme: 'dark' } };
