import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { browserCountReporter } from './scripts/browser-count-reporter.mjs';
import { browserLaunchOptions } from './scripts/find-browser.mjs';

/**
 * `executeServerCommand('cdp-media', { 'forced-colors': 'active' })`: emulates media features
 * that the runner's own emulateMedia() does not know under Puppeteer.
 */
function cdpMediaPlugin() {
  const clients = new WeakMap();
  return {
    name: 'cdp-media',
    async executeCommand({ command, payload, session }) {
      if (command !== 'cdp-media') return undefined;
      const page = session.browser.getPage(session.id);
      // One a page, kept open: detaching it resets the emulation at once.
      if (!clients.has(page)) clients.set(page, await page.createCDPSession());
      const features = Object.entries(payload).map(([name, value]) => ({ name, value }));
      await clients.get(page).send('Emulation.setEmulatedMedia', { features });
      return true;
    },
  };
}

export default {
  files: ['test/**/*.test.ts', '!test/node/**'],
  hostname: '127.0.0.1', // minimal containers do not know localhost
  nodeResolve: { exportConditions: ['browser', 'development'] },
  browsers: [chromeLauncher({ launchOptions: await browserLaunchOptions() })],
  plugins: [
    esbuildPlugin({
      ts: true,
      target: 'esnext', // anything older and esbuild drops `with { type: 'json' }`
      tsconfig: fileURLToPath(new URL('./tsconfig.json', import.meta.url)), // for the decorators
    }),
    a11ySnapshotPlugin(),
    cdpMediaPlugin(),
  ],
  reporters: [defaultReporter({ reportTestProgress: !process.env.CI }), browserCountReporter()],
  coverage: !process.env.NO_COVERAGE,
  coverageConfig: {
    include: ['src/**/*.ts'],
    reporters: ['lcov', 'text-summary'],
    reportDir: 'coverage',
    threshold: { statements: 80, branches: 70, functions: 80, lines: 80 },
  },
  testFramework: { config: { timeout: 5000 } },
  filterBrowserLogs: ({ args }) => !args.some((arg) => typeof arg === 'string' && arg.includes('Lit is in dev mode')),
};
