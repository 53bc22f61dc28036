import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_FOLDER = 0o700;

/**
 * Writes a file atomically and durably: the bytes go into a temporary file beside the target, are synced to disk, and
 * the file is renamed. Missing folders are created.
 */
export async function writeFileDurably(path: string, bytes: Uint8Array): Promise<void> {
  const folder = dirname(path);
  const firstNewFolder = await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const draft = join(folder, `.${randomBytes(9).toString('hex')}.part`);
  try {
    await writeAndSync(draft, bytes);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolders(folder, firstNewFolder);
}

async function writeAndSync(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx', OWNER_ONLY_FILE);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

// A rename is durable once its folder is synced, and a new folder once its parent is.
async function syncFolders(folder: string, firstNewFolder: string | undefined): Promise<void> {
  const last = firstNewFolder === undefined ? folder : dirname(firstNewFolder);
  for (let at = folder; at.length >= last.length; at = dirname(at)) {
    const handle = await open(at, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (at === dirname(at)) return;
  }
}
