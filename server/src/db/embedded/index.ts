import { existsSync } from 'node:fs';
import { prepareDataFolder } from '../../config/data-folder.ts';
import { loadSecrets } from '../../config/secrets.ts';
import { acquireServer } from './acquire-server.ts';
import { createCluster } from './create-cluster.ts';
import { holdInstanceLock } from './instance-lock.ts';
import { findPlace, removeCluster, writeClusterNote } from './place.ts';
import { stopPostmaster } from './postmaster.ts';
import { ensureRoles } from './roles.ts';
import { signalProcess } from './signal-process.ts';
import { appUrl, ownerUrl, superuserUrl } from './urls.ts';

export interface EmbeddedPostgres {
  /** Owns the database and everything in it; for migrations. */
  ownerUrl: string;
  /** Owns nothing; for requests and jobs. */
  appUrl: string;
  /** For setup, and for tests that create databases; connects to the database "postgres". */
  superuserUrl: string;
  /** Returns when the server process is gone. */
  stop(): Promise<void>;
}

/** Starts the bundled PostgreSQL server on the cluster of a data folder, and creates what is missing. */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  /** False disables fsync, for tests. */
  durable?: boolean;
  /** Called with a sentence before each step that may be slow. */
  log?: (sentence: string) => void;
  /** Called when the server has ended without `stop`. */
  onLost?: () => void;
  /** How long the server may take to restart after one of its processes crashed. */
  reacquireMs?: number;
}): Promise<EmbeddedPostgres> {
  const { durable = true, log = () => undefined, onLost = () => undefined, reacquireMs = 20_000 } = options;
  const folder = await prepareDataFolder(options.dataDir);
  const { databasePasswords: passwords } = await loadSecrets(folder);
  const place = await findPlace(folder);

  if (!existsSync(place.clusterDir)) {
    log('Creating the database');
    await createCluster(place, { superuserPassword: passwords.superuser, durable });
  }
  await writeClusterNote(folder, place.clusterDir);
  const { postmaster, lock } = await acquireServer({
    place,
    dataDir: folder.root,
    logFile: folder.databaseLog,
    durable,
    passwords,
    log,
  });
  const { pid, port } = postmaster;
  try {
    await ensureRoles(lock, passwords);
  } catch (error) {
    await stopPostmaster(place.clusterDir, pid);
    throw error;
  }

  const heldLock = holdInstanceLock(lock, {
    superuserUrl: superuserUrl(passwords, port),
    reacquireMs,
    onLost,
  });
  // The server is signalled to stop however this process ends, if its exit handlers run.
  const signalServer = () => signalProcess(pid, 'SIGINT');
  process.once('exit', signalServer);
  async function stop(): Promise<void> {
    heldLock.expectEnd();
    await stopPostmaster(place.clusterDir, pid);
    process.off('exit', signalServer);
    // Tests remove their data folder afterwards; files outside of it would stay.
    if (!durable && place.clusterDir !== folder.clusterDir) await removeCluster(folder, place.clusterDir);
  }

  let stopped: Promise<void> | undefined;
  return {
    ownerUrl: ownerUrl(passwords, port),
    appUrl: appUrl(passwords, port),
    superuserUrl: superuserUrl(passwords, port),
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
