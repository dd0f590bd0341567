import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ListToolsResultSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';
import { asSchema, jsonSchema, type JSONSchema7 } from 'ai';
import { questionnaireAsyncTool } from '../../../src/core/index.js';

const { name, description, parameters } = questionnaireAsyncTool;

// The types are half of what is held here: the declarations of these packages take neither an interface nor a readonly list.
describe('the definition of the tool', () => {
  it('is a tool of the Model Context Protocol', () => {
    const tool: Tool = { name, description, inputSchema: parameters };
    assert.deepEqual(ListToolsResultSchema.parse({ tools: [tool] }).tools, [tool]);
  });

  it('is what the AI SDK takes as a schema', async () => {
    const schema: JSONSchema7 = parameters;
    assert.deepEqual(await asSchema(jsonSchema(schema)).jsonSchema, parameters);
  });

  it('is a function as chat APIs declare it', () => {
    const declared: { readonly type: 'function'; function: { name: string; description?: string; parameters?: { [key: string]: unknown } } } = { type: 'function', function: questionnaireAsyncTool };
    assert.deepEqual(JSON.parse(JSON.stringify(declared)), { type: 'function', function: { name, description, parameters } });
  });
});
