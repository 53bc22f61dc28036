import { dayMs } from '@oja/contract/durations';
import { z } from 'zod';
import type { Deps } from '../../../deps/deps.ts';
import { lagosDay } from '../../../domain/lagos-days.ts';
import { sweptAfterDays } from '../../../domain/personal-data/periods.ts';
import { defineJob } from '../../../jobs/job.ts';
import { dropImage } from '../../platform/media/index.ts';
import { deleteOldRiskChecks } from '../risk/index.ts';

const picturesAtOnce = 500;

/** Removes old views and risk checks, unused pictures, and the pictures of removed listings. */
export const sweepListings = defineJob({
  name: 'sweep_listings',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    const nowMs = deps.now().getTime();
    const quarterAgo = new Date(nowMs - sweptAfterDays.listingTraces * dayMs);
    await deps.db.deleteFrom('listingViews').where('viewedAt', '<', quarterAgo).execute();
    await deps.db.deleteFrom('listingViewDays').where('day', '<', lagosDay(quarterAgo)).execute();
    await deleteOldRiskChecks(deps.db, quarterAgo);
    for (const name of await findUnused(deps, new Date(nowMs - dayMs), quarterAgo)) {
      // The row goes first: a picture that a purchase still shows stays in the storage, and must not be found here
      // again.
      await deps.db.deleteFrom('listingImages').where('name', '=', name).execute();
      await dropImage(deps, `/media/${name}.webp`);
    }
  },
});

async function findUnused(deps: Pick<Deps, 'db'>, dayAgo: Date, quarterAgo: Date): Promise<string[]> {
  const rows = await deps.db
    .selectFrom('listingImages as i')
    .leftJoin('listings as l', 'l.id', 'i.listingId')
    .select('i.name')
    .where((where) =>
      where.or([
        where.and([where('i.listingId', 'is', null), where('i.createdAt', '<', dayAgo)]),
        where.and([where('l.status', '=', 'removed'), where('l.updatedAt', '<', quarterAgo)]),
      ]),
    )
    .limit(picturesAtOnce)
    .execute();
  return rows.map((row) => row.name);
}
