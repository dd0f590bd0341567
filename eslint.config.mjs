import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import lit from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import wc from 'eslint-plugin-wc';
import ts from 'typescript-eslint';

/** What untrusted text must never reach, and how types are never bent. */
const forbidden = [
  { selector: 'TSAsExpression > TSAsExpression.expression > TSUnknownKeyword', message: 'Narrow the type instead of forcing it through unknown.' },
  { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment)$/]', message: 'No HTML from strings.' },
  { selector: 'TemplateElement[value.raw=/\\.(inner|outer)HTML\\s*=/]', message: 'No HTML from strings.' },
  { selector: 'Identifier[name=/^unsafe(HTML|SVG|CSS|MathML|Static)$/]', message: 'No markup from strings.' },
];

const notReallyPromises = [
  { from: 'package', package: 'node:test', name: ['test', 'it', 'describe', 'suite', 'skip', 'todo'] },
  { from: 'package', package: '@open-wc/semantic-dom-diff', name: 'Equal' }, // its types say that every equal() is one
];

export default defineConfig(
  globalIgnores(['dist/', 'coverage/', 'reports/', 'storybook-static/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    rules: {
      'no-restricted-syntax': ['error', ...forbidden],
      'no-eval': 'error',
      'no-new-func': 'error',
      'no-control-regex': 'off', // a scanner of untrusted text names control characters on purpose
    },
  },
  {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': ['error', { allowForKnownSafeCalls: notReallyPromises }],
      '@typescript-eslint/no-implied-eval': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/prefer-promise-reject-errors': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ['src/**/*.ts', 'stories/**/*.ts', 'test/**/*.ts', 'demo/**/*.ts'], ...lit.configs['flat/recommended'] },
  { files: ['src/**/*.ts'], ...wc.configs['flat/best-practice'] },
  { files: ['src/**/*.ts', 'stories/**/*.ts', 'demo/**/*.ts'], plugins: { 'lit-a11y': litA11y }, rules: litA11y.configs.recommended.rules },
  { files: ['**/*.mjs'], languageOptions: { globals: { console: 'readonly', globalThis: 'readonly', process: 'readonly', URL: 'readonly' } } },
  {
    files: ['test/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/no-unused-expressions': 'off' },
  },
);
