#!/usr/bin/env node
import { main } from './main.js';

// Whoever reads the output may stop before its end.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
process.exitCode = main(process.argv.slice(2));
