import type { Dialect } from './dialect.js';
import { askUser } from './dialects/ask-user/index.js';
import { elicitation } from './dialects/elicitation/index.js';
import { questionForm } from './dialects/question-form/index.js';
import { questionnaireAsync } from './dialects/questionnaire-async/index.js';
import { sageInline } from './dialects/sage-inline/index.js';

/** Every dialect that the library reads, in the order in which they are asked. */
export const allDialects: readonly Dialect[] = [sageInline(), questionnaireAsync(), questionForm(), askUser(), elicitation()];
