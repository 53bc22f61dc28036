import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { checkByProbe } from './check-by-probe.ts';
import { contentTypeOfKey, requireContentType } from './object-key.ts';
import type { ObjectStorage } from './object-storage.ts';
import { writeFileDurably } from './write-file-durably.ts';

/** Stores objects as plain files below one folder. Several processes on one machine may share it. */
export function createDiskStorage(folder: string): ObjectStorage {
  const root = resolve(folder);

  const storage: Omit<ObjectStorage, 'check'> = {
    async put(key, bytes, { contentType }) {
      requireContentType(key, contentType);
      await writeFileDurably(pathOf(root, key), bytes);
    },

    async get(key) {
      const contentType = contentTypeOfKey(key);
      const bytes = await readIfPresent(pathOf(root, key));
      return bytes && { bytes, contentType, size: bytes.length };
    },

    async remove(key) {
      await rm(pathOf(root, key), { force: true });
    },
  };
  return { ...storage, check: () => checkByProbe(storage, 'The upload folder') };
}

/**
 * Two levels of 256 folders below the key's own folder keep every folder small. They come from a hash of the key, so
 * that names are spread evenly. The key was validated already; the second check protects the disk.
 */
function pathOf(root: string, key: string): string {
  contentTypeOfKey(key);
  const hash = createHash('sha256').update(key).digest('hex');
  const path = join(root, dirname(key), hash.slice(0, 2), hash.slice(2, 4), basename(key));
  if (!path.startsWith(root + sep)) throw new Error('An object key led out of the upload folder.');
  return path;
}

async function readIfPresent(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
