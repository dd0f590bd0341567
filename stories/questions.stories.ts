import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { card } from './card.js';
import { deep, deepAll, typeInto } from './deep.js';
import { askOne } from './samples.js';

const meta: Meta = { title: 'Questions' };
export default meta;

export const SingleChoice: StoryObj = {
  render: () => card(askOne('turn-limit', 'single_choice')),
  play: async ({ canvasElement }) => {
    const [, second] = await deepAll<HTMLInputElement>(canvasElement, 'input[type="radio"]', 4);
    if (!second) throw new Error('no second option');
    await userEvent.click(second);
    await waitFor(() => expect(second.checked).toBe(true));
  },
};

export const SingleChoiceWithoutDefault: StoryObj = { render: () => card({ ...askOne('partly-unreadable', 'single_choice'), diagnostics: [] }) };

export const SingleChoiceWithOther: StoryObj = {
  render: () => card(askOne('turn-limit', 'single_choice')),
  play: async ({ canvasElement }) => {
    const field = await deep<HTMLTextAreaElement>(canvasElement, '[part~="other-input"]');
    await typeInto(field, 'Only the part about revenue');
    const radios = await deepAll<HTMLInputElement>(canvasElement, 'input[type="radio"]', 4);
    await waitFor(() => expect(radios.at(-1)?.checked).toBe(true));
  },
};

export const SingleChoiceWithDescriptions: StoryObj = {
  render: () =>
    card(
      askOne('weekly-report', 'single_choice', {
        options: [
          { id: 'PDF', label: 'PDF', description: 'Fixed layout, for reading and printing' },
          { id: 'Spreadsheet', label: 'Spreadsheet', description: 'One sheet a region, formulas kept, so that the numbers can be followed to their source' },
          { id: 'CSV', label: 'CSV', description: 'Plain rows for another program' },
        ],
      }),
    ),
};

export const LongTexts: StoryObj = {
  render: () =>
    card(
      askOne('weekly-report', 'single_choice', {
        prompt: 'Two regions report in different currencies. Which rate should I use when I convert them into one, given that the ledger was closed with the rate of the month and the auditors asked for averages last year?',
        options: [
          { id: 'a', label: 'The closing rate of each month' },
          { id: 'b', label: 'The average rate of the whole quarter, rounded to four decimal places and applied to every row alike, also to rows that were booked later' },
          { id: 'c', label: 'https://example.com/a/very/long/address/without/a/single/space/in/it/that/still/has/to/fit/into/a/narrow/card' },
        ],
      }),
    ),
};

export const MultiChoice: StoryObj = {
  render: () => card(askOne('weekly-report', 'multi_choice')),
  play: async ({ canvasElement }) => {
    const boxes = await deepAll<HTMLInputElement>(canvasElement, 'input[type="checkbox"]', 5);
    const [first, second] = boxes;
    if (!first || !second) throw new Error('no options');
    await userEvent.click(first);
    await userEvent.click(second);
    await waitFor(() => expect([first.checked, second.checked]).toEqual([false, true]));
  },
};

export const MultiChoiceOverItsLimit: StoryObj = {
  render: () => card(askOne('weekly-report', 'multi_choice', { max: 2 })),
  play: async ({ canvasElement }) => {
    const [, second, third] = await deepAll<HTMLInputElement>(canvasElement, 'input[type="checkbox"]', 5);
    if (!second || !third) throw new Error('no options');
    await userEvent.click(second);
    await userEvent.click(third);
    await userEvent.click(await deep(canvasElement, '[part~="button-primary"]'));
    await waitFor(async () => expect((await deep(canvasElement, '[part~="message"]')).textContent).toContain('At most 2'));
  },
};

export const Text: StoryObj = {
  render: () => card(askOne('weekly-report', 'text')),
  play: async ({ canvasElement }) => {
    const field = await deep<HTMLTextAreaElement>(canvasElement, 'textarea');
    await typeInto(field, 'In euros, please');
    await expect(field.value).toBe('In euros, please');
  },
};

export const TextOfOneLine: StoryObj = { render: () => card(askOne('weekly-report', 'text', { multiline: false, placeholder: 'For example: in euros', maxLength: 80 })) };

export const RequiredAndLeftEmpty: StoryObj = {
  render: () => card(askOne('recovery', 'text', { required: true })),
  play: async ({ canvasElement }) => {
    await userEvent.click(await deep(canvasElement, '[part~="button-primary"]'));
    await waitFor(async () => expect((await deep(canvasElement, 'textarea')).getAttribute('aria-invalid')).toBe('true'));
  },
};

export const Chinese: StoryObj = { render: () => card(askOne('turn-limit-zh', 'single_choice'), { locale: 'zh-CN' }), globals: { locale: 'zh-CN' } };

export const RightToLeft: StoryObj = { render: () => card(askOne('weekly-report', 'multi_choice')), globals: { direction: 'rtl' } };

export const Dark: StoryObj = { render: () => card(askOne('weekly-report', 'multi_choice')), globals: { colorScheme: 'dark' } };
