import type { ErrorCode } from '@oja/contract/errors';

/** The maximum of drafts and rejected listings of one seller. */
const unfinishedListingsLimit = 100;

interface ListingSlot {
  status: 'draft' | 'pending';
  /** Null without a plan. */
  planId: string | null;
  /** How many listings the plan allows to be live at once; null for any number. */
  listingLimit: number | null;
  live: number;
  unfinished: number;
}

/** The listing limit of a plan: undefined when one more listing may be added, otherwise why it is refused. */
export function decideListingSlot(slot: ListingSlot): { code: ErrorCode; message?: string } | undefined {
  const { status, planId, listingLimit, live, unfinished } = slot;
  if (planId === null) return { code: 'seller_plan_required' };
  if (status === 'draft') {
    return unfinished >= unfinishedListingsLimit ? { code: 'too_many_drafts' } : undefined;
  }
  if (listingLimit === null || live < listingLimit) return undefined;
  const listings = listingLimit === 1 ? '1 live listing' : `${listingLimit} live listings`;
  return {
    code: 'upload_limit_reached',
    message: `Your plan has room for ${listings}. Choose a larger plan, or withdraw a listing first.`,
  };
}
