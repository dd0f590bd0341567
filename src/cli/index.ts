#!/usr/bin/env node
import { fail, main } from './main.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads the output may stop before its end.
  if (error.code !== 'EPIPE') process.exitCode = fail(error.message);
});
process.stderr.on('error', () => undefined);
const code = await main(process.argv.slice(2));
process.exitCode ??= code;
