import type { Block } from '../scan/block.js';
import { readYaml } from '../payload/yaml.js';
import type { Problem } from '../problem.js';
import { readStrict } from './strict-reader.js';
import { toQuestion } from './to-question.js';
import type { Content } from './content.js';

/** So many say what is wrong with all. */
const MAX_TOLD = 50;

/** Reads fenced YAML: strict, so that a model learns what is wrong with it. Source: docs/sage-inline.md §3. */
export function decodeFence(block: Block): Content {
  // A lone carriage return ends a line in Markdown, and not for the parser. Offsets stay the same.
  const payload = block.payload.replace(/\r(?!\n)/g, '\n');
  const form = payloadForm(payload);
  if (form) return { ok: false, problems: [form] };
  const document = readYaml(payload);
  if (!document.ok) return { ok: false, problems: document.error };
  const strict = readStrict(document.value.tree);
  if (!strict.ok) return { ok: false, problems: [...strict.problems, ...document.value.warnings].slice(0, MAX_TOLD) };
  const { title, questions } = strict.value;
  return {
    ok: true,
    title: title.trim(),
    questions: questions.map(({ type, text, options, initial, allowOther }, index) =>
      toQuestion({ id: `q${index + 1}`, type, text: text.trim(), options: options.map((option) => ({ id: option, label: option })), initial, allowOther }),
    ),
    problems: document.value.warnings,
  };
}

/** What can be said of the payload before any of it is parsed. */
function payloadForm(payload: string): Problem | undefined {
  const first = /\S/.exec(payload);
  if (!first) return { code: 'payload_empty', at: 0 };
  if (first[0] === '{' || first[0] === '[') return { code: 'payload_not_block_yaml', at: first.index };
  const fence = /(?:^|[\n\r]) {0,3}(?:`{3,}|~{3,})/.exec(payload);
  return fence ? { code: 'nested_fence', at: fence.index + (/^[\n\r]/.test(fence[0]) ? 1 : 0) } : undefined;
}
