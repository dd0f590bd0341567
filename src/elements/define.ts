import { allDialects } from '../core/registry.js';
import { setDefaultDialects } from './defaults.js';
import { SageQuestionnaireMessage } from './message/message.js';

export * from './index.js';

setDefaultDialects(allDialects);
SageQuestionnaireMessage.define();
