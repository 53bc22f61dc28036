/** `npm run bench`: measures what we promise about speed and size; `npm run bench -- NAME…` only what is named. */
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { build } from './build.mjs';
import { run } from './lib/children.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { root } from './lib/root.mjs';

const { node, env } = await bootstrap();
const chromium = await ensureChromium();
if (!chromium) process.exit(1);
if (!(await build({ node, env }))) process.exit(1);
const { code } = await run(node, [join('bench', 'run.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: { ...env, CHROMIUM_PATH: chromium },
  endOnSignal: false,
});
process.exit(code);
