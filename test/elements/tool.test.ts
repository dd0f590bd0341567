import { expect, fixture, html } from '@open-wc/testing';
import { runQuestionnaireAsync, type MessageToolCall } from '../../src/core/index.js';
import type { SageQuestionnaireTool } from '../../src/elements/index.js';
import { createQuestionnaireStore } from '../../src/machines/index.js';
import { all, answersOf, choose, chosen, press, replies, seen, settled } from './support.js';

const ASKED = { title: 'The export', questions: [{ id: 'format', type: 'single_choice', text: 'Which format?', options: ['CSV', 'Parquet'] }] };
const CALL: MessageToolCall = { id: 'call_1', name: 'questionnaire_async', arguments: ASKED };
const resultOf = (args: unknown, id = 'call_1') => ({ tool_call_id: id, content: JSON.stringify(runQuestionnaireAsync(args)) });

async function tool(properties: Partial<SageQuestionnaireTool>): Promise<SageQuestionnaireTool> {
  const element = await fixture<SageQuestionnaireTool>(html`<sage-questionnaire-tool></sage-questionnaire-tool>`);
  Object.assign(element, { store: createQuestionnaireStore(), ...properties });
  await settled(element);
  return element;
}

describe('a tool call that asks', () => {
  it('waits for its result, then shows its card, and answers it like any other', async () => {
    const element = await tool({ call: CALL });
    expect(seen(element)).to.equal('Preparing questions');
    expect(all(element, '[role="status"]')).to.have.length(1);
    element.result = resultOf(ASKED);
    await settled(element);
    const heard = replies(element);
    await choose(element, 'Parquet');
    await press(element, 'Send');
    const [event] = heard;
    expect(answersOf(event)).to.deep.equal({ format: { option: 'Parquet' } });
    expect(event?.questionnaire.id).to.equal('call_1');
    expect(event?.reply.via === 'message' && event.reply.text).to.match(/^<questionnaire-response>.*"questionnaire_id":"call_1"/);
    expect(seen(element)).to.contain('Answers sent');
  });

  it('takes a call under `function`, and a result of another call for none', async () => {
    const element = await tool({ call: { id: 'call_1', function: { name: 'questionnaire_async', arguments: JSON.stringify(ASKED) } }, result: resultOf(ASKED, 'call_2') });
    expect(seen(element)).to.equal('Preparing questions');
  });

  it('says why nothing can be shown, with each place, and offers nothing to send', async () => {
    const broken = { questions: [{ type: 'slider', text: 'How much?' }, { type: 'single_choice', text: 'Which?' }] };
    const element = await tool({ call: CALL, result: resultOf(broken), locale: 'pt-BR' });
    expect(seen(element)).to.contain('Perguntas não exibidas').and.to.contain('questions[1].type').and.to.contain('questions[2].options').and.to.contain('slider');
    expect(all(element, 'button')).to.have.length(0);
  });

  it('shows nothing of a tool that asks nothing, nor without a call', async () => {
    for (const call of [{ id: 'call_1', name: 'search', arguments: {} }, undefined]) expect(seen(await tool({ call }))).to.equal('');
  });

  it('stands whatever it is given', async () => {
    for (const result of [null, 5, 'x', {}, [], { tool_call_id: {} }, { content: 'x' }]) {
      const element = await tool(JSON.parse(JSON.stringify({ call: CALL, result })) as Partial<SageQuestionnaireTool>);
      expect(seen(element), JSON.stringify(result)).to.equal('Preparing questions');
    }
    for (const content of [null, 5, 'x', {}, [], { success: true }]) {
      const element = await tool(JSON.parse(JSON.stringify({ call: CALL, result: { tool_call_id: 'call_1', content } })) as Partial<SageQuestionnaireTool>);
      expect(seen(element), JSON.stringify(content)).to.contain('This is no result of the tool.');
      expect(all(element, 'button')).to.have.length(0);
    }
    for (const call of [null, 5, 'x', {}, [], { id: {}, function: null }]) expect(seen(await tool(JSON.parse(JSON.stringify({ call })) as Partial<SageQuestionnaireTool>))).to.equal('');
  });

  it('goes on to another call, and nothing of the one before stays', async () => {
    const element = await tool({ call: CALL, result: resultOf(ASKED) });
    await choose(element, 'Parquet');
    element.call = { ...CALL, id: 'call_2' };
    await settled(element);
    expect(seen(element)).to.equal('Preparing questions');
    element.result = resultOf(ASKED, 'call_2');
    await settled(element);
    expect(chosen(element)).to.deep.equal([]);
    const heard = replies(element);
    await choose(element, 'CSV');
    await press(element, 'Send');
    expect(heard.map(({ questionnaire }) => questionnaire.id)).to.deep.equal(['call_2']);
  });

  it('keeps what was entered while it is taken out of the page', async () => {
    const element = await tool({ call: CALL, result: resultOf(ASKED) });
    await choose(element, 'Parquet');
    const parent = element.parentElement!;
    element.remove();
    parent.append(element);
    await settled(element);
    expect(chosen(element)).to.deep.equal(['Parquet']);
  });

  it('can be locked, read only, or settled by its host', async () => {
    const element = await tool({ call: CALL, result: resultOf(ASKED), locked: 'superseded' });
    expect(seen(element)).to.contain('Closed');
    element.locked = undefined;
    element.readOnly = true;
    await settled(element);
    expect(seen(element)).to.contain('Read-only');
    element.settled = { kind: 'submitted', answers: [{ question: 'format', kind: 'single_choice', value: { option: 'CSV' } }] };
    await settled(element);
    expect(seen(element)).to.contain('Answers sent').and.to.contain('CSV');
  });
});
