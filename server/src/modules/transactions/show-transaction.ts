import type { StaffTransactionDetails } from '@oja/contract/admin-transactions';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../deps.ts';
import { settle } from '../../domain/purchase/settlement.ts';
import { Refusal } from '../../domain/refusal.ts';
import { readTimeline } from '../disputes/index.ts';
import { presentAccount, presentDeal, readDeal } from '../purchases/index.ts';
import { presentTransaction } from './transaction.presenter.ts';

/** One transaction with its people and its history. A hidden one is shown too: its address stays valid. */
export async function showTransaction(
  deps: Deps,
  input: { purchaseId: string; adminId: string },
): Promise<StaffTransactionDetails> {
  const deal = await readDeal(deps.db, input.purchaseId);
  if (deal === undefined) throw new Refusal('not_found');
  const people = await deps.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', 'in', [deal.buyerId, deal.sellerId])
    .execute();
  const buyer = people.find(({ id }) => id === deal.buyerId);
  const seller = people.find(({ id }) => id === deal.sellerId);
  if (buyer === undefined || seller === undefined) throw new Error(`purchase ${deal.id} has no people`);
  const { completed_at, completed_by, dispute_end, auto_complete_at, note, dispute } = presentDeal(deal);
  const row = { ...deal, buyerName: buyer.name, sellerName: seller.name, disputeDate: deal.openedAt };
  return {
    ...presentTransaction(row, input.adminId),
    buyer_person: buyer,
    seller_person: seller,
    listing: presentAccount(deal),
    payout: nairaFromKobo(deal.payoutKobo ?? settle(deal, 0).payoutKobo),
    fee_percent: deal.feeBps / 100,
    dispute_end,
    auto_complete_at,
    completed_at,
    completed_by,
    note,
    added_by_staff: deal.addedBy !== null,
    dispute,
    timeline: await readTimeline(deps.db, deal.id, true),
  };
}
