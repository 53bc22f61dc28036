import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNode } from './child.ts';
import { closing } from './closing.ts';

export interface DataFolder extends AsyncDisposable {
  path: string;
}

/** A data folder that is thrown away afterwards, together with a database that had to be placed outside of it. */
export async function makeDataFolder(): Promise<DataFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'oja-bench-'));
  // Under root the database runs as somebody else, who has to pass through.
  await chmod(parent, 0o755);
  const path = join(parent, 'data');
  const removal = closing(async () => {
    await using reset = startNode(['server/src/reset-database.ts'], { DATA_DIR: path });
    await reset.ended;
    await rm(parent, { recursive: true, force: true });
  });
  return { path, ...removal };
}
