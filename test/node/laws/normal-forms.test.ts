import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { buildReply, checkDraft, initialDraft, parseMessage, parseReply, type Answer, type Draft, type Outcome, type Question, type Questionnaire } from '../../../src/core/index.js';
import { carryDraft } from '../../../src/core/draft/carry-draft.js';
import { draftOf, withValue } from '../../../src/core/draft/draft.js';
import { readDraft } from '../../../src/core/draft/read-draft.js';
import { restoreDraft } from '../../../src/core/draft/restore-draft.js';
import { createQuestionnaireStore, viewQuestionnaire, type DraftStorage } from '../../../src/machines/index.js';
import { asked, exchange, mangled, nasty, runs, written } from './arbitraries.js';

const locales = fc.constantFrom('en', 'zh-CN', 'pt-BR');

function replyTo(questionnaire: Questionnaire, outcome: Outcome, locale = 'en'): { readonly text: string; readonly displayText: string } {
  const reply = buildReply(questionnaire, outcome, { locale });
  assert.ok(reply.ok && reply.value.via === 'message', JSON.stringify(reply));
  return reply.value;
}

function outcomeOf(questionnaire: Questionnaire, text: string): Outcome {
  const read = parseReply(questionnaire, text);
  assert.ok(read.ok, JSON.stringify(read));
  return read.value.outcome;
}

function answersOf(outcome: Outcome): readonly Answer[] {
  assert.ok(outcome.kind === 'submitted');
  return outcome.answers;
}

function submitted(questionnaire: Questionnaire, draft: Draft): Outcome {
  const checked = checkDraft(questionnaire, draft);
  assert.ok(checked.ok, JSON.stringify(checked));
  return { kind: 'submitted', answers: checked.value };
}

const draftOfAnswers = (questionnaire: Questionnaire, answers: readonly Answer[]): Draft => answers.reduce((draft, answer) => withValue(draft, answer.question, draftOf(answer)), initialDraft(questionnaire));

/** The one questionnaire of a message. */
function questionnaireIn(message: string): Questionnaire {
  const found = parseMessage(message, { messageId: 'm' }).flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire] : []));
  assert.equal(found.length, 1, message);
  assert.ok(found[0]);
  return found[0];
}

const TYPES: { readonly [K in Question['kind']]?: string } = { single_choice: 'single_choice', multi_choice: 'multi_choice', text: 'free_text' };

/** A questionnaire as the one element that says all of it, and needs no repair. */
function canonical({ name, title, uiText, timeoutSeconds, questions }: Questionnaire): string {
  const json = JSON.stringify({
    title,
    questions: questions.map((question) => ({
      id: question.id,
      type: TYPES[question.kind],
      text: question.prompt,
      ...('options' in question ? { options: question.options.map(({ id, label }) => ({ value: id, label })), allow_other: question.other !== undefined } : {}),
      default: initialOf(question),
    })),
    ui_text: uiText,
    timeout_seconds: timeoutSeconds,
  });
  return `<${name}>${json.replaceAll('<', '\\u003c')}</${name}>`;
}

function initialOf(question: Question): unknown {
  switch (question.kind) {
    case 'single_choice': return question.initial && 'option' in question.initial ? question.initial.option : undefined;
    case 'multi_choice': return question.initial?.options;
    default: return question.kind === 'text' ? question.initial : undefined;
  }
}

