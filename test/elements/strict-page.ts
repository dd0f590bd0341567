import '../../src/elements/define.js';
import { block, choose, FORMAT, NOTES, press, seen, settled } from './queries.js';

declare global {
  interface Window {
    /** What happened on the strict page, when it is done. */
    report?: { readonly violations: readonly string[]; readonly seen: string };
  }
}

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, lineNumber }) => violations.push(`${violatedDirective} ${sourceFile}:${lineNumber}`));

const element = document.createElement('sage-questionnaire-message');
element.content = `# Hello\n\n[a](https://b.example) \`c\`\n\n${block([{ ...FORMAT, allow_other: true }, NOTES], 'Report')}\n\n${block([{ type: 'x' }])}`;
document.body.append(element);
await settled(element);
await choose(element, 'PDF');
await press(element, 'Next');
await press(element, 'Review');
await press(element, 'Send answers');
window.report = { violations, seen: seen(element) };
