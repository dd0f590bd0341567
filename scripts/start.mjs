// npm start [-- --port N] [--no-open]: the demo, from the sources.
import { parseArgs } from 'node:util';
import { ensureDependencies } from './dependencies.mjs';
import { root } from './run.mjs';

const { values } = parseArgs({ options: { port: { type: 'string' }, 'no-open': { type: 'boolean' } } });

if (!(await ensureDependencies())) process.exit(1);
const { createServer } = await import('vite');
const server = await createServer({
  configFile: `${root}/vite.config.mjs`,
  server: { open: !values['no-open'] && hasDisplay(), ...(values.port && { port: Number(values.port) }) },
});
await server.listen(); // takes the next free port when this one is busy
server.printUrls();

function hasDisplay() {
  if (process.env.CI || process.env.SSH_CONNECTION) return false;
  if (process.platform === 'darwin' || process.platform === 'win32') return true;
  return Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}
