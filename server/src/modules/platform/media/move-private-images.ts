import { z } from 'zod';
import type { Deps } from '../../../deps/deps.ts';
import { defineJob } from '../../../jobs/job.ts';
import { imageKeysOf } from './object-names.ts';

const atOnce = 200;

/** Moves pictures that were stored publicly before their purpose became private. */
export const movePrivateImages = defineJob({
  name: 'move_private_images',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    const rows = await deps.db
      .selectFrom('media')
      .select('name')
      .where('purpose', 'in', ['evidence', 'ticket'])
      .where('isPrivate', '=', false)
      .limit(atOnce)
      .execute();
    for (const { name } of rows) await move(deps, name);
  },
});

/** Idempotent: the public copy is removed last. */
async function move({ db, storage }: Pick<Deps, 'db' | 'storage'>, name: string): Promise<void> {
  const [from, to] = [imageKeysOf(name, 'images'), imageKeysOf(name, 'private-images')];
  for (const size of ['full', 'thumb'] as const) {
    const file = await storage.get(from[size]);
    if (file) await storage.put(to[size], file.bytes, { contentType: 'image/webp' });
  }
  await db.updateTable('media').set({ isPrivate: true }).where('name', '=', name).execute();
  for (const size of ['full', 'thumb'] as const) await storage.remove(from[size]);
}
