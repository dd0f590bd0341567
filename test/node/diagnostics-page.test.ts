import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { DiagnosticCode } from '../../src/core/index.js';
import { DIAGNOSTIC_CASES, provoke } from '../support/diagnostic-cases.js';

const CODES = Object.keys(DIAGNOSTIC_CASES) as DiagnosticCode[];

describe('the page of diagnostics', () => {
  it('has a row for each code, with its severity and its English words', () => {
    const page = readFileSync(new URL('../../docs/diagnostics.md', import.meta.url), 'utf8');
    const rows = [...page.matchAll(/^\| `(\w+)` \| (error|warning) \| (.+?) \| (.+) \|$/gm)].map(([, code, severity, provokedBy, message]) => ({ code, severity, message, explained: provokedBy !== '' }));
    const expected = CODES.map((code) => {
      const found = provoke(code).find((diagnostic) => diagnostic.code === code);
      return { code, severity: found?.severity, message: found?.message, explained: true };
    });
    assert.deepEqual(rows, expected);
  });
});
