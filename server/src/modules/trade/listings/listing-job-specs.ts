import { z } from 'zod';
import { declareJob } from '../../../jobs/job.ts';

/** Jobs about the market. The handlers of the searches are in the module saved-searches. */

export const matchListing = declareJob({
  name: 'match_saved_searches',
  payload: z.object({ listingId: z.uuid(), at: z.iso.datetime() }),
  attempts: 8,
});

export const alertPriceDrop = declareJob({
  name: 'alert_price_drop',
  payload: z.object({ listingId: z.uuid(), fromKobo: z.int(), toKobo: z.int() }),
  attempts: 8,
});

export const announceApproval = declareJob({
  name: 'announce_approval',
  payload: z.object({ listingId: z.uuid(), at: z.iso.datetime(), notificationId: z.uuid() }),
  attempts: 8,
});
