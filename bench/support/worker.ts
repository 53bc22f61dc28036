import { serverCommand } from '../../scripts/lib/server-command.mjs';
import { findRunningPostgres } from '../../server/src/db/embedded/find-running.ts';
import { type Child, startNode } from './child.ts';

/**
 * The worker process beside an API process. It gets the URL of that process's database: with the data folder only, it
 * would start a database of its own, which the instance lock refuses.
 */
export async function startWorker(dataDir: string, env: Record<string, string>): Promise<Child> {
  const running = await findRunningPostgres(dataDir);
  if (running === undefined) throw new Error('No database runs in the data folder of this measure.');
  return startNode(serverCommand, {
    NODE_ENV: 'production',
    ROLE: 'worker',
    DEMO: 'off',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    DATABASE_URL: running.appUrl,
    DATABASE_OWNER_URL: running.ownerUrl,
    ...env,
  });
}
