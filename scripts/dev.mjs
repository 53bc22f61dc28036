/** `npm run dev`: the API, restarted when its sources change, and Vite's server for the web application. */
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { run, stopChildren } from './lib/children.mjs';
import { root } from './lib/root.mjs';

const webPort = process.env.WEB_PORT ?? '5173';
const apiPort = process.env.PORT ?? '3000';

const { node, env } = await bootstrap();
const api = run(node, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  cwd: root,
  env: { APP_URL: `http://localhost:${webPort}`, ...env },
  endOnSignal: false,
});
const web = run(
  node,
  [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), '--port', webPort, '--strictPort'],
  { cwd: join(root, 'web'), env: { ...env, API_URL: `http://127.0.0.1:${apiPort}` }, endOnSignal: false },
);
// When one of the two is gone the other is of no use.
const first = await Promise.race([api, web]);
stopChildren('SIGTERM');
await Promise.all([api, web]);
process.exit(first.code);
