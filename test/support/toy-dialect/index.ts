import type { Decoded, Dialect, Question, Questionnaire, QuestionnaireResponse } from '../../../src/core/index.js';

const NAME = 'toy';

/** A sixth wire format with all three intakes, to prove that a dialect is one folder and one line in a list. */
export function toy(): Dialect {
  return {
    name: NAME,
    block: {
      syntax: [{ form: 'element', names: ['toy-poll'] }],
      replySyntax: [{ form: 'element', names: ['toy-vote'] }],
      idPrefix: 'poll',
      decode: (block, where) => (where.reply ? { type: 'response', response: responseOf(JSON.parse(block.payload)) } : ask(where.id, 'message', block.payload)),
    },
    call: { tools: ['toy_ask'], decode: (call, result) => ask(call.id, 'message', JSON.stringify(result.content)) },
    request: { recognizes: isToyRequest, decode: (payload) => (isToyRequest(payload) ? ask(payload.toy.id, 'request', JSON.stringify(payload.toy)) : unreadable) },
    encode(questionnaire, outcome) {
      const votes = 'answers' in outcome ? outcome.answers.map(({ question, value }) => [question, value]) : [];
      const body = { poll: questionnaire.id, votes };
      const displayText = `Voted: ${votes.map(([, value]) => String(value)).join(', ')}`;
      if (questionnaire.wire === 'request') return { ok: true, value: { via: 'request', id: questionnaire.wireId, result: body, displayText } };
      return { ok: true, value: { via: 'message', text: `<toy-vote>${JSON.stringify(body)}</toy-vote>`, displayText } };
    },
    decodeReply: (reply) => ({ ok: true, value: responseOf(typeof reply === 'string' ? JSON.parse(reply.replace(/<\/?toy-vote>/g, '')) : reply) }),
  };
}

const unreadable: Decoded = { type: 'invalid', diagnostics: [{ code: 'json_invalid', severity: 'error', message: 'not a toy' }] };

function isToyRequest(payload: unknown): payload is { readonly toy: { readonly id: string } } {
  return typeof payload === 'object' && payload !== null && 'toy' in payload && typeof payload.toy === 'object' && payload.toy !== null && 'id' in payload.toy && typeof payload.toy.id === 'string';
}

function ask(id: string, wire: 'message' | 'request', json: string): Decoded {
  const content: unknown = JSON.parse(json);
  const prompts = typeof content === 'object' && content !== null && 'ask' in content && Array.isArray(content.ask) ? content.ask.map(String) : [];
  if (prompts.length === 0) return unreadable;
  const questions = prompts.map((prompt, index): Question => ({ kind: 'text', id: `t${index + 1}`, prompt, required: true, format: 'plain', multiline: false }));
  const questionnaire: Questionnaire = { id, wireId: id, dialect: NAME, name: 'toy-poll', complete: true, layout: 'list', questions, outcomes: ['submitted'], diagnostics: [], wire };
  return { type: 'questionnaire', questionnaire };
}

function responseOf(wire: unknown): QuestionnaireResponse {
  const poll = typeof wire === 'object' && wire !== null && 'poll' in wire ? String(wire.poll) : '';
  const votes: unknown[] = typeof wire === 'object' && wire !== null && 'votes' in wire && Array.isArray(wire.votes) ? wire.votes : [];
  const answers = votes.map((vote) => (Array.isArray(vote) ? { question: String(vote[0]), kind: 'text' as const, value: String(vote[1]) } : { question: '', kind: 'text' as const, value: null }));
  return { questionnaireId: poll, name: 'toy-poll', dialect: NAME, outcome: { kind: 'submitted', answers }, automatic: false, displayText: 'Voted', wire };
}
