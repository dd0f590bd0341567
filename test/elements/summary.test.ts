import { expect, fixture, html } from '@open-wc/testing';
import type { AnswerView } from '../../src/index.js';
import type { DraftValue, Question, Questionnaire } from '../../src/core/index.js';
import type { SageQuestionnaireCard, SageQuestionnaireFallback, SageQuestionnaireSummary } from '../../src/elements/index.js';
import { createQuestionnaireStore, type QuestionnaireStore } from '../../src/machines/index.js';
import { boolean, chosen, color, file, number, ref, single, temporal, text, typed } from '../support/questions.js';
import { toy } from '../support/toy-dialect/index.js';
import { all, answersOf, button, one, press, replies, seen, settled } from './support.js';

const ANSWERS: readonly AnswerView[] = [
  { question: 'a', prompt: 'Which format?', text: 'PDF', empty: false },
  { question: 'b', prompt: 'Anything else?', text: 'Not answered', empty: true },
];

async function summary(properties: Partial<SageQuestionnaireSummary>): Promise<SageQuestionnaireSummary> {
  const element = await fixture<SageQuestionnaireSummary>(html`<sage-questionnaire-summary></sage-questionnaire-summary>`);
  Object.assign(element, { answers: ANSWERS, heading: 'Report', ...properties });
  await settled(element);
  return element;
}

describe('a summary', () => {
  it('says the answers in one line, and opens to the questions', async () => {
    const element = await summary({});
    const details = one<HTMLDetailsElement>(element, 'details');
    expect(details.open).to.equal(false);
    expect(one(element, '[part="record-gist"]').textContent).to.equal('PDF');
    one(element, 'summary').click();
    expect(details.open).to.equal(true);
    expect(seen(element)).to.match(/Which format\? PDF Anything else\? Not answered/);
  });

  it('stands open with what was not sent, and copies it', async () => {
    const element = await summary({ state: 'expired', unsent: true });
    expect(one<HTMLDetailsElement>(element, 'details').open).to.equal(true);
    expect(seen(element)).to.contain('Time ran out').and.to.contain('Copy them to send them yourself.');
    let copied = '';
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = (text) => {
      copied = text;
      return Promise.resolve();
    };
    await press(element, 'Copy answers');
    navigator.clipboard.writeText = writeText;
    expect(copied).to.equal('Which format?\nPDF');
    expect(button(element, 'Copied')).to.be.instanceOf(HTMLButtonElement);
  });

  it('selects the answers where it may not copy them', async () => {
    const element = await summary({ state: 'superseded', unsent: true });
    const { writeText } = navigator.clipboard;
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    await press(element, 'Copy answers');
    navigator.clipboard.writeText = writeText;
    expect(seen(element)).to.contain('Could not copy');
  });

  it('is a mere word where there is nothing to open', async () => {
    const element = await summary({ state: 'declined' });
    expect(seen(element)).to.equal('Declined Report');
    expect(all(element, 'details')).to.have.length(0);
  });
});

