import { randomBytes } from 'node:crypto';
import type { ObjectStorage, StorageCheck } from './object-storage.ts';

/** Only a round trip proves that the storage can be written, read and deleted with the given rights. */
export async function checkByProbe(
  storage: Omit<ObjectStorage, 'check'>,
  place: string,
): Promise<StorageCheck> {
  const key = `checks/${randomBytes(8).toString('hex')}.txt`;
  const written = randomBytes(32);
  try {
    await storage.put(key, written, { contentType: 'text/plain; charset=utf-8' });
    const read = await storage.get(key);
    await storage.remove(key);
    if (!read?.bytes.equals(written))
      return { ok: false, detail: `${place} gave back other bytes than were written.` };
    return { ok: true, detail: `${place} can be written and read.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { ok: false, detail: `${place} does not work: ${reason}` };
  }
}
