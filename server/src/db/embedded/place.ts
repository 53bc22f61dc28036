import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DataFolder, runsAsRoot } from '../../config/data-folder.ts';
import { StartupFault } from '../../config/startup-fault.ts';
import { prepareBinaries } from './binaries.ts';
import { findServerAccount, mayEnter, runProgram, type ServerAccount } from './server-account.ts';

/**
 * Where the database of a data folder is stored and which user runs it.
 *
 * For an ordinary user everything is inside the data folder. Under root the server runs as another user, who may have
 * no access to the data folder (such as a clone in root's home): then the database is stored outside, in a folder
 * named after the data folder, and a note in the data folder names that folder. The note is written after the
 * database has been created, and the folder's name can be derived again, so a crash in between does no harm.
 */
export interface Place {
  account: ServerAccount | undefined;
  clusterDir: string;
  binDir: string;
}

const outsideRoot = '/var/lib/oja';

export async function findPlace(folder: DataFolder): Promise<Place> {
  const found = runsAsRoot() ? await findPlaceForRoot(folder) : await findOwnPlace(folder);
  const copyRoot = runsAsRoot() ? outsideRoot : folder.root;
  return { ...found, binDir: await prepareBinaries({ account: found.account, copyRoot }) };
}

/** The folder of the database, which need not exist yet; access to it is not checked. */
export async function locateCluster(folder: DataFolder): Promise<string> {
  if (existsSync(folder.clusterDir)) return folder.clusterDir;
  if (existsSync(folder.clusterNote)) return (await readFile(folder.clusterNote, 'utf8')).trim();
  const outside = await outsideClusterDir(folder);
  return runsAsRoot() && existsSync(outside) ? outside : folder.clusterDir;
}

export async function writeClusterNote(folder: DataFolder, clusterDir: string): Promise<void> {
  if (clusterDir === folder.clusterDir || existsSync(folder.clusterNote)) return;
  await writeFile(folder.clusterNote, `${clusterDir}\n`);
}

export async function removeCluster(folder: DataFolder, clusterDir: string): Promise<void> {
  await rm(clusterDir, { recursive: true, force: true });
  await rm(folder.clusterNote, { force: true });
  // A folder created for a database outside the data folder holds nothing else.
  if (clusterDir !== folder.clusterDir) await rm(dirname(clusterDir), { recursive: true, force: true });
}

type Found = Omit<Place, 'binDir'>;

async function findOwnPlace(folder: DataFolder): Promise<Found> {
  const clusterDir = await locateCluster(folder);
  const isForeign =
    clusterDir !== folder.clusterDir ||
    (existsSync(clusterDir) && (await lstat(clusterDir)).uid !== process.getuid?.());
  if (!isForeign) return { account: undefined, clusterDir };
  throw new StartupFault(
    `The database of ${folder.root} belongs to another user. ` +
      'Start Oja as the user who made it (root, perhaps), or set DATA_DIR to a folder of your own.',
  );
}

async function findPlaceForRoot(folder: DataFolder): Promise<Found> {
  const clusterDir = await locateCluster(folder);
  if (!existsSync(clusterDir)) return findFreshPlaceForRoot(folder);
  const { uid, gid } = await lstat(clusterDir);
  const account = uid === 0 ? await takeFromRoot(clusterDir) : { uid, gid };
  if (await mayEnter(account, dirname(clusterDir))) return { account, clusterDir };
  throw new StartupFault(
    `The database in ${clusterDir} runs as user ${account.uid}, who may not enter ${dirname(clusterDir)} any more. ` +
      'Let others pass through the folders above it again (chmod o+x), or move the data folder to where they may.',
  );
}

/** A database that was copied or restored by root belongs to root, as whom PostgreSQL cannot run. */
async function takeFromRoot(clusterDir: string): Promise<ServerAccount> {
  const account = await findServerAccount();
  await runProgram('chown', ['-R', `${account.uid}:${account.gid}`, clusterDir]);
  return account;
}

async function findFreshPlaceForRoot(folder: DataFolder): Promise<Found> {
  if (existsSync(folder.clusterNote)) {
    throw new StartupFault(
      `The database of ${folder.root} was kept in ${await locateCluster(folder)}, which is gone. ` +
        'Restore it from a backup, or run "npm run db:reset" to start with an empty database.',
    );
  }
  const account = await findServerAccount();
  if (await mayEnter(account, folder.root)) return { account, clusterDir: folder.clusterDir };
  const clusterDir = await outsideClusterDir(folder);
  await mkdir(dirname(clusterDir), { recursive: true });
  for (const path of [outsideRoot, dirname(clusterDir)]) await chmod(path, 0o755);
  return { account, clusterDir };
}

async function outsideClusterDir(folder: DataFolder): Promise<string> {
  const name = createHash('sha256')
    .update(await realpath(folder.root))
    .digest('hex')
    .slice(0, 16);
  return join(outsideRoot, name, 'postgres');
}
