import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { card } from './card.js';
import { deep, focused, see } from './deep.js';
import { report } from './report.js';

const meta: Meta = { title: 'Keyboard' };
export default meta;

const keys = (text: string): Promise<unknown> => userEvent.keyboard(text);
const focusIsOn = (selector: string): Promise<void> => waitFor(() => expect(focused()?.matches(selector)).toBe(true));

/** Digits choose, Enter goes on, Alt+Left goes back. */
const toReview = async (canvas: Element): Promise<void> => {
  (await deep<HTMLElement>(canvas, 'input[type="radio"]')).focus();
  await keys('2');
  await keys('{Enter}');
  await focusIsOn('input[type="checkbox"]');
  await keys('3');
  await keys('{Alt>}{ArrowLeft}{/Alt}');
  await focusIsOn('input[type="radio"]:checked');
  await keys('{Enter}');
  await focusIsOn('input[type="checkbox"]');
  await keys('{Enter}');
  await focusIsOn('textarea');
  await keys('In euros, please');
  await keys('{Control>}{Enter}{/Control}');
  await focusIsOn('#review');
  await see(canvas, 'Spreadsheet', 'Revenue by region, Open invoices', 'In euros, please');
};

export const ToTheReview: StoryObj = { render: () => card(report), play: async ({ canvasElement }) => toReview(canvasElement) };

export const ToTheRecord: StoryObj = {
  render: () => card(report),
  play: async ({ canvasElement }) => {
    await toReview(canvasElement);
    await keys('{Enter}');
    await see(canvasElement, 'Answers sent');
    await focusIsOn('summary');
  },
};
