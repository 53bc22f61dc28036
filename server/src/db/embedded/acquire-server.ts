import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Secrets } from '../../config/secrets.ts';
import { StartupFault } from '../../config/startup-fault.ts';
import { isWrongPassword, type LockAttempt, tryInstanceLock } from './instance-lock.ts';
import { launchPostmaster } from './launch-postmaster.ts';
import type { Place } from './place.ts';
import { findPostmaster, type Postmaster, stopPostmaster } from './postmaster.ts';
import { superuserUrl } from './urls.ts';

export interface AcquireContext {
  place: Place;
  dataDir: string;
  logFile: string;
  durable: boolean;
  passwords: Secrets['databasePasswords'];
  log: (sentence: string) => void;
}

const patienceMs = 30_000;
const pollMs = 50;

/**
 * The process that holds the instance lock owns the cluster. A server without a lock holder was left behind by a
 * crash: this process takes the lock, stops that server and starts its own, so that a server always has the settings
 * and programs of the Oja that uses it. Each step may be lost to another process that does the same; then the state
 * is read again, until one process has the lock and the others are refused.
 */
export async function acquireServer(
  context: AcquireContext,
): Promise<{ postmaster: Postmaster; lock: pg.Client }> {
  const { clusterDir } = context.place;
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const leftBehind = await findPostmaster(clusterDir);
    const postmaster = leftBehind ?? (await launchPostmaster(context.place, context));
    if (postmaster === undefined) continue;
    const attempt = await tryLock(postmaster, context);
    if (attempt.state === 'taken') break;
    if (attempt.state === 'unreachable') {
      await delay(pollMs);
      continue;
    }
    if (!leftBehind) return { postmaster, lock: attempt.client };
    context.log('Stopping the database server that an earlier run left behind');
    await stopPostmaster(clusterDir, leftBehind.pid);
  }
  throw new StartupFault(
    `The data folder ${context.dataDir} is in use by another instance of Oja. ` +
      'Stop that one first, or set DATA_DIR to another folder.',
  );
}

async function tryLock(postmaster: Postmaster, context: AcquireContext): Promise<LockAttempt> {
  try {
    return await tryInstanceLock(superuserUrl(context.passwords, postmaster.port));
  } catch (error) {
    // No process that knows the password holds the lock, so this server may be stopped.
    await stopPostmaster(context.place.clusterDir, postmaster.pid);
    if (!isWrongPassword(error)) throw error;
    throw new StartupFault(
      `The passwords in ${context.dataDir}/secrets.json do not fit the database in this data folder. ` +
        'Restore the file that belongs to it, or run "npm run db:reset" to start with an empty database.',
    );
  }
}
