import { startApiProcesses } from './api-processes.ts';
import { refuseTakenPort } from './claim-port.ts';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { loadDemoOver } from './demo/load-demo.ts';
import { startWorker } from './jobs/worker.ts';
import type { Lifecycle } from './lifecycle.ts';
import { createLog } from './log.ts';
import { openDeps } from './open-deps.ts';
import { runProcess } from './run-process.ts';
import { serveApi } from './serve-api.ts';
import { welcome } from './welcome.ts';

/**
 * The composition root. Things are opened in this order and closed in the opposite one: requests in flight
 * are finished first, then running jobs, then connections close, and the embedded database ends last.
 */
await runProcess(start, { onStopRequested: () => say('Stopping') });

async function start(lifecycle: Lifecycle): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const takesRequests = config.role !== 'worker';
  const runsJobs = config.role !== 'api';
  if (takesRequests) await refuseTakenPort(config);

  const database = await openDatabase(config, { lifecycle, say });
  await migrate({ ownerUrl: database.ownerUrl });
  const { deps, pool } = await openDeps({ config, database, lifecycle, log, runsJobs });
  if (config.demo) await loadDemoOver(database, deps);

  if (runsJobs) {
    await lifecycle.open(
      'running jobs',
      () => startWorker(deps, pool),
      (worker) => worker.stop(),
    );
  }
  if (takesRequests && config.webConcurrency === 1) await serveApi(deps, lifecycle);
  if (takesRequests && config.webConcurrency > 1) {
    const { appUrl, assumeAppRole } = database;
    await lifecycle.open(
      'processes for requests',
      () => startApiProcesses({ count: config.webConcurrency, order: { appUrl, assumeAppRole }, log }),
      (processes) => processes.stop(),
    );
  }
  process.stdout.write(welcome(config, process.uptime()));
}

function say(sentence: string): void {
  process.stdout.write(`${sentence} …\n`);
}
