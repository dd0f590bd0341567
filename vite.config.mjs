import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('./demo/'),
  server: {
    host: '127.0.0.1', // minimal containers do not know localhost
    fs: { allow: [here('./')] }, // the demo imports ../src
  },
});
