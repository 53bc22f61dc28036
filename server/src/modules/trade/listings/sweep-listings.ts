import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { z } from 'zod';
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
    const unused = isUnused({ dayAgo: new Date(nowMs - dayMs), quarterAgo });
    const found = await deps.db
      .selectFrom('listingImages')
      .select('name')
      .where(unused)
      .limit(picturesAtOnce)
      .execute();
    for (const { name } of found) {
      // The row goes first: a picture that a purchase still shows stays in the storage, and must not be found here
      // again. A listing may have taken the picture since it was found.
      const { numDeletedRows } = await deps.db
        .deleteFrom('listingImages')
        .where('name', '=', name)
        .where(unused)
        .executeTakeFirst();
      if (numDeletedRows > 0) await dropImage(deps, `/media/${name}.webp`);
    }
  },
});

const isUnused = ({ dayAgo, quarterAgo }: { dayAgo: Date; quarterAgo: Date }) => sql<boolean>`(
  (listing_id is null and created_at < ${dayAgo}) or exists (
     select from listings l where l.id = listing_id and l.status = 'removed' and l.updated_at < ${quarterAgo}))`;