describe('what was read or written is in its normal form', () => {
  it('a reply, read and written again, is the same text, in each language', () => {
    fc.assert(
      fc.property(exchange, locales, ([questionnaire, outcome], locale) => {
        const reply = replyTo(questionnaire, outcome, locale);
        const read = outcomeOf(questionnaire, reply.text);
        assert.deepEqual(replyTo(questionnaire, read, locale), reply);
        assert.deepEqual(outcomeOf(questionnaire, replyTo(questionnaire, read, locale).text), read);
      }),
      runs,
    );
  });

  it('an answer with white space around it is, after one reading, what it stays', () => {
    fc.assert(
      fc.property(exchange, nasty, ([questionnaire, outcome], typed) => {
        const answers = answersOf(outcome).map((answer): Answer => (answer.kind === 'text' ? { ...answer, value: ` ${typed}\n` } : answer));
        const { text } = replyTo(questionnaire, { kind: 'submitted', answers });
        assert.equal(replyTo(questionnaire, outcomeOf(questionnaire, text)).text, text);
        const expected = answers.map((answer) => (answer.kind === 'text' ? { ...answer, value: typed.trim() || null } : answer));
        assert.deepEqual(outcomeOf(questionnaire, text), { kind: 'submitted', answers: expected });
      }),
      runs,
    );
  });

  it('a questionnaire that was repaired, written as one that needs no repair, asks the same', () => {
    const repaired = new Set<string>();
    fc.assert(
      fc.property(fc.oneof(mangled, written), (message) => {
        const first = questionnaireIn(message);
        for (const { code } of first.diagnostics) repaired.add(code);
        const second = questionnaireIn(canonical(first));
        assert.deepEqual(second.diagnostics, []);
        assert.deepEqual({ ...second, diagnostics: first.diagnostics }, first);
        assert.equal(canonical(second), canonical(first));
      }),
      runs,
    );
    assert.deepEqual([...repaired].toSorted(), ['default_invalid', 'options_invalid', 'question_id_repeated', 'yaml_comment_cut']);
  });

  it('a draft, carried to the questionnaire that it was written for, is itself', () => {
    fc.assert(
      fc.property(exchange, ([questionnaire, outcome]) => {
        const draft = draftOfAnswers(questionnaire, answersOf(outcome));
        const touched = questionnaire.questions.map(({ id }) => id);
        const again = structuredClone(questionnaire);
        assert.deepEqual(carryDraft(draft, questionnaire, again, touched), draft);
        assert.deepEqual(carryDraft(initialDraft(questionnaire), questionnaire, again, []), initialDraft(questionnaire));
        assert.deepEqual(restoreDraft(questionnaire, draft, draft, []).draft, draft);
        assert.deepEqual(restoreDraft(questionnaire, initialDraft(questionnaire), draft, []).draft, draft);
        assert.deepEqual(readDraft(JSON.parse(JSON.stringify(draft))), draft);
      }),
      runs,
    );
  });

  it('the answers of a reply, taken for a draft and sent again, are the same reply', () => {
    fc.assert(
      fc.property(exchange, locales, ([questionnaire, outcome], locale) => {
        const reply = replyTo(questionnaire, outcome, locale);
        const draft = draftOfAnswers(questionnaire, answersOf(outcomeOf(questionnaire, reply.text)));
        assert.deepEqual(replyTo(questionnaire, submitted(questionnaire, draft), locale), reply);
      }),
      runs,
    );
  });
});

function memory(): DraftStorage {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value), removeItem: (key) => void items.delete(key) };
}

describe('any questionnaire, in the machine', () => {
  it('is answered, kept beyond the page, sent and settled, whatever its ids and answers', () => {
    fc.assert(
      fc.property(exchange, fc.constantFrom('stepper', 'list'), ([questionnaire, outcome], layout) => {
        const storage = memory();
        const errors: unknown[] = [];
        const options = { storage, onError: (error: unknown) => void errors.push(error) };
        const first = createQuestionnaireStore(options).open(questionnaire, { layout });
        for (const answer of answersOf(outcome)) first.send({ type: 'draft.changed', question: answer.question, value: draftOf(answer) });

        const actor = createQuestionnaireStore(options).open(structuredClone(questionnaire), { layout });
        assert.deepEqual({ ...actor.getSnapshot().context.draft.values }, { ...first.getSnapshot().context.draft.values });
        const sent: Outcome[] = [];
        actor.on('outcome', (emitted) => void sent.push(emitted.outcome));
        for (const question of questionnaire.questions) actor.send(question === questionnaire.questions.at(-1) || layout === 'list' ? { type: 'submit' } : { type: 'next' });
        assert.deepEqual(sent, [outcome]);

        actor.send({ type: 'delivery.succeeded' });
        const later = createQuestionnaireStore().open(questionnaire, { settled: outcomeOf(questionnaire, replyTo(questionnaire, outcome).text) });
        for (const each of [actor, later]) assert.equal(viewQuestionnaire(each.getSnapshot()).status, 'submitted');
        assert.deepEqual(viewQuestionnaire(later.getSnapshot()).answers, viewQuestionnaire(actor.getSnapshot()).answers);
        assert.deepEqual(errors, []);
      }),
      { numRuns: Math.ceil(runs.numRuns / 10) },
    );
  });

  it('starts with what was asked, and with nothing else', () => {
    fc.assert(
      fc.property(asked, (questionnaire) => {
        const { draft, touched } = createQuestionnaireStore().open(questionnaire).getSnapshot().context;
        assert.deepEqual(draft, initialDraft(questionnaire));
        assert.deepEqual(touched, []);
      }),
      { numRuns: Math.ceil(runs.numRuns / 10) },
    );
  });
});
