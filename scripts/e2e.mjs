/** `npm run e2e`: the browser tests against the built application; arguments go to Playwright. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { run } from './lib/children.mjs';
import { ensureTestBrowser } from './lib/chromium.mjs';
import { isMain } from './lib/is-main.mjs';
import { root } from './lib/root.mjs';

export async function runBrowserTests({ node, env, chromium, args }) {
  const cli = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'oja-e2e-'));
  // Under root the database runs as another user, who has to pass; else it would be kept, and left, elsewhere.
  await chmod(dataDir, 0o711);
  try {
    const { code } = await run(node, [cli, 'test', ...args], {
      cwd: join(root, 'e2e'),
      env: { ...env, CHROMIUM_PATH: chromium, OJA_E2E_DATA: dataDir },
      endOnSignal: false,
    });
    return code;
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

if (isMain(import.meta.url)) {
  const tools = await bootstrap();
  const chromium = await ensureTestBrowser();
  if (!chromium) process.exit(1);
  if (!(await build(tools))) process.exit(1);
  process.exit(await runBrowserTests({ ...tools, chromium, args: process.argv.slice(2) }));
}
