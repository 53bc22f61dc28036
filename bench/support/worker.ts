import { findRunningPostgres } from '../../server/src/db/embedded/find-running.ts';
import { type Child, startNode } from './child.ts';

/**
 * The process that runs the jobs, beside an API process. It is given the address of the database which that one runs:
 * one that is told only of the data folder would start a database of its own, which the folder does not allow.
 */
export async function startWorker(dataDir: string, env: Record<string, string>): Promise<Child> {
  const running = await findRunningPostgres(dataDir);
  if (running === undefined) throw new Error('No database runs in the data folder of this measure.');
  return startNode(['server/src/main.ts'], {
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
