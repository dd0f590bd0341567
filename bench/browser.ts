// npm run bench:browser — runs in the page; whoever opened that reads its report, and lends it what a page cannot do itself.
import { adaptiveForms } from './forms/adaptive-cards.js';
import type { Forms } from './forms/forms.js';
import { litForms } from './forms/lit-card.js';
import { nativeForms } from './forms/native.js';
import { ourForms } from './forms/ours.js';
import { surveyForms } from './forms/survey.js';
import { timeUntilShown } from './lib/shown.js';
import { printTable, type Row } from './lib/table.js';

/** What the browser's debugging protocol lends to the page. */
interface Lent {
  /** What an expression gives in a page of its own that has just been opened. */
  evaluateAnew(expression: string): Promise<unknown>;
  /** After all garbage is collected. */
  heapInBytes(): Promise<number>;
  /** Of scripts, since the page was opened. */
  scriptMilliseconds(): Promise<number>;
  typeKeys(text: string): Promise<void>;
  /** What who imports all of these files has to load, compressed. */
  gzipBytes(...files: readonly string[]): Promise<number>;
}

declare global {
  var lent: Lent;
}

const MAKES: Readonly<Record<Make, Forms>> = {
  native: nativeForms,
  lit: litForms,
  list: ourForms('list'),
  stepper: ourForms('stepper'),
  skipped: ourForms('list', 'sage-questionnaire-card { content-visibility: auto; contain-intrinsic-block-size: auto 600px; }'),
  adaptive: adaptiveForms,
  survey: surveyForms,
};

type Make = 'native' | 'lit' | 'list' | 'stepper' | 'skipped' | 'adaptive' | 'survey';

const FORMS = 200;
const ROUNDS = 5;
/** Each in a new page, and all makes by turns: when the machine is busy with something else, it is so for all. */
const VISITS = 3;
const TYPED = 'the quick brown fox ';
/** Milliseconds after which the slowest are not shown once more. */
const PATIENCE = 3000;

interface Costs {
  /** The very first form in a page, in milliseconds. */
  readonly first: number;
  /** All forms, in milliseconds. */
  readonly many: number;
  /** Of scripts, in milliseconds: what the platform does to show a letter is the same for all. */
  readonly keystroke: number;
  readonly heap: number;
  readonly elements: number;
}

/** In the page that is open. */
async function measure(make: Make): Promise<Costs> {
  const { show, textField } = MAKES[make];
  const host = document.body.appendChild(document.createElement('main'));
  const first = await timeUntilShown(() => show(host, 1));
  host.replaceChildren();
  const before = await lent.heapInBytes();
  let many = Infinity;
  const start = performance.now();
  for (let round = 0; round < ROUNDS && performance.now() - start < PATIENCE; round++) {
    host.replaceChildren();
    await new Promise(requestAnimationFrame);
    many = Math.min(many, await timeUntilShown(() => show(host, FORMS)));
  }
  const heap = (await lent.heapInBytes()) - before;
  return { first, many, heap, elements: countElements(host), keystroke: await keystroke(textField(host)) };
}

/** Nothing where there is no text to type into. */
async function keystroke(field: HTMLElement | undefined): Promise<number> {
  if (!field) return 0;
  field.focus();
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const before = await lent.scriptMilliseconds();
    await lent.typeKeys(TYPED);
    best = Math.min(best, ((await lent.scriptMilliseconds()) - before) / TYPED.length);
  }
  return best;
}

function countElements(root: ParentNode): number {
  return [...root.querySelectorAll('*')].reduce((sum, { shadowRoot }) => sum + 1 + (shadowRoot ? countElements(shadowRoot) : 0), 0);
}

/** The best of several visits counts. */
async function measureAll(): Promise<Readonly<Record<Make, Costs>>> {
  const makes = Object.keys(MAKES) as Make[];
  const all = Object.fromEntries(makes.map((make) => [make, [] as Costs[]])) as Record<Make, Costs[]>;
  for (let visit = 0; visit < VISITS; visit++) for (const make of makes) all[make].push((await lent.evaluateAnew(`measure('${make}')`)) as Costs);
  return Object.fromEntries(makes.map((make) => [make, bestOf(all[make])])) as Record<Make, Costs>;
}

function bestOf(costs: readonly Costs[]): Costs {
  const best = (of: (each: Costs) => number): number => Math.min(...costs.map(of));
  return { first: best(({ first }) => first), many: best(({ many }) => many), keystroke: best(({ keystroke }) => keystroke), heap: best(({ heap }) => heap), elements: best(({ elements }) => elements) };
}

/** A number of each make, relative to that of one of them; a limit for ours. */
function rowsOf(costs: Readonly<Record<Make, Costs>>, base: Make, of: (each: Costs) => number, limits: Partial<Record<Make, number>>): readonly Row[] {
  return (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .filter((make) => make !== base && of(costs[make]) > 0)
    .map((make) => ({ name: NAMES[make], value: of(costs[make]) / of(costs[base]), ...(limits[make] !== undefined && { limit: limits[make] }) }));
}

const NAMES: Readonly<Record<Exclude<Make, 'native'>, string>> = {
  list: 'ours, all questions at once',
  stepper: 'ours, one after another',
  skipped: 'ours, passed over where it is not on screen (content-visibility: auto)',
  lit: 'a plain Lit card',
  adaptive: 'adaptivecards',
  survey: 'survey-js-ui',
};

/** The limits are what was reached, with room for a busy machine: they notice what gets worse. They are no aims. */
async function report(): Promise<number> {
  const costs = await measureAll();
  const kilobytes = async (name: string, limit: number | undefined, ...files: readonly string[]): Promise<Row> => ({
    name, value: (await lent.gzipBytes(...files)) / 1000, unit: ' kB', ...(limit !== undefined && { limit }),
  });
  return [
    printTable('The first three-question form of a page, to native HTML', rowsOf(costs, 'native', ({ first }) => first, { list: 10, stepper: 10 })),
    printTable(`${FORMS} forms, to native HTML`, rowsOf(costs, 'native', ({ many }) => many, { list: 9, stepper: 7, skipped: 4.5 })),
    printTable(`Scripts of a keystroke among ${FORMS} forms, to a plain Lit card`, rowsOf(costs, 'lit', ({ keystroke: time }) => time, { list: 18 })),
    printTable(`Heap of ${FORMS} forms, to a plain Lit card`, rowsOf(costs, 'lit', ({ heap }) => heap, { list: 10, stepper: 7.5 })),
    printTable(`Elements of ${FORMS} forms, to a plain Lit card`, rowsOf(costs, 'lit', ({ elements }) => elements, { list: 2.9, stepper: 2.1 })),
    printTable('To load, compressed', [
      await kilobytes('everything: elements, machines, all dialects', 205, 'src/elements/define.ts'),
      await kilobytes('elements, and one dialect without YAML and Markdown', 115, 'src/elements/card/card.ts', 'src/core/parse.ts', 'src/core/dialects/question-form/index.ts'),
      await kilobytes('reading one dialect without YAML and Markdown', 45, 'src/core/parse.ts', 'src/core/dialects/question-form/index.ts'),
      await kilobytes('adaptivecards', undefined, 'bench/forms/adaptive-cards.ts'),
      await kilobytes('survey-core and survey-js-ui', undefined, 'bench/forms/survey.ts'),
    ]),
  ].reduce((sum, over) => sum + over);
}

Object.assign(globalThis, { report, measure });
