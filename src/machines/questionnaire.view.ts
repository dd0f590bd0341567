import type { SnapshotFrom } from 'xstate';
import { byKind, type KindTable } from '../core/by-kind.js';
import { isAnswered, noteOf, valueOf } from '../core/draft/draft.js';
import type { Draft, Question, QuestionKind, QuestionOf } from '../core/model/index.js';
import { enteredAnswers, sentAnswers } from './questionnaire.answers.js';
import { commandsOf } from './questionnaire.commands.js';
import { currentQuestions, currentStep, hasReview, isReview, layoutOf, nextStep, stepCount, type QuestionnaireContext } from './questionnaire.context.js';
import type { questionnaireMachine } from './questionnaire.machine.js';
import type { AnswerView, QuestionnaireStatus, QuestionnaireView, QuestionView, QuestionViewOf, StepView } from './questionnaire.view-model.js';

export type QuestionnaireSnapshot = SnapshotFrom<typeof questionnaireMachine>;

/** A snapshot as any client can show it: plain data, and the commands that are possible now. Pure. */
export function viewQuestionnaire(snapshot: QuestionnaireSnapshot): QuestionnaireView {
  const { context } = snapshot;
  const { questionnaire, issues, failure, locked, settled } = context;
  const status = statusOf(snapshot);
  const commands = commandsOf(context, status);
  const answers = sentAnswers(context);
  // Most who look at a view show the questions instead: it is not put into words with every letter that is typed.
  let entered: readonly AnswerView[] | undefined;
  const firstIssue = questionnaire.questions.find(({ id }) => issues.some(({ question }) => question === id))?.id;
  return {
    questionnaire,
    status,
    ...(questionnaire.title !== undefined && { title: questionnaire.title }),
    ...(questionnaire.description !== undefined && { description: questionnaire.description }),
    layout: layoutOf(context),
    step: currentStep(context),
    stepCount: stepCount(context),
    steps: stepsOf(context),
    isLastStep: currentStep(context) === stepCount(context) - 1,
    isReview: isReview(context),
    nextIsReview: hasReview(context) && nextStep(context) === stepCount(context) - 1,
    waitsForOthers: context.others,
    isPrepared: context.prepared !== null,
    questions: context.prepared !== null ? [] : currentQuestions(context).map((question) => viewQuestion(context, question)),
    questionCount: questionnaire.questions.length,
    answeredCount: questionnaire.questions.filter((question) => isAnswered(valueOf(context.draft, question))).length,
    issueCount: issues.length,
    ...(firstIssue !== undefined && { firstIssue }),
    canEdit: commands.change !== undefined,
    canGoBack: commands.back !== undefined,
    canGoNext: commands.next !== undefined,
    canSubmit: commands.submit !== undefined,
    ...(failure !== null && { failure }),
    deliveryUnknown: context.deliveryUnknown,
    ...(locked !== null && { lock: locked }),
    ...(settled !== null && { outcome: settled }),
    ...(answers !== undefined && { answers }),
    get entered() {
      return (entered ??= enteredAnswers(context));
    },
    hasEntered: hasEntered(context),
    hasUnsent: isOver(status) && answers === undefined && hasEntered(context),
    diagnostics: questionnaire.diagnostics,
    commands,
  };
}

export function statusOf(snapshot: QuestionnaireSnapshot): QuestionnaireStatus {
  const { value } = snapshot;
  if (typeof value === 'object') return value.pending;
  return value === 'placing' ? 'arriving' : value; // nobody sees `placing`: it is left within the same step
}

function isOver(status: QuestionnaireStatus): boolean {
  return status !== 'arriving' && status !== 'editing' && status !== 'ready' && status !== 'submitting';
}

function hasEntered({ questionnaire, draft, touched, prepared }: QuestionnaireContext): boolean {
  return questionnaire.questions.some(
    (question) => noteOf(draft, question) !== '' || ((prepared !== null || touched.includes(question.id)) && isAnswered(valueOf(draft, question))),
  );
}

function stepsOf(context: QuestionnaireContext): readonly StepView[] {
  const { questions, title = '' } = context.questionnaire;
  const groups = layoutOf(context) === 'list' ? [questions] : questions.map((question) => [question]);
  const steps = hasReview(context) ? [...groups, []] : groups;
  return steps.map((group, index) => ({
    index,
    review: index === questions.length && hasReview(context),
    label: layoutOf(context) === 'list' ? title : group.map(({ header, prompt }) => header ?? prompt).join(),
    current: index === currentStep(context),
    answered: group.length > 0 && group.every((question) => isAnswered(valueOf(context.draft, question))),
    hasIssue: group.some(({ id }) => context.issues.some(({ question }) => question === id)),
  }));
}

type Shared = Omit<QuestionViewOf<QuestionKind>, 'kind' | 'question' | 'value'>;

function viewQuestion({ questionnaire, draft, issues }: QuestionnaireContext, question: Question): QuestionView {
  const issue = issues.find((one) => one.question === question.id);
  return byKind(VIEWS, question, draft, {
    note: noteOf(draft, question),
    ...(issue !== undefined && { issue }),
    answered: isAnswered(valueOf(draft, question)),
    optional: !question.required,
    index: questionnaire.questions.indexOf(question),
  });
}

function viewOf<K extends QuestionKind>(kind: K, question: QuestionOf<K>, draft: Draft, shared: Shared): QuestionViewOf<K> {
  return { ...shared, kind, question, value: valueOf(draft, { id: question.id, kind }) };
}

const VIEWS: KindTable<[Draft, Shared], QuestionView> = {
  single_choice: (...of) => viewOf('single_choice', ...of),
  multi_choice: (...of) => viewOf('multi_choice', ...of),
  text: (...of) => viewOf('text', ...of),
  number: (...of) => viewOf('number', ...of),
  boolean: (...of) => viewOf('boolean', ...of),
  temporal: (...of) => viewOf('temporal', ...of),
  color: (...of) => viewOf('color', ...of),
  file: (...of) => viewOf('file', ...of),
};
