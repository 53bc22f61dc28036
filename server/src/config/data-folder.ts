import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { StartupFault } from './startup-fault.ts';

/** The files and folders that Oja writes when nothing else is configured. */
export interface DataFolder {
  root: string;
  secretsFile: string;
  clusterDir: string;
  /** Names the folder of a database that could not be stored inside the data folder. */
  clusterNote: string;
  databaseLog: string;
  uploadsDir: string;
  mailDir: string;
}

export function dataFolderAt(dataDir: string): DataFolder {
  const root = resolve(dataDir);
  return {
    root,
    secretsFile: join(root, 'secrets.json'),
    clusterDir: join(root, 'postgres'),
    clusterNote: join(root, 'postgres.location'),
    databaseLog: join(root, 'postgres.log'),
    uploadsDir: join(root, 'uploads'),
    mailDir: join(root, 'mail'),
  };
}

/**
 * Creates the data folder with private access. Under root other users may traverse but not list it, because the
 * database runs as another user.
 */
export async function prepareDataFolder(dataDir: string): Promise<DataFolder> {
  const folder = dataFolderAt(dataDir);
  try {
    const created = await mkdir(folder.root, { recursive: true });
    if (created !== undefined) await chmod(folder.root, runsAsRoot() ? 0o711 : 0o700);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupFault(
      `The data folder ${folder.root} cannot be made (${reason}). Set DATA_DIR to a folder you may write to.`,
    );
  }
  return folder;
}

export function runsAsRoot(): boolean {
  return process.getuid?.() === 0;
}