describe('a fallback', () => {
  const source = '```questionnaire\ntitle: A\ndefualt: ""\n```\n';

  it('shows the whole text with its line numbers, and marks where it went wrong', async () => {
    const element = await fixture<SageQuestionnaireFallback>(html`<sage-questionnaire-fallback
      .source=${source}
      .firstLine=${3}
      .diagnostics=${[
        { code: 'unexpected_field', severity: 'error', message: 'Unknown field.', line: 5, column: 1 },
        { code: 'title_required', severity: 'error', message: 'No title.', line: 4 },
      ]}
    ></sage-questionnaire-fallback>`);
    const lines = all(element, '[data-line]');
    expect(lines.map(({ dataset, textContent }) => [dataset['line'], textContent])).to.deep.equal([['3', '```questionnaire'], ['4', 'title: A'], ['5', 'defualt: ""'], ['6', '```']]);
    expect(one(element, 'mark').textContent).to.equal('defualt');
    expect(seen(element)).to.contain('2 problems');
    one(element, 'summary').click();
    expect(seen(element)).to.match(/Line 4 No title\. Line 5, column 1 Unknown field\./);
  });

  it('marks the right word where the block does not begin its line', async () => {
    const element = await fixture<SageQuestionnaireFallback>(html`<sage-questionnaire-fallback
      .source=${'<questionnaire>{"a":1,\n"b":x}</questionnaire>'}
      .firstLine=${2}
      .firstColumn=${11}
      .diagnostics=${[
        { code: 'unexpected_field', severity: 'error', message: 'Unknown field.', line: 2, column: 27 },
        { code: 'json_invalid', severity: 'error', message: 'Not JSON.', line: 3, column: 5 },
      ]}
    ></sage-questionnaire-fallback>`);
    expect(all(element, 'mark').map(({ textContent }) => textContent)).to.deep.equal(['"a"', 'x']);
    one(element, 'summary').click();
    expect(seen(element)).to.match(/Line 2, column 27 Unknown field\. Line 3, column 5 Not JSON\./);
  });

  it('marks every place of a line, once', async () => {
    const places = [9, 1, 9, undefined, 99].map((column) => ({ code: 'json_invalid', severity: 'error', message: 'No.', line: 1, column }));
    const element = await fixture<SageQuestionnaireFallback>(html`<sage-questionnaire-fallback .source=${'one and two'} .diagnostics=${places}></sage-questionnaire-fallback>`);
    expect(all(element, 'mark').map(({ textContent }) => textContent)).to.deep.equal(['one', 'two']);
    expect(one(element, '[data-line]').textContent).to.equal('one and two');
  });

  it('shows as code what its reasons quote', async () => {
    const element = await fixture<SageQuestionnaireFallback>(html`<sage-questionnaire-fallback
      .source=${'x'}
      .diagnostics=${['`1` is not text in YAML: write `"1"`', 'Found `` a`b `` here.', 'A ` alone, ``` and `` more.'].map((message) => ({ code: 'options_invalid', severity: 'error', message }))}
    ></sage-questionnaire-fallback>`);
    one(element, 'summary').click();
    expect(all(element, 'code').map(({ textContent }) => textContent)).to.deep.equal(['1', '"1"', 'a`b']);
    expect(seen(element)).to.contain('1 is not text in YAML: write "1"').and.to.contain('Found a`b here.').and.to.contain('A ` alone, ``` and `` more.');
    expect(one(element, 'code').part.value).to.equal('diagnostic-code');
  });

  it('copes without a place and without a reason', async () => {
    const element = await fixture<SageQuestionnaireFallback>(html`<sage-questionnaire-fallback .source=${'x'}></sage-questionnaire-fallback>`);
    expect(seen(element)).to.contain('Could not be read as a form');
    element.diagnostics = [{ code: 'json_invalid', severity: 'error', message: 'Not JSON.', line: 1, column: 99 }];
    await settled(element);
    one(element, 'summary').click();
    expect(seen(element)).to.contain('Not JSON.');
  });

  it('copies out as it was written', async () => {
    const element = await fixture<SageQuestionnaireFallback>(html`<sage-questionnaire-fallback .source=${source}></sage-questionnaire-fallback>`);
    expect(one(element, 'pre').innerText).to.equal(source.trimEnd());
  });
});

describe('an answer of every kind', () => {
  const every: readonly Question[] = [number({ min: 1 }), boolean(), temporal(), temporal({ id: 'at', precision: 'date-time' }), color(), file({ multiple: true }), single(), text()];
  const values: Readonly<Record<string, DraftValue>> = {
    number: { kind: 'number', text: '1234.5' },
    boolean: { kind: 'boolean', checked: false },
    temporal: { kind: 'temporal', text: '2027-01-04' },
    at: { kind: 'temporal', text: '2027-01-04T18:00' },
    color: { kind: 'color', text: '#2f7d6b' },
    file: { kind: 'file', files: [{ ...ref('a.csv'), size: 2500 }, ref('b.csv')] },
    single: chosen('b'),
    text: typed('mine'),
  };
  const store = (locale: string): QuestionnaireStore => {
    const made = createQuestionnaireStore();
    const actor = made.open({ ...BASE, questions: every }, { locale });
    for (const [question, value] of Object.entries(values)) actor.send({ type: 'draft.changed', question, value });
    return made;
  };
  const BASE: Questionnaire = { id: 'q', wireId: 'q', dialect: 'toy', name: 'toy', complete: true, layout: 'list', outcomes: ['submitted'], diagnostics: [], wire: undefined, questions: every };
  const shown = async (properties: Partial<SageQuestionnaireCard>, locale = 'en'): Promise<SageQuestionnaireCard> => {
    const element = await fixture<SageQuestionnaireCard>(html`<sage-questionnaire-card></sage-questionnaire-card>`);
    Object.assign(element, { questionnaire: BASE, store: store(locale), locale, dialects: [toy()], ...properties });
    await settled(element);
    return element;
  };
  const read = (element: Element): string[] => all(element, '[part~="answer-value"]').map((value) => seen(value).replaceAll('\u202f', ' '));

  it('is read as people write it, in their language', async () => {
    expect(read(await shown({ locked: 'superseded' }))).to.deep.equal(
      ['1,234.5', 'No', 'January 4, 2027', 'January 4, 2027 at 6:00 PM', '#2f7d6b', 'a.csv (2.5 kB), b.csv (1 byte)', 'B', 'mine'],
    );
    expect(read(await shown({ locked: 'superseded' }, 'zh-CN'))).to.deep.equal(
      ['1,234.5', '否', '2027年1月4日', '2027年1月4日 18:00', '#2f7d6b', 'a.csv (2.5 kB)、b.csv (1字节)', 'B', 'mine'],
    );
  });

  it('shows a colour, without a style of its own', async () => {
    const element = await shown({ locked: 'superseded' });
    expect(all(element, '.swatch')).to.have.length(1);
    expect(getComputedStyle(one<SVGRectElement & HTMLElement>(element, '.swatch > rect')).fill).to.equal('rgb(47, 125, 107)');
    expect(all(element, '[style]')).to.have.length(0);
  });

  it('goes out as the wire wants it, whatever is read', async () => {
    const element = await shown({}, 'pt-BR');
    const heard = replies(element);
    await press(element, 'Enviar respostas');
    expect(answersOf(heard[0])).to.deep.include({ number: 1234.5, boolean: false, temporal: '2027-01-04', at: '2027-01-04T18:00', color: '#2f7d6b' });
  });

  it('is named by its kind where a questionnaire can only be read', async () => {
    const element = await shown({ readOnly: true, store: createQuestionnaireStore() });
    expect(read(element)).to.deep.equal(['Number', 'Yes or no', 'Date', 'Date and time', 'Color', 'File', 'A B C', 'Free text']);
  });
});
