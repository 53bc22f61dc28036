import { nairaFromKobo } from '@oja/contract/money';
import type { Receipt } from '@oja/contract/receipt';
import type { Deps } from '../../../deps/deps.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import type { SessionUser } from '../../../http/session.ts';
import type { PurchaseDetails } from './hydrate-purchases.ts';

/** The fields of a receipt. The buyer pays the price only; the seller pays the fee. */
export function writeReceipt(deps: Pick<Deps, 'now'>, buyer: SessionUser, row: PurchaseDetails): Receipt {
  const lines = [{ label: 'Price', amount: nairaFromKobo(row.priceKobo) }];
  if (row.refundedKobo > 0) lines.push({ label: 'Refunded', amount: nairaFromKobo(-row.refundedKobo) });
  return {
    reference: transactionReference(row.number),
    status: row.status,
    issued_at: deps.now().toISOString(),
    bought_at: row.createdAt.toISOString(),
    completed_at: row.settledAt?.toISOString() ?? null,
    buyer: { name: buyer.name, email: buyer.email },
    seller: { name: shownText(row.sellerNickname) },
    account: { platform: row.platform, handle: row.handle, url: row.url },
    lines,
    total: nairaFromKobo(row.priceKobo - row.refundedKobo),
    currency: 'NGN',
  };
}
