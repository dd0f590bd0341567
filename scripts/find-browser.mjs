// Where the tests get a Chromium from, in this order:
//   1. $CHROME_PATH (`bundled` skips to 3)
//   2. one on $PATH or in the usual places
//   3. the one inside the npm package @sparticuz/chromium (Linux x64)
import { accessSync, constants, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { root } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome', 'microsoft-edge'];
const WINDOWS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...WINDOWS.flatMap((name) => (process.env[name] ? [join(process.env[name], 'Google/Chrome/Application/chrome.exe')] : [])),
];

// Containers often run as root, which the sandbox refuses, and with a small /dev/shm.
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage'];

/**
 * @returns {Promise<{ executablePath: string, headless: true | 'shell', args: string[] }>} launch options for Puppeteer
 * @throws when there is none; the message says what to install
 */
export async function browserLaunchOptions() {
  const wanted = process.env.CHROME_PATH;
  if (wanted && wanted !== 'bundled') {
    if (!isExecutable(wanted)) throw new Error(`CHROME_PATH=${wanted} is not an executable file.`);
    return { executablePath: wanted, headless: true, args: ARGS };
  }
  const installed = wanted === 'bundled' ? undefined : findInstalled();
  if (installed) return { executablePath: installed, headless: true, args: ARGS };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBundled();
  throw new Error(
    'No Chromium found. Install Chrome (https://www.google.com/chrome/) or Chromium ' +
      '(Debian, Ubuntu: apt-get install chromium; macOS: brew install --cask chromium), ' +
      'or set CHROME_PATH to the program of one.',
  );
}

function findInstalled() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

async function unpackBundled() {
  const cache = join(root, 'node_modules', '.cache', 'chromium');
  mkdirSync(cache, { recursive: true });
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x'; // makes it unpack the system libraries it needs, too
  const executablePath = await withTemporaryFolder(cache, async () => {
    const { default: chromium } = await import('@sparticuz/chromium');
    return chromium.executablePath();
  });
  process.env.FONTCONFIG_PATH = writeFontConfig(cache);
  return { executablePath, headless: 'shell', args: [...ARGS, '--no-zygote'] };
}

/** It unpacks into the temporary folder, which everyone on the machine shares. */
async function withTemporaryFolder(folder, action) {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await action();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** The packaged configuration names a folder that is not there; without a font every text is 0 px wide. */
function writeFontConfig(cache) {
  const fonts = join(cache, 'fonts');
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', fonts].map((folder) => `<dir>${folder}</dir>`).join('');
  mkdirSync(fonts, { recursive: true });
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${folders}<cachedir>${join(cache, 'fonts-cache')}</cachedir></fontconfig>\n`,
  );
  return fonts;
}
