import { readConfig } from './config/config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { startWorker } from './jobs/worker.ts';
import { startApiProcesses } from './process/api-processes.ts';
import { refuseTakenPort } from './process/claim-port.ts';
import { crontab } from './process/crontab.ts';
import { jobs } from './process/job-list.ts';
import { createLog } from './process/log.ts';
import { openDeps } from './process/open-deps.ts';
import { runProcess } from './process/run-process.ts';
import { serveApi } from './process/serve-api.ts';
import { welcome } from './process/welcome.ts';
import type { Lifecycle } from './work/lifecycle.ts';

/**
 * The composition root. Things are opened in this order and closed in the opposite one: requests in flight
 * are finished first, then running jobs, then connections close, and the embedded database ends last.
 */
await runProcess(start, { onStopRequested: () => print('Stopping') });

async function start(lifecycle: Lifecycle): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const takesRequests = config.role !== 'worker';
  const runsJobs = config.role !== 'api';
  if (takesRequests) await refuseTakenPort(config);

  const database = await openDatabase(config, { lifecycle, print });
  await migrate({ ownerUrl: database.ownerUrl });
  const { deps, pool } = await openDeps({ config, database, lifecycle, log, runsJobs });
  if (config.demo) {
    const { loadDemoOver } = await import('./demo/load-demo.ts');
    await loadDemoOver(database, deps);
  }

  if (runsJobs) {
    await lifecycle.open(
      'job worker',
      () => startWorker(deps, { pool, jobs, crontab }),
      (worker) => worker.stop(),
    );
  }
  if (takesRequests && config.webConcurrency === 1) await serveApi(deps, lifecycle);
  if (takesRequests && config.webConcurrency > 1) {
    const { appUrl, assumeAppRole } = database;
    await lifecycle.open(
      'API processes',
      () => startApiProcesses({ count: config.webConcurrency, order: { appUrl, assumeAppRole }, log }),
      (processes) => processes.stop(),
    );
  }
  process.stdout.write(await welcome(config, process.uptime()));
}

function print(sentence: string): void {
  process.stdout.write(`${sentence} …\n`);
}
