import { parseMessage, type Question, type QuestionKind, type QuestionOf, type Questionnaire } from '../src/core/index.js';
import samples from '../test/fixtures/samples.json' with { type: 'json' };

/** The text of a whole message from the fixtures. */
export function sampleContent(id: string): string {
  const sample = samples.find((each) => each.id === id);
  if (!sample) throw new Error(`There is no sample ${id}.`);
  return sample.content;
}

/** The questionnaire in a message from the fixtures. */
export function sampleQuestionnaire(id: string): Questionnaire {
  return questionnaireIn(sampleContent(id), id);
}

/** The first questionnaire in a message. */
export function questionnaireIn(content: string, messageId: string): Questionnaire {
  const questionnaire = parseMessage(content, { messageId }).flatMap((segment) => (segment.type === 'questionnaire' ? [segment.questionnaire] : []))[0];
  if (!questionnaire) throw new Error(`${messageId} holds no questionnaire.`);
  return questionnaire;
}

/** A questionnaire from the fixtures, cut down to its first question of a kind, which may be changed. */
export function askOne<K extends QuestionKind>(id: string, kind: K, change: Partial<QuestionOf<K>> = {}): Questionnaire {
  const questionnaire = sampleQuestionnaire(id);
  const question = questionnaire.questions.find((each): each is Extract<Question, { kind: K }> => each.kind === kind);
  if (!question) throw new Error(`The sample ${id} asks nothing of kind ${kind}.`);
  return { ...questionnaire, questions: [{ ...question, ...change }] };
}
