import '../src/elements/define.js';
import { DemoChat } from './chat.js';

customElements.define('demo-chat', DemoChat);
