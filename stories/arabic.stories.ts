import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { arabicMessage } from './arabic.js';
import { card } from './card.js';
import { choose, press, see } from './deep.js';
import { message } from './message.js';
import { questionnaireIn } from './samples.js';

/** A language that the host has added: nothing in the library knows it. */
const meta: Meta = { title: 'Arabic', globals: { locale: 'ar', direction: 'rtl' } };
export default meta;

export const InAMessage: StoryObj = { render: () => message(arabicMessage) };

export const ToTheReview: StoryObj = {
  render: () => message(arabicMessage),
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'جدول بيانات');
    await press(canvasElement, 'التالي');
    await choose(canvasElement, 'الفواتير المفتوحة (Q3)');
    await press(canvasElement, 'التالي');
    await press(canvasElement, 'مراجعة');
    await see(canvasElement, 'راجع إجاباتك', 'جدول بيانات', 'لم تتم الإجابة');
  },
};

export const Sent: StoryObj = {
  render: () => message(arabicMessage),
  play: async (context) => {
    await ToTheReview.play?.(context);
    await press(context.canvasElement, 'إرسال الإجابات');
    await see(context.canvasElement, 'أُرسلت الإجابات');
  },
};

export const Failed: StoryObj = {
  render: () =>
    card(questionnaireIn(arabicMessage, 'ar'), {
      locale: 'ar',
      before: (actor) => {
        for (let step = 0; step < 3; step++) actor.send({ type: 'next' });
        actor.send({ type: 'submit' });
        actor.send({ type: 'delivery.failed', message: 'انقطع الاتصال' });
      },
    }),
};

export const Locked: StoryObj = {
  render: () =>
    card(questionnaireIn(arabicMessage, 'ar'), {
      locale: 'ar',
      locked: 'superseded',
      before: (actor) => actor.send({ type: 'draft.changed', question: 'notes', value: { kind: 'text', text: 'باليورو، من فضلك.' } }),
    }),
};
