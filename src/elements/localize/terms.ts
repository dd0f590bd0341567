import type { Translation } from '@shoelace-style/localize';

type AnswerForm = 'text' | 'number' | 'boolean' | 'date' | 'time' | 'date-time' | 'color' | 'file';

/**
 * Every word that the elements say themselves, in each language. Numbers arrive formatted.
 * The names share one registry with other libraries that use it (Shoelace, Web Awesome): none of theirs may be taken.
 */
export interface Terms extends Translation {
  // buttons
  send: string;
  sendAnswers: string;
  next: string;
  review: string;
  /** The answers are kept, to be sent with others. */
  answerDone: string;
  back: string;
  tryAgain: string;
  stopSending: string;
  copyAnswers: string;
  answersCopied: string;
  clearChoice: string;
  edit: string;
  editAnswer: (question: string) => string;
  askToClarify: string;
  finishInterview: string;
  decline: string;
  /** Where one may ask back, the questions themselves are turned down. */
  rejectQuestions: string;
  cancelQuestions: string;
  confirmCancel: string;
  keepAnswering: string;
  acceptRequest: string;
  /** To the address that is shown: not that anything is done there. */
  willGoThere: string;
  /** What declining and cancelling do. */
  declineMeans: string;
  cancelMeans: string;

  // hints: keys and what they do
  hintChoose: string;
  hintMove: string;
  hintNewLine: string;
  hintSend: string;
  hintNext: string;
  hintReview: string;
  hintDone: string;
  hintBack: string;
  hintCancel: string;

  // questions
  questions: string;
  askedBy: (source: string) => string;
  answerProgress: (count: string) => string;
  countOf: (count: string, all: string) => string;
  optional: string;
  requiredAnswer: string;
  otherOption: string;
  yourAnswer: string;
  /** Own words may be several answers. */
  oneALine: string;
  chooseOne: string;
  chooseAny: string;
  chooseExactly: (count: string) => string;
  chooseUpTo: (count: string) => string;
  chooseAtLeast: (count: string) => string;
  chooseBetween: (min: string, max: string) => string;
  atMostCharacters: (count: string) => string;
  atLeastCharacters: (count: string) => string;
  betweenCharacters: (min: string, max: string) => string;
  searchOptions: string;
  nothingFound: string;
  chooseFiles: string;
  orDropThem: (count: number) => string;
  removeFile: (name: string) => string;
  checkAnswers: string;
  optionPreview: (option: string) => string;
  otherClears: (other: string) => string;
  addNote: string;
  noteForAssistant: string;
  hoursLeft: (count: string) => string;
  minutesLeft: (count: string) => string;
  secondsLeft: (count: string) => string;
  /** What kind of answer a question wants. */
  answerForm: (form: AnswerForm) => string;

  // the status line
  sending: string;
  notSent: (reason: string) => string;
  notSentUnexplained: string;
  notAccepted: string;
  notAcceptedBecause: (reason: string) => string;
  deliveryUnknown: string;
  stillArriving: string;
  sentWithOthers: string;
  answersNeedChange: (count: number, formatted: string) => string;
  copyFailed: string;

  // the record
  answersSent: string;
  askedToClarify: string;
  interviewFinished: string;
  requestAccepted: string;
  declined: string;
  cancelled: string;
  timeRanOut: string;
  closed: string;
  readOnly: string;
  wentOnWithout: string;
  newerMessage: string;
  answeredElsewhere: string;
  canNoLongerBeSent: string;
  enteredIsKept: string;
  copyToSend: string;
  canReadOnly: string;
  /** Between two sentences. A function, for an empty text would count as missing. */
  sentenceGap: () => string;

  // what could not be read
  couldNotBeRead: string;
  problems: (count: number, formatted: string) => string;
  linePlace: (line: string) => string;
  lineColumnPlace: (line: string, column: string) => string;
  questionsNotShown: (count: number, formatted: string) => string;
  preparingQuestions: string;
  noQuestionShown: string;
  originalText: string;

  // Markdown
  codeBlock: (language: string) => string;
  dataTable: string;
  taskDone: string;
  taskOpen: string;
}
