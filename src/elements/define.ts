import { allDialects } from '../core/registry.js';
import { SageQuestionnaireConversation } from './conversation/conversation.js';
import { setDefaultDialects } from './defaults.js';

export * from './index.js';

setDefaultDialects(allDialects);
SageQuestionnaireConversation.define();
