import type { Tx } from '../../../db/transaction.ts';

export interface ListingAllowance {
  /** Null without a plan: nothing may be listed. */
  planId: string | null;
  /** How many listings may be live at once; null for any number. */
  listingLimit: number | null;
}

/**
 * A seller's allowance, with the subscription locked until the transaction ends: a second listing, a change of plan and
 * a lapse wait for the same row, so the following count of live listings holds until the commit.
 */
export async function lockListingAllowance(tx: Tx, userId: string): Promise<ListingAllowance> {
  const subscription = await tx
    .selectFrom('subscriptions')
    .select('planId')
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const planId = subscription?.planId ?? null;
  if (planId === null) return { planId: null, listingLimit: null };
  const plan = await tx
    .selectFrom('plans')
    .select('uploadLimit')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return { planId, listingLimit: plan.uploadLimit };
}
