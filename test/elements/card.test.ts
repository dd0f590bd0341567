import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { Question } from '../../src/core/index.js';
import type { SageQuestionnaireCard } from '../../src/elements/index.js';
import { answersOf, block, button, card, choose, chosen, deferred, focus, FORMAT, mark, message, NOTES, one, otherText, press, replies, seen, settled, takeErrors, WHO } from './support.js';

const REQUIRED: Question = { kind: 'single_choice', id: 'a', prompt: 'Which way?', required: true, options: [{ id: 'l', label: 'Left' }, { id: 'r', label: 'Right' }], widget: 'list' };
const NAME: Question = { kind: 'text', id: 'b', prompt: 'Your name?', required: true, format: 'plain', multiline: false };
const CITY: Question = { ...NAME, id: 'c', prompt: 'Your city?', required: false };

describe('a card', () => {
  describe('with several questions', () => {
    it('shows one at a time, goes on and back, and keeps every answer', async () => {
      const element = await message(block([FORMAT, WHO, NOTES], 'Report'));
      expect(seen(element)).to.contain('Report').and.to.contain('1 of 3').and.to.contain('Which format?').and.not.to.contain('Who receives it?');
      await choose(element, 'CSV');
      await press(element, 'Next');
      expect(seen(element)).to.contain('2 of 3').and.to.contain('Who receives it?').and.not.to.contain('Which format?');
      await choose(element, 'Sales', 'Support');
      await press(element, 'Back');
      expect(chosen(element)).to.deep.equal(['CSV']);
      await press(element, 'Next');
      expect(chosen(element)).to.deep.equal(['Sales', 'Support']);
    });

    it('moves the focus to the first control of the next and the previous question', async () => {
      const element = await message(block([FORMAT, NOTES]));
      await press(element, 'Next');
      expect(focus()).to.equal('textarea');
      await press(element, 'Back');
      expect(focus()).to.equal('PDF');
    });

    it('sends three different answers for three questions', async () => {
      const element = await message(block([FORMAT, WHO, NOTES]));
      const heard = replies(element);
      await choose(element, 'PDF');
      await press(element, 'Next');
      await choose(element, 'Finance');
      await press(element, 'Next');
      one(element, 'textarea').focus();
      await sendKeys({ type: 'As short as you can' });
      await press(element, 'Review');
      await press(element, 'Send answers');
      expect(answersOf(heard[0])).to.deep.equal({ format: { option: 'PDF' }, who: { options: ['Finance'] }, notes: 'As short as you can' });
    });

    it('does not skip a question by a double click on Next', async () => {
      const element = await message(block([FORMAT, WHO, NOTES]));
      button(element, 'Next').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
      await settled(element);
      button(element, 'Next').dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
      await settled(element);
      expect(seen(element)).to.contain('2 of 3');
    });

    it('shows all of them in a list, and there Enter goes to the next one', async () => {
      const element = await message(block([FORMAT, WHO]), { layout: 'list' });
      const heard = replies(element);
      expect(seen(element)).to.contain('Which format?').and.to.contain('Who receives it?');
      mark(element, 'Spreadsheet').focus();
      await sendKeys({ press: 'Enter' });
      expect(focus()).to.equal('Finance');
      expect(heard).to.have.length(0);
      await sendKeys({ press: 'Enter' });
      await settled(element);
      expect(heard).to.have.length(1);
    });

    it('renders once for what is done, and once for where the focus goes', async () => {
      const element = await message(block([{ ...FORMAT, allow_other: true }, WHO, NOTES]));
      const inner = one<SageQuestionnaireCard>(element, 'sage-questionnaire-card');
      let updates = 0;
      inner.addController({ hostUpdated: () => updates++ });
      const count = async (work: Promise<unknown>): Promise<number> => {
        updates = 0;
        await work;
        await settled(element);
        return updates;
      };
      mark(element, 'PDF').focus();
      await settled(element);
      expect(await count(sendKeys({ press: 'ArrowDown' })), 'another option').to.equal(1);
      expect(await count(sendKeys({ press: 'Enter' })), 'the next question').to.equal(2);
      expect(await count(press(element, 'Back')), 'the one before').to.equal(2);
      otherText(element).focus();
      await settled(element);
      await sendKeys({ press: 'Enter' });
      await settled(element);
      expect(one(element, '[part~="hints"]').textContent).to.match(/1\s*–\s*3/);
    });

    it('says what to do with which key', async () => {
      const element = await message(block([FORMAT, NOTES]));
      const hints = (): string => one(element, '[part~="hints"]').textContent.replaceAll(/\s+/g, ' ').trim();
      expect(hints()).to.match(/1–3 choose ?Enter next/);
      await press(element, 'Next');
      expect(hints()).to.match(/(Ctrl|⌘) Enter review ?(Alt|⌥) ← back/);
      await press(element, 'Review');
      expect(hints()).to.match(/^Enter send ?(Alt|⌥) ← back/);
    });
  });

  describe('that is sent', () => {
    it('is submitted at once where the host neither waits nor prevents it', async () => {
      const element = await message(block([FORMAT]));
      const heard = replies(element);
      await choose(element, 'PDF');
      await press(element, 'Send');
      expect(heard).to.have.length(1);
      expect(heard[0]!.reply).to.include({ via: 'message' });
      expect(heard[0]!.reply.displayText).to.equal('Questionnaire answers\nWhich format?: PDF');
      expect(heard[0]!.parts).to.deep.equal([{ questionnaire: heard[0]!.questionnaire, outcome: heard[0]!.outcome }]);
      expect(seen(element)).to.contain('Answers sent').and.not.to.contain('Choose one');
    });

    it('moves the focus to the record, and Tab leaves it', async () => {
      const element = await message(block([FORMAT]));
      const after = document.createElement('button');
      element.after(after);
      mark(element, 'PDF').focus();
      await sendKeys({ press: 'Enter' });
      await settled(element);
      expect(focus()).to.equal('record-head');
      await sendKeys({ press: 'Tab' });
      expect(document.activeElement).to.equal(after);
      after.remove();
    });

    it('leaves the focus where the person has gone meanwhile', async () => {
      const sending = deferred();
      const element = await message(block([FORMAT]));
      replies(element, (event) => event.waitUntil(sending.promise));
      const composer = document.createElement('input');
      element.after(composer);
      await press(element, 'Send');
      composer.focus();
      sending.resolve();
      await settled(element);
      expect(seen(element)).to.contain('Answers sent');
      expect(document.activeElement).to.equal(composer);
      composer.remove();
    });

    it('sends until the promise is kept', async () => {
      const sending = deferred();
      const element = await message(block([FORMAT]));
      replies(element, (event) => event.waitUntil(sending.promise));
      await press(element, 'Send');
      expect(button(element, 'Sending…').getAttribute('aria-busy')).to.equal('true');
      expect(seen(element)).to.contain('Which format?');
      sending.resolve();
      await settled(element);
      expect(seen(element)).to.contain('Answers sent');
    });

    it('waits for all promises where there are several', async () => {
      const [first, second] = [deferred(), deferred()];
      const element = await message(block([FORMAT]));
      replies(element, (event) => {
        event.waitUntil(first.promise);
        event.waitUntil(second.promise);
      });
      await press(element, 'Send');
      first.resolve();
      await settled(element);
      expect(seen(element)).not.to.contain('Answers sent');
      second.resolve();
      await settled(element);
      expect(seen(element)).to.contain('Answers sent');
    });

    it('keeps every answer when delivery fails, says why, and can be sent again', async () => {
      let fails = true;
      const element = await message(block([{ ...FORMAT, allow_other: true }]));
      const heard = replies(element, (event) => event.waitUntil(fails ? Promise.reject(new Error('no connection')) : Promise.resolve()));
      otherText(element).focus();
      await sendKeys({ type: 'On paper' });
      await press(element, 'Send');
      expect(seen(element)).to.contain('Not sent: no connection. Your answers are kept.');
      expect(otherText(element).value).to.equal('On paper');
      fails = false;
      await press(element, 'Try again');
      expect(seen(element)).to.contain('Answers sent').and.to.contain('On paper');
      expect(heard.map(answersOf)).to.deep.equal([{ format: { other: 'On paper' } }, { format: { other: 'On paper' } }]);
    });

    it('stays as it was where the host prevents it, and can be sent again', async () => {
      const element = await message(block([FORMAT]));
      const heard = replies(element, (event) => event.preventDefault());
      await choose(element, 'CSV');
      await press(element, 'Send');
      expect(chosen(element)).to.deep.equal(['CSV']);
      expect(one(element, '[part~="status"]').textContent.trim()).not.to.contain('sent');
      await press(element, 'Send');
      expect(heard).to.have.length(2);
    });

    it('is not sent where the host fails before it says what becomes of it', async () => {
      const restore = takeErrors();
      const element = await message(block([FORMAT]));
      const heard = replies(element, () => {
        throw new ReferenceError('transport is not defined');
      });
      await choose(element, 'CSV');
      await press(element, 'Send');
      expect(seen(element)).to.contain('Not sent: transport is not defined. Your answers are kept.');
      expect(chosen(element)).to.deep.equal(['CSV']);
      await press(element, 'Try again');
      expect(heard).to.have.length(2);
      expect(restore()).to.equal(2); // the page hears of them as ever
    });

    it('tells what went wrong, whoever made the error', async () => {
      const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
      const { Error: ElsewhereError } = frame.contentWindow as Window & typeof globalThis;
      const element = await message(block([FORMAT]));
      let error: unknown;
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- hosts reject with what they have got
      replies(element, (event) => event.waitUntil(Promise.reject(error)));
      await choose(element, 'CSV');
      for (const [rejected, shown] of [[new ElsewhereError('far away'), 'Not sent: far away.'], [{ code: -1, message: 'the peer says no' }, 'Not sent: the peer says no.'], [{ message: 5 }, 'Not sent. Your'], [null, 'Not sent. Your'], [undefined, 'Not sent. Your']] as const) {
        error = rejected;
        await press(element, shown.includes('far') ? 'Send' : 'Try again');
        expect(seen(element)).to.contain(shown);
        expect(chosen(element)).to.deep.equal(['CSV']);
      }
      error = Object.assign(new ElsewhereError('CSV is full'), { refused: true });
      await press(element, 'Try again');
      expect(seen(element)).to.contain('Not accepted: CSV is full.');
    });

    it('believes what the host has said where it fails after that, and another listener that takes it', async () => {
      const restore = takeErrors();
      const awaited = await message(block([FORMAT]));
      replies(awaited, (event) => {
        event.waitUntil(Promise.resolve());
        throw new Error('too late');
      });
      await press(awaited, 'Send');
      expect(seen(awaited)).to.contain('Answers sent');
      const withdrawn = await message(block([FORMAT]));
      replies(withdrawn, () => {
        throw new Error('a logger broke');
      });
      replies(withdrawn, (event) => event.preventDefault());
      await press(withdrawn, 'Send');
      expect(seen(withdrawn)).to.contain('Which format?').and.not.to.contain('Not sent');
      restore();
    });

    it('says that it was not sent also where the host throws what is no error', async () => {
      const restore = takeErrors();
      const element = await message(block([FORMAT]));
      replies(element, () => {
        // eslint-disable-next-line @typescript-eslint/only-throw-error -- a host may
        throw null;
      });
      await press(element, 'Send');
      expect(seen(element)).to.contain('Not sent. Your answers are kept.');
      restore();
    });

    it('sends one reply, whatever is clicked how often', async () => {
      const element = await message(block([FORMAT]));
      const heard = replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
      const send = button(element, 'Send');
      for (let click = 0; click < 3; click++) send.click();
      mark(element, 'PDF').focus();
      await sendKeys({ press: 'Enter' });
      await settled(element);
      expect(heard).to.have.length(1);
    });

    it('cannot be changed while it is sent, and nothing is dimmed', async () => {
      const element = await message(block([{ ...FORMAT, default: 'PDF', allow_other: true }]));
      replies(element, (event) => event.waitUntil(new Promise(() => undefined)));
      mark(element, 'PDF').focus();
      await press(element, 'Send');
      mark(element, 'PDF').focus();
      await sendKeys({ press: 'ArrowDown' });
      await sendKeys({ press: '3' });
      mark(element, 'CSV').click();
      await settled(element);
      expect(chosen(element)).to.deep.equal(['PDF']);
      expect(otherText(element).readOnly).to.equal(true);
      expect(mark(element, 'PDF').disabled).to.equal(false);
    });

    it('can be called back by the person, and is done after all when the host says that it arrived', async () => {
      const sending = deferred();
      const element = await message(block([FORMAT]));
      const heard = replies(element, (event) => event.waitUntil(sending.promise));
      await choose(element, 'PDF');
      await press(element, 'Send');
      await new Promise((resolve) => setTimeout(resolve, 350)); // offered only to whoever has to wait
      await press(element, 'Stop sending');
      expect(heard[0]!.signal.aborted).to.equal(true);
      expect(seen(element)).to.contain('may not have arrived');
      expect(chosen(element)).to.deep.equal(['PDF']);
      expect(focus()).to.equal('button button-primary');
      sending.resolve();
      await settled(element);
      expect(seen(element)).to.contain('Answers sent');
    });
  });

  describe('that is refused', () => {
    it('names what is missing, goes to the first of it, and clears nothing', async () => {
      const element = await card([{ ...CITY, id: 'd' }, REQUIRED, NAME], { layout: 'list' });
      const heard = replies(element);
      const [city] = [one<HTMLInputElement>(element, 'input[part~="input"]')];
      city.focus();
      await sendKeys({ type: 'Rome' });
      await press(element, 'Send answers');
      expect(heard).to.have.length(0);
      expect(seen(element)).to.contain('Choose an option').and.to.contain('Write an answer').and.to.contain('2 answers need a change');
      expect(focus()).to.equal('Left');
      expect(city.value).to.equal('Rome');
    });

    it('stays on the step that has no answer yet', async () => {
      const element = await card([REQUIRED, NAME]);
      await press(element, 'Next');
      expect(seen(element)).to.contain('1 of 2').and.to.contain('Choose an option');
      await choose(element, 'Right');
      expect(seen(element)).not.to.contain('Choose an option');
      await press(element, 'Next');
      expect(seen(element)).to.contain('2 of 2');
    });
  });

  describe('that is over', () => {
    it('locks when a newer message comes, and what was written can still be read and copied', async () => {
      const element = await message(block([FORMAT, NOTES], 'Report'));
      await press(element, 'Next');
      await sendKeys({ type: 'Not before Monday' });
      element.canSubmit = false;
      await settled(element);
      expect(seen(element)).to.contain('Closed').and.to.contain('A newer message exists').and.to.contain('Not before Monday');
      expect(button(element, 'Copy answers')).to.be.instanceOf(HTMLButtonElement);
    });

    it('goes on with the same draft when the newer message is taken back', async () => {
      const element = await message(block([FORMAT]));
      await choose(element, 'CSV');
      element.canSubmit = false;
      await settled(element);
      element.canSubmit = true;
      await settled(element);
      expect(chosen(element)).to.deep.equal(['CSV']);
    });

    it('lists what was asked where it can only be read', async () => {
      const element = await message(block([FORMAT, NOTES], 'Report'), { readOnly: true });
      expect(seen(element)).to.contain('Read-only').and.to.contain('Which format?').and.to.contain('Spreadsheet').and.to.contain('Free text');
      expect(() => button(element, 'Send')).to.throw();
    });
  });

  it('is closed for as long as its host says, and for whatever reason', async () => {
    const element = await card([REQUIRED], { locked: 'answered_elsewhere' });
    expect(seen(element)).to.contain('Closed').and.not.to.contain('Choose one');
    element.locked = undefined;
    await settled(element);
    expect(seen(element)).to.contain('Choose one');
  });

  it('says so when no dialect can write the answer', async () => {
    const element = await card([REQUIRED], { dialects: [] });
    const heard = replies(element);
    await choose(element, 'Left');
    await press(element, 'Send');
    expect(heard).to.have.length(0);
    expect(seen(element)).to.contain('Not sent: The format of this questionnaire is not known');
    expect(chosen(element)).to.deep.equal(['Left']);
  });

  it('shows why nothing in it can be shown', async () => {
    const diagnostics = [{ code: 'type_unsupported', severity: 'error', message: 'No such type.', source: '{"type":"x"}' }] as const;
    const element = await card([], {}, { diagnostics });
    expect(seen(element)).to.contain('Questions could not be shown');
    expect(one(element, '[part~="degraded"]').textContent).to.contain('{"type":"x"}');
    expect(() => button(element, 'Send')).to.throw();
  });

  it('takes the focus where its first control is', async () => {
    const element = await card([REQUIRED]);
    element.focus();
    expect(focus()).to.equal('Left');
  });

  describe('of which a part cannot be shown', () => {
    it('shows the rest, and what could not be read as it was written', async () => {
      const element = await message(block([FORMAT, { id: 'x', type: 'slidr', text: 'How long?' }]));
      expect(seen(element)).to.contain('Which format?').and.to.contain('1 question could not be shown');
      expect(one(element, '[part~="degraded"]').textContent).to.contain('slidr').and.to.contain('How long?');
    });

    it('shows as code what the reason quotes', async () => {
      const element = await message(block([FORMAT, { id: 'x', type: 'slidr', text: 'How long?' }]));
      expect(one(element, '[part~="degraded"] code').textContent).to.equal('slidr');
      expect(one(element, '[part~="degraded"]').textContent).not.to.contain('`');
    });
  });

  it('says that a question may be left out where others may not', async () => {
    expect(seen(await card([NAME, CITY], { layout: 'list' }))).to.match(/Your city\? Optional/);
    expect(seen(await card([CITY, { ...CITY, id: 'd' }], { layout: 'list' }))).not.to.contain('Optional');
  });

  it('tells each change to whoever listens outside', async () => {
    const element = await message(block([FORMAT]));
    const changes: [string, unknown][] = [];
    const listen = (event: HTMLElementEventMap['sage-questionnaire-change']): void => {
      changes.push([event.question, event.value]);
    };
    document.addEventListener('sage-questionnaire-change', listen as EventListener);
    await choose(element, 'PDF');
    document.removeEventListener('sage-questionnaire-change', listen as EventListener);
    expect(changes).to.deep.equal([['format', { kind: 'single_choice', option: 'PDF', other: { chosen: false, text: '' } }]]);
  });

  it('forgets old answers when it asks something else, and keeps them when it asks the same again', async () => {
    const element = await card([REQUIRED]);
    await choose(element, 'Right');
    element.questionnaire = { ...element.questionnaire! };
    await settled(element);
    expect(chosen(element)).to.deep.equal(['Right']);
    element.questionnaire = { ...element.questionnaire, id: 'another' };
    await settled(element);
    expect(chosen(element)).to.deep.equal([]);
  });
});
