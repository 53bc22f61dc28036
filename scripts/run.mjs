/** `node scripts/run.mjs FILE…` runs a TypeScript file under the pinned Node. */
import { bootstrap } from './bootstrap.mjs';
import { run } from './lib/children.mjs';

const { node, env } = await bootstrap();
const { code } = await run(node, process.argv.slice(2), { env, endOnSignal: false });
process.exit(code);
