import { heldKoboOf } from '../../../domain/cover/held-part.ts';
import { settle } from '../../../domain/purchase/settlement.ts';
import { Refusal } from '../../../domain/refusal.ts';

/** The cover that the buyer read before paying. */
export interface SeenCover {
  days: number;
  heldKobo: number;
}

/**
 * Refuses a purchase with fewer days of cover or a smaller held part than its buyer read: the record of the seller, a
 * setting or the hand-over plan may have changed since.
 */
export function refuseLessCover(
  seen: SeenCover | undefined,
  terms: { priceKobo: number; feeBps: number; coverDays: number; coverHeldBps: number },
): void {
  if (seen === undefined) return;
  const heldKobo = heldKoboOf(terms, settle(terms, 0).payoutKobo);
  if (terms.coverDays < seen.days || heldKobo < seen.heldKobo) throw new Refusal('cover_terms_changed');
}
