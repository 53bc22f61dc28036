/**
 * `npm run nightly`: the fault tests at full size, an hour of them: a thousand buyers for one account, a thousand
 * sequences of the models, a long storm, twenty deaths of the API, a hundred hostile requests to each endpoint as each
 * role. A size given in the environment wins, for less of it.
 */
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { run } from './lib/children.mjs';
import { root } from './lib/root.mjs';

const sizes = { BUYERS: '1000', MODEL_RUNS: '1000', STORM_WAVES: '400', KILLS: '20', HOSTILE_RUNS: '100' };
const tests = [
  'http/hostile-input',
  'modules/purchases/races',
  'modules/purchases/storm',
  'modules/purchases/killed',
  'modules/purchases/held-rows',
  'modules/money-watch/deal-model',
  'modules/money-watch/money-model',
];

const { node, env } = await bootstrap();
const { code } = await run(
  node,
  [
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    ...['run', '--project', 'server', '--reporter=verbose'],
    // One after the other: what is measured against a clock should not compete with its neighbour.
    '--no-file-parallelism',
    ...tests.map((name) => `server/src/${name}.test.ts`),
  ],
  { cwd: root, env: { ...sizes, ...env }, endOnSignal: false },
);
process.exit(code);
