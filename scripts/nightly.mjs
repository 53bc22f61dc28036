/**
 * `npm run nightly`: the fault tests at full size, an hour of them: a thousand buyers for one account, a thousand
 * sequences of the models, long storms, twenty deaths of the API, a hundred hostile requests to each endpoint as each
 * role. A size given in the environment wins, for less of it. Then the integration tests, with all rounds of their
 * races, on the PostgreSQL server that is installed on this machine, in place of the embedded one; names of files after
 * `--` run those alone on it, and nothing else.
 */
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { run } from './lib/children.mjs';
import { root } from './lib/root.mjs';
import { findInstalledServer, noServerFound, startTemporaryPostgres } from './lib/temporary-postgres.mjs';

const sizes = { BUYERS: '1000', MODEL_RUNS: '1000', STORM_WAVES: '400', KILLS: '20', HOSTILE_RUNS: '100' };
/** See server/test/rounds.ts. */
const races = { ROUNDS: 'full' };
const tests = [
  'http/hostile-input',
  'modules/trade/purchases/races',
  'modules/trade/purchases/storm',
  'modules/trade/cover/storm',
  'modules/trade/disputes/storm',
  'modules/money/payouts/payout-storm',
  'modules/portals/users/account-storm',
  'modules/trade/purchases/killed',
  'modules/trade/purchases/held-rows',
  'modules/portals/money-watch/purchase-model',
  'modules/portals/money-watch/handover-model',
  'modules/portals/money-watch/money-model',
];

const { node, env } = await bootstrap();
const files = process.argv.slice(2);
const codes =
  files.length === 0 ? [await faultTests(), await onInstalledServer()] : [await onInstalledServer()];
process.exit(Math.max(...codes));

/** One after the other: what is measured against a clock should not compete with its neighbour. */
function faultTests() {
  const args = ['--reporter=verbose', '--no-file-parallelism'];
  return vitest([...args, ...tests.map((name) => `server/src/${name}.test.ts`)], {
    ...sizes,
    ...races,
    ...env,
  });
}

async function onInstalledServer() {
  const bin = findInstalledServer();
  if (bin === undefined) {
    process.stderr.write(`${noServerFound}\n`);
    return 1;
  }
  const server = await startTemporaryPostgres(bin);
  try {
    return await vitest(files, { ...races, ...env, DATABASE_URL: server.url });
  } finally {
    await server.stop();
  }
}

async function vitest(args, environment) {
  const cli = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const options = { cwd: root, env: environment, endOnSignal: false };
  // Both projects of the server: the tests that replace a module are in one of their own.
  const { code } = await run(node, [cli, 'run', '--project', 'server*', ...args], options);
  return code;
}
