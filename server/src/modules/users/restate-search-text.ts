import { z } from 'zod';
import { defineJob } from '../../jobs/job.ts';
import { restatePurchasesOf } from '../purchases/index.ts';
import { restateTicketsOf } from '../support/index.ts';

/**
 * Queued by a trigger of 0075_names_in_search.sql when a name or an address changes, so that no use case can forget it.
 * Staff search for people by name in purchases and tickets.
 */
export const restateSearchText = defineJob({
  name: 'restate_search_text',
  payload: z.object({ userId: z.uuid() }),
  attempts: 12,
  async run(deps, { userId }) {
    await restatePurchasesOf(deps, userId);
    await restateTicketsOf(deps, userId);
  },
});
