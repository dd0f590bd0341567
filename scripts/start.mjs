// npm start [-- --port N] [--no-open]: the demo, from the sources.
import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.mjs';
import { root } from './run.mjs';

const { port, open } = readArguments();

if (!(await ensureDependencies())) process.exit(1);
const { createServer } = await import('vite');
const server = await createServer({
  configFile: `${root}/vite.config.mjs`,
  server: { open: open && hasDisplay(), ...(port !== undefined && { port: Number(port) }) },
});
await server.listen(); // takes the next free port when this one is busy
server.printUrls();

/** Ends the program with one line and code 2 where they cannot be meant. */
function readArguments() {
  try {
    const { values, positionals } = parseArgs({ options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } }, allowPositionals: true });
    // `npm start --port 6000`, without the `--` before it: npm keeps the option and hands on the number.
    const port = values.port ?? positionals[0];
    if (port !== undefined && !(/^\d{1,5}$/.test(port) && port >= 1 && port <= 65_535)) throw new Error(`Not a port, which is a number from 1 to 65535: '${port}'`);
    return { port, open: !values['no-open'] };
  } catch (error) {
    // Node adds to its own messages what is of no use here.
    console.error(`${error.message.split(/\.?\n|\. /, 1)[0]}. Usage: npm start [-- --port N] [--no-open]`);
    process.exit(2);
  }
}

function hasDisplay() {
  if (process.env.CI || process.env.SSH_CONNECTION) return false;
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
