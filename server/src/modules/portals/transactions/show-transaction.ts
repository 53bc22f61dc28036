import type { StaffTransactionDetails } from '@oja/contract/admin-transactions';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { settle } from '../../../domain/purchase/settlement.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { showStaffCover } from '../../trade/cover/index.ts';
import { readStaffTimeline } from '../../trade/disputes/index.ts';
import { presentAccount, presentPurchaseDetails, readPurchaseDetails } from '../../trade/purchases/index.ts';
import { presentTransaction, type TransactionViewer } from './transaction.presenter.ts';
import { hasOpenAppeal } from './transaction.queries.ts';

/** One transaction with buyer, seller and history. A hidden one is shown too: its address stays valid. */
export async function showTransaction(
  deps: Pick<Deps, 'db'>,
  input: { purchaseId: string; viewer: TransactionViewer },
): Promise<StaffTransactionDetails> {
  const purchase = await readPurchaseDetails(deps.db, input.purchaseId);
  if (purchase === undefined) throw new Refusal('not_found');
  const people = await deps.db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', 'in', [purchase.buyerId, purchase.sellerId])
    .execute();
  const buyer = people.find(({ id }) => id === purchase.buyerId);
  const seller = people.find(({ id }) => id === purchase.sellerId);
  if (buyer === undefined || seller === undefined) throw new Error(`purchase ${purchase.id} has no people`);
  const { completed_at, completed_by, dispute_end, auto_complete_at, note, dispute } =
    presentPurchaseDetails(purchase);
  const { hasOpenAppeal: isAppealed } = await deps.db
    .selectFrom('purchases')
    .select(hasOpenAppeal('purchases.id').as('hasOpenAppeal'))
    .where('id', '=', purchase.id)
    .executeTakeFirstOrThrow();
  const row = {
    ...purchase,
    hasOpenAppeal: isAppealed,
    buyerName: buyer.name,
    sellerName: seller.name,
    disputeDate: purchase.openedAt,
  };
  return {
    ...presentTransaction(row, input.viewer),
    buyer_person: buyer,
    seller_person: seller,
    listing: presentAccount(purchase),
    payout: nairaFromKobo(purchase.payoutKobo ?? settle(purchase, 0).payoutKobo),
    fee_percent: purchase.feeBps / 100,
    dispute_end,
    auto_complete_at,
    completed_at,
    completed_by,
    note,
    added_by_staff: purchase.addedBy !== null,
    dispute,
    cover: await showStaffCover(deps, purchase.id),
    timeline: await readStaffTimeline(deps.db, purchase.id),
  };
}
