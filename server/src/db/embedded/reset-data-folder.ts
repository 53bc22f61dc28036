import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { DataFolder } from '../../config/data-folder.ts';
import { loadSecrets } from '../../config/secrets.ts';
import { StartupFault } from '../../config/startup-fault.ts';
import { tryInstanceLock } from './instance-lock.ts';
import { locateCluster, removeCluster } from './place.ts';
import { findPostmaster, stopPostmaster } from './postmaster.ts';
import { superuserUrl } from './urls.ts';

/**
 * Removes the embedded database with its uploads and mails. Secrets stay, because a key may have been copied
 * elsewhere. Nothing is removed while an instance runs.
 */
export async function resetDataFolder(folder: DataFolder): Promise<void> {
  if (!existsSync(folder.root)) return;
  const clusterDir = await locateCluster(folder);
  await refuseWhileInUse(folder, clusterDir);
  try {
    await removeCluster(folder, clusterDir);
    for (const path of [folder.uploadsDir, folder.mailDir, folder.databaseLog]) {
      await rm(path, { recursive: true, force: true });
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupFault(
      `Not everything could be removed (${reason}). Run this as the user who started Oja.`,
    );
  }
}

async function refuseWhileInUse(folder: DataFolder, clusterDir: string): Promise<void> {
  const postmaster = await findPostmaster(clusterDir);
  if (postmaster === undefined) return;
  const isLeftBehind = await mayBeStopped(folder, postmaster.port);
  if (isLeftBehind) return stopPostmaster(clusterDir, postmaster.pid);
  throw new StartupFault(`Oja is running on ${folder.root}. Stop it first, then reset the database.`);
}

async function mayBeStopped(folder: DataFolder, port: number): Promise<boolean> {
  try {
    const { databasePasswords } = await loadSecrets(folder);
    return (await tryInstanceLock(superuserUrl(databasePasswords, port))).state === 'held';
  } catch {
    // Without the passwords it cannot be determined whether another process uses the server.
    return false;
  }
}
