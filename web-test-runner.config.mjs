import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { browserCountReporter } from './scripts/browser-count-reporter.mjs';
import { browserLaunchOptions } from './scripts/find-browser.mjs';

/**
 * What the runner's own commands cannot emulate under Puppeteer:
 * `executeServerCommand('cdp-media', { 'forced-colors': 'active' })`, media features that emulateMedia() does not know;
 * `executeServerCommand('cdp-touch', { enabled: true })`, a finger for a pointer; setViewport() would reload the page;
 * `executeServerCommand('cdp-tree')`, what a screen reader gets, with the groups and errors that a11ySnapshot() leaves out.
 */
function cdpPlugin() {
  const clients = new WeakMap();
  const commands = {
    'cdp-media': (payload) => ['Emulation.setEmulatedMedia', { features: Object.entries(payload).map(([name, value]) => ({ name, value })) }],
    'cdp-touch': ({ enabled }) => ['Emulation.setTouchEmulationEnabled', { enabled }],
    'cdp-tree': () => ['Accessibility.getFullAXTree', {}],
  };
  return {
    name: 'cdp',
    async executeCommand({ command, payload, session }) {
      if (!Object.hasOwn(commands, command)) return undefined;
      const page = session.browser.getPage(session.id);
      // One a page, kept open: detaching it resets the emulation at once.
      if (!clients.has(page)) clients.set(page, await page.createCDPSession());
      return clients.get(page).send(...commands[command](payload));
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
    cdpPlugin(),
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
