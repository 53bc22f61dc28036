import type { LedgerCheck } from '../../money/ledger/index.ts';

/** Compares offers with the purchases that paid them. */
export const offerChecks: readonly LedgerCheck[] = [
  {
    name: 'an offer that was paid has the price, the buyer, the seller and the listing of its purchase',
    sql: `select count(*) as faults from offers o join purchases p on p.id = o.purchase_id
          where (o.amount_kobo, o.buyer_id, o.seller_id, o.listing_id)
                is distinct from (p.price_kobo, p.buyer_id, p.seller_id, p.listing_id)`,
  },
  {
    name: 'an offer was paid after it was accepted, and before its time was up',
    sql: `select count(*) as faults from offers o join purchases p on p.id = o.purchase_id
          where p.created_at >= o.due_at or not exists (
            select from offer_events e
             where e.offer_id = o.id and e.transition = 'accept' and e.amount_kobo = o.amount_kobo
               and e.happened_at <= p.created_at)`,
  },
];
