import type { TraderSide } from '@oja/contract/offers';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isBelowFloor, refuseAnswer } from '../../../domain/offer/decide-offer.ts';
import type { OfferAnswer } from '../../../domain/offer/offer-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lockOffer, moveOffer, type OfferRow } from './offer.store.ts';
import { notifyOfStep } from './offer-notifications.ts';

export interface OfferAnswerRequest {
  offerId: string;
  userId: string;
  answer: OfferAnswer;
  /** Of a counter. */
  amountKobo?: number;
  /** Of an acceptance: the amount that the person read. */
  expectedKobo?: number;
  /** Further checks in the same transaction, which may refuse it. */
  inSameTransaction?: (tx: Tx, offer: OfferRow) => Promise<void>;
}

/**
 * One side answers an offer, or takes the own amount back. A counter of the buyer below the seller's floor is declined at
 * once, like an offer.
 */
export function answerOffer(deps: Pick<Deps, 'db' | 'now'>, request: OfferAnswerRequest): Promise<OfferRow> {
  const { offerId, userId, answer, amountKobo, expectedKobo } = request;
  return inTransaction(deps.db, async (tx) => {
    await refuseOutsider(tx, { offerId, userId });
    const { offer, listing, buyerActive } = await lockOffer(tx, offerId);
    const side = sideOf(offer, userId);
    const now = deps.now();
    const refused = refuseAnswer(offer, {
      side,
      answer,
      listing,
      buyerActive,
      now,
      ...(amountKobo === undefined ? {} : { amountKobo }),
      ...(expectedKobo === undefined ? {} : { expectedKobo }),
    });
    if (refused) throw new Refusal(refused.code, refused);
    await request.inSameTransaction?.(tx, offer);
    const change = answer === 'counter' ? counterOf(offer, side, amountKobo) : {};
    const after = await moveOffer(tx, offer, { transition: answer, by: side, change, now });
    if (answer === 'counter' && side === 'buyer' && isBelowFloor(after.amountKobo, listing)) {
      return moveOffer(tx, after, { transition: 'decline', by: 'floor', now });
    }
    await notifyOfStep(tx, after, { transition: answer, listing, side, now });
    return after;
  });
}

function counterOf(offer: OfferRow, side: TraderSide, amountKobo: number | undefined) {
  if (amountKobo === undefined) throw new Error('a counter needs an amount');
  return { amountKobo, proposedBy: side, counters: offer.counters + 1 };
}

/** Before any lock, so that no other user can hold up the offer. */
async function refuseOutsider(tx: Tx, own: { offerId: string; userId: string }): Promise<void> {
  const offer = await tx
    .selectFrom('offers')
    .select(['buyerId', 'sellerId'])
    .where('id', '=', own.offerId)
    .executeTakeFirst();
  if (offer === undefined) throw new Refusal('not_found');
  sideOf(offer, own.userId);
}

/** Refuses any other user with not_found. */
function sideOf(offer: Pick<OfferRow, 'buyerId' | 'sellerId'>, userId: string): TraderSide {
  if (offer.buyerId === userId) return 'buyer';
  if (offer.sellerId === userId) return 'seller';
  throw new Refusal('not_found');
}
