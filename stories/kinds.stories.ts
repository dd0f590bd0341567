import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { Question } from '../src/core/index.js';
import type { QuestionnaireActor } from '../src/machines/index.js';
import { card } from './card.js';
import { deep, deepAll, press, see, typeInto } from './deep.js';
import { addresses, ask, booleans, cards, colors, enter, everyKind, files, FILLED, groupedSelect, limited, manyOptions, numbers, shortSelect, temporals, WRONG } from './kinds.js';

const meta: Meta = { title: 'Kinds' };
export default meta;

const filled = enter(FILLED);
const sent = (actor: QuestionnaireActor): void => {
  filled(actor);
  actor.send({ type: 'submit' });
};
const one = (question: Question): StoryObj => ({ render: () => card(ask([question], { layout: 'stepper' })) });

export const Empty: StoryObj = { render: () => card(ask(everyKind)) };

export const Filled: StoryObj = { render: () => card(ask(everyKind), { before: filled }) };

/** What is missing, and what is wrong: both say what is asked for. */
export const Wrong: StoryObj = {
  render: () => card(ask(everyKind), { before: enter(WRONG) }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send answers');
    await see(canvasElement, 'Enter a number', 'January 1, 2027 or later', '6:00 AM to 10:00 PM', 'Accepted: CSV, XLSX', 'Write it like #1a2b3c', 'At most 2. Clear 1 to go on.');
  },
};

export const Busy: StoryObj = { render: () => card(ask(everyKind), { before: sent }) };

export const Submitted: StoryObj = {
  render: () =>
    card(ask(everyKind), {
      before: (actor) => {
        sent(actor);
        actor.send({ type: 'delivery.succeeded' });
      },
    }),
  play: async ({ canvasElement }) => {
    await userEvent.click(await deep(canvasElement, 'summary'));
    await see(canvasElement, 'January 4, 2027', '#2f7d6b', '1.2 MB', '1.0842');
  },
};

export const Locked: StoryObj = { render: () => card(ask(everyKind), { locked: 'superseded', before: filled }) };

export const ReadOnly: StoryObj = { render: () => card(ask(everyKind), { readOnly: true }) };

export const Review: StoryObj = {
  render: () =>
    card(ask([...temporals, ...colors, ...files], { layout: 'stepper' }), {
      before: (actor) => {
        filled(actor);
        for (let step = 0; step < 6; step++) actor.send({ type: 'next' });
      },
    }),
};

/** On the screen of a phone too it stays clear what belongs to what. */
export const TwelveInAList: StoryObj = { render: () => card(ask([...numbers, ...booleans, ...temporals, ...addresses, shortSelect])) };

export const NumberField: StoryObj = one({ ...numbers[0], id: 'rows' } as Question);

export const Range: StoryObj = {
  ...one(numbers[2] as Question),
  play: async ({ canvasElement }) => {
    const range = await deep<HTMLInputElement>(canvasElement, 'input[type="range"]');
    await expect(range.getAttribute('aria-valuetext')).toBe('Not answered');
    range.focus();
    await userEvent.keyboard(' ');
    await see(canvasElement, '75');
  },
};

export const Checkbox: StoryObj = one(booleans[1] as Question);
export const Switch: StoryObj = one(booleans[0] as Question);
export const DateField: StoryObj = one(temporals[0] as Question);
export const TimeField: StoryObj = one(temporals[1] as Question);
export const DateTimeField: StoryObj = one(temporals[2] as Question);
export const Color: StoryObj = one(colors[0] as Question);
export const Files: StoryObj = one(files[0] as Question);
export const Addresses: StoryObj = { render: () => card(ask(addresses)) };
export const Select: StoryObj = one(shortSelect);
export const Grouped: StoryObj = one(groupedSelect);
export const Cards: StoryObj = one(cards);
export const Limited: StoryObj = one(limited);

/** The search finds a word wherever it stands; what was chosen stays in sight. */
export const TwoHundredOptions: StoryObj = {
  render: () => card(ask([{ kind: 'single_choice', id: 'desk', prompt: 'Which desk is it for?', required: true, widget: 'select', options: manyOptions, other: { exclusive: true } }], { layout: 'stepper' })),
  play: async ({ canvasElement }) => {
    const search = await deep<HTMLInputElement>(canvasElement, '[part~="picker-search"]');
    await typeInto(search, 'fjord tra');
    await waitFor(async () => expect(await deepAll(canvasElement, 'input[type="radio"]')).toHaveLength(2));
  },
};

export const TwoHundredInAList: StoryObj = {
  render: () => card(ask([{ kind: 'multi_choice', id: 'desks', prompt: 'Which desks is it for?', required: true, widget: 'list', max: 20, options: manyOptions }], { layout: 'stepper' })),
};

const LONG = 'A text that takes several lines wherever it stands, with_a_word_in_it_that_cannot_be_broken_anywhere_at_all_but_has_to_fit';

export const LongTexts: StoryObj = {
  render: () =>
    card(
      ask(
        everyKind.map((question) => ({
          ...question,
          prompt: LONG,
          help: LONG,
          ...('options' in question && { options: question.options.map((option) => ({ ...option, label: `${option.label}: ${LONG}` })) }),
        })),
      ),
      { before: filled },
    ),
};

export const RightToLeft: StoryObj = { render: () => card(ask(everyKind), { before: filled }), globals: { direction: 'rtl', locale: 'ar' } };

export const Chinese: StoryObj = { render: () => card(ask(everyKind), { before: filled, locale: 'zh-CN' }), globals: { locale: 'zh-CN' } };

export const Portuguese: StoryObj = { render: () => card(ask(everyKind), { before: enter(WRONG), locale: 'pt-BR' }), globals: { locale: 'pt-BR' } };

export const Dark: StoryObj = { render: () => card(ask(everyKind), { before: filled }), globals: { colorScheme: 'dark' } };
