import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes mail files older than the given time. A missing folder is no error. */
export async function sweepMailFiles(folder: string, before: Date): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = join(folder, name);
    const { mtime } = await stat(file);
    if (mtime < before) await rm(file, { force: true });
  }
}
