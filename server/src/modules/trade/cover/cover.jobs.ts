import { z } from 'zod';
import { defineJob } from '../../../jobs/job.ts';
import { pollRows } from '../../platform/row-polls/index.ts';
import { askBuyer, findUnasked } from './check-ins.ts';
import { findDueCovers, releaseCover } from './release-cover.ts';

const atOnce = 500;
const endPoll = 'end_covers';
const askPoll = 'ask_buyers';

/** Releases what was held for covers whose time is over. */
export const endCovers = defineJob({
  name: endPoll,
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    const rowIds = await findDueCovers(deps.db, { poll: endPoll, now: deps.now(), limit: atOnce });
    await pollRows(deps, {
      name: endPoll,
      rowIds,
      async handle(purchaseId) {
        await releaseCover(deps, purchaseId);
        return undefined;
      },
    });
  },
});

/** Asks buyers whether the account is still theirs. */
export const askBuyers = defineJob({
  name: askPoll,
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    const rowIds = await findUnasked(deps.db, { poll: askPoll, now: deps.now(), limit: atOnce });
    await pollRows(deps, {
      name: askPoll,
      rowIds,
      async handle(purchaseId) {
        await askBuyer(deps, purchaseId);
        return undefined;
      },
    });
  },
});
