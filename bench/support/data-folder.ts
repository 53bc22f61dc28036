import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from './child.ts';
import { closing } from './closing.ts';

export interface DataFolder extends AsyncDisposable {
  path: string;
}

/** A temporary data folder, with the database that may be stored outside of it. */
export async function makeDataFolder(): Promise<DataFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'oja-bench-'));
  // Under root the database runs as another user, who must traverse the folder.
  await chmod(parent, 0o755);
  const path = join(parent, 'data');
  const removal = closing(async () => {
    await using reset = startNode(['server/src/commands/reset-database.ts'], { DATA_DIR: path });
    await reset.ended;
    await rm(parent, { recursive: true, force: true });
  });
  return { path, ...removal };
}
