import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { selfCheckText } from '../../src/core/index.js';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sage-questionnaire-'));
after(() => rmSync(folder, { recursive: true }));

const BROKEN = 'Note.\n\n```questionnaire\ntitle: T\nquestions: []\n```\n\n<questionnaire>{}</sage-questionnaire>\n';
const files: Readonly<Record<string, string>> = { 'good.md': 'Hello.\n', 'broken.md': BROKEN, 'marked.md': '\ufeff```questionnaire\n```\n' };
for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);

const loader = pathToFileURL(join(root, 'node_modules/tsx/dist/loader.mjs')).href;

function run(args: readonly string[], input = ''): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`--import=${loader}`, join(root, 'src/cli/index.ts'), ...args], { cwd: folder, input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('sage-questionnaire check', () => {
  it('says nothing where nothing is wrong', () => {
    assert.deepEqual(run(['check', 'good.md']), { status: 0, stdout: '', stderr: '' });
  });

  it('prints a line for each issue, file by file', () => {
    const { status, stdout, stderr } = run(['check', 'broken.md', 'good.md', 'marked.md']);
    assert.equal(status, 1);
    assert.equal(stderr, '');
    assert.deepEqual(stdout.split('\n'), [
      'broken.md:5:12 questions_empty There must be at least one question.',
      'broken.md:8:1 element_mismatched The element is closed under another name. End it with `</questionnaire>`.',
      'marked.md:1:1 payload_empty The questionnaire is empty. Write the fields "title" and "questions".',
      '',
    ]);
  });

  it('reads the standard input', () => {
    const { status, stdout } = run(['check', '-'], BROKEN);
    assert.equal(status, 1);
    assert.match(stdout, /^-:5:12 questions_empty /);
  });

  it('prints JSON for other programs', () => {
    const { status, stdout } = run(['check', '--json', 'broken.md', 'good.md']);
    assert.equal(status, 1);
    assert.deepEqual(JSON.parse(stdout), selfCheckText(BROKEN).map((issue) => ({ file: 'broken.md', ...issue })));
    assert.deepEqual(run(['check', '--json', 'good.md']), { status: 0, stdout: '[]\n', stderr: '' });
  });

  it('speaks other languages', () => {
    assert.match(run(['check', '--locale', 'zh-CN', 'broken.md']).stdout, /至少要有一个问题/);
    assert.match(run(['check', '--locale=pt_BR.UTF-8', 'broken.md']).stdout, /pelo menos uma pergunta/);
  });

  it('names what it cannot read, and checks the rest', () => {
    const { status, stdout, stderr } = run(['check', 'missing.md', 'broken.md', '.']);
    assert.equal(status, 2);
    assert.match(stdout, /^broken\.md:5:12 /);
    assert.match(stderr, /^sage-questionnaire: missing\.md: .*ENOENT.*\nsage-questionnaire: \.: .*EISDIR.*\n$/);
  });

  it('refuses what is no text, rather than find nothing in it', () => {
    writeFileSync(join(folder, 'utf-16.md'), Buffer.from(`\ufeff${BROKEN}`, 'utf16le'));
    writeFileSync(join(folder, 'binary.dat'), Buffer.from([0, 1, 2, 0xff, 0xfe, 0x80]));
    const { status, stdout, stderr } = run(['check', 'utf-16.md', 'binary.dat', 'broken.md']);
    assert.equal(status, 2);
    assert.equal(stdout.trimEnd().split('\n').length, 2);
    assert.equal(stderr, 'sage-questionnaire: utf-16.md: not text in UTF-8\nsage-questionnaire: binary.dat: not text in UTF-8\n');
  });

  it('tells the same places whatever the line ends', () => {
    const places = (text: string): readonly string[] => run(['check', '-'], text).stdout.split('\n').map((line) => line.split(' ')[0] ?? '');
    for (const end of ['\r\n', '\r']) assert.deepEqual(places(BROKEN.replaceAll('\n', end)), places(BROKEN));
  });

  it('waits for a standard input that is slow, and takes it once', async () => {
    const child = spawn(process.execPath, [`--import=${loader}`, join(root, 'src/cli/index.ts'), 'check', '-', '-'], { cwd: folder });
    const output = text(child.stdout);
    child.stdin.write(BROKEN.slice(0, 20));
    await new Promise((resolve) => setTimeout(resolve, 50));
    child.stdin.end(BROKEN.slice(20));
    assert.deepEqual((await output).trimEnd().split('\n').map((line) => line.split(' ')[0]), ['-:5:12', '-:8:1', '-:5:12', '-:8:1']);
  });

  // Other systems have no disk that is always full.
  if (existsSync('/dev/full')) {
    it('says that its output could not be written', () => {
      const { status, stderr } = spawnSync('sh', ['-c', '"$0" "$@" > /dev/full', process.execPath, `--import=${loader}`, join(root, 'src/cli/index.ts'), 'check', 'broken.md'], { cwd: folder, encoding: 'utf8' });
      assert.equal(status, 2);
      assert.match(stderr, /^sage-questionnaire: ENOSPC.*\n$/);
    });
  }

  it('is not stopped by a reader that stops', () => {
    writeFileSync(join(folder, 'long.md'), '<questionnaire>{}</questionnaire>\n\n'.repeat(20_000));
    const shell = spawnSync('sh', ['-c', '"$0" "$@" | head -n 1', process.execPath, `--import=${loader}`, join(root, 'src/cli/index.ts'), 'check', 'long.md'], { cwd: folder, encoding: 'utf8' });
    assert.match(shell.stdout, /^long\.md:1:\d+ questions_required /);
    assert.equal(shell.stderr, '');
  });
});

describe('sage-questionnaire', () => {
  it('explains itself', () => {
    for (const args of [['--help'], ['-h'], ['check', '--help']]) {
      const { status, stdout, stderr } = run(args);
      assert.deepEqual([status, stderr], [0, '']);
      for (const word of ['Usage: sage-questionnaire check', '--json', '--locale', '--version', 'Exit code']) assert.ok(stdout.includes(word), word);
      assert.ok(stdout.split('\n').every((line) => line.length <= 80));
    }
  });

  it('tells its version', () => {
    const manifest: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    for (const flag of ['--version', '-v']) assert.deepEqual(run([flag]), { status: 0, stdout: `${(manifest as { version: string }).version}\n`, stderr: '' });
  });

  it('names what it does not understand, and points to its help', () => {
    for (const args of [[], ['check'], ['chekc', 'good.md'], ['check', '--jsno', 'good.md'], ['check', '--locale']]) {
      const { status, stdout, stderr } = run(args);
      assert.deepEqual([status, stdout], [2, '']);
      assert.match(stderr, /^sage-questionnaire: .+\nTry "sage-questionnaire --help"\.\n$/s);
    }
  });
});
