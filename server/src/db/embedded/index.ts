import { existsSync } from 'node:fs';
import { prepareDataFolder } from '../../data-folder.ts';
import { loadSecrets } from '../../secrets.ts';
import { acquireServer } from './acquire-server.ts';
import { createCluster } from './create-cluster.ts';
import { keepInstanceLock } from './instance-lock.ts';
import { findPlace, noteClusterPlace, removeCluster } from './place.ts';
import { stopPostmaster } from './postmaster.ts';
import { ensureRoles } from './roles.ts';
import { signalProcess } from './signal-process.ts';
import { appUrl, ownerUrl, superuserUrl } from './urls.ts';

export interface EmbeddedPostgres {
  /** Owns the database and everything in it; for migrations. */
  ownerUrl: string;
  /** Owns nothing; for requests and jobs. */
  appUrl: string;
  /** For setting up, and for tests that make databases; points at the database "postgres". */
  superuserUrl: string;
  /** Returns when the server process is gone. */
  stop(): Promise<void>;
}

/** Starts the PostgreSQL server that comes with Oja on the cluster in a data folder, and makes what is missing. */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  /** False gives up safety against power cuts for speed, for tests. */
  durable?: boolean;
  /** Gets a sentence before each step that may take a while. */
  log?: (sentence: string) => void;
  /** Called when the server is gone although nobody stopped it. */
  onLost?: () => void;
  /** How long the server has to come back by itself after one of its processes broke. */
  regainMs?: number;
}): Promise<EmbeddedPostgres> {
  const { durable = true, log = () => undefined, onLost = () => undefined, regainMs = 20_000 } = options;
  const folder = await prepareDataFolder(options.dataDir);
  const { databasePasswords: passwords } = await loadSecrets(folder);
  const place = await findPlace(folder);

  if (!existsSync(place.clusterDir)) {
    log('Creating the database');
    await createCluster(place, { superuserPassword: passwords.superuser, durable });
  }
  await noteClusterPlace(folder, place.clusterDir);
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

  const keptLock = keepInstanceLock(lock, { superuserUrl: superuserUrl(passwords, port), regainMs, onLost });
  // However this process ends: if there is time for one more call, the server is told to end as well.
  const tellServer = () => signalProcess(pid, 'SIGINT');
  process.once('exit', tellServer);
  async function stop(): Promise<void> {
    keptLock.expectEnd();
    await stopPostmaster(place.clusterDir, pid);
    process.off('exit', tellServer);
    // Tests remove their data folder afterwards and would leave behind what lies outside of it.
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
