import type { Tx } from '../../../db/transaction.ts';
import { type PaymentFacts, refusePayment } from '../../../domain/offer/decide-offer.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { moveOffer, type OfferRow } from './offer.store.ts';

/**
 * For a purchase that holds the lock of the listing: locks the accepted offer of the buyer and refuses one that does not
 * hold now. Returns it with the agreed price.
 */
export async function lockAgreedOffer(
  tx: Tx,
  deps: { now: () => Date },
  payment: Omit<PaymentFacts, 'now'> & { offerId: string },
): Promise<OfferRow> {
  const offer = await tx
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', payment.offerId)
    .forUpdate()
    .executeTakeFirst();
  if (offer === undefined) throw new Refusal('not_found');
  const refused = refusePayment(offer, { ...payment, now: deps.now() });
  if (refused) throw new Refusal(refused.code, refused);
  return offer;
}

/** Marks a locked offer as used by the purchase, so that its price is paid once. */
export async function markOfferPaid(
  tx: Tx,
  offer: OfferRow,
  { purchaseId, now }: { purchaseId: string; now: Date },
): Promise<void> {
  await moveOffer(tx, offer, { transition: 'pay', by: 'purchase', change: { purchaseId }, now });
}
