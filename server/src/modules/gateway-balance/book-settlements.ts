import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { postings } from '../../domain/ledger/postings.ts';
import { type GatewaySettlement, PaystackUnclear } from '../../gateways/paystack/index.ts';
import { audit } from '../audit/index.ts';
import { postTransfer } from '../ledger/index.ts';
import { findSettlementStart, keepSettlement, markBooked, type SettlementRow } from './settlement.store.ts';

/** Ten thousand settlements, which take decades; whoever lists more than that does not end. */
const pagesAtMost = 200;

/**
 * Reads what Paystack paid to our own bank account and books each settlement once, when it has arrived. One that is
 * under way is written down and read again until it arrives, however long ago it began. Answers how many were listed.
 */
export async function bookSettlements(deps: Deps, window: { from: Date; to: Date }): Promise<number> {
  const from = await findSettlementStart(deps.db, window.from);
  let listed = 0;
  for (let page = 1; ; page += 1) {
    if (page > pagesAtMost) throw new PaystackUnclear('Paystack lists settlements without an end');
    const { rows, isLast } = await deps.paystack.listSettlements({ from, to: window.to, page });
    listed += rows.length;
    for (const row of rows) if (isOurs(deps, row)) await bookSettlement(deps, row);
    if (isLast) return listed;
  }
}

function isOurs({ paystack }: Deps, { domain, currency }: GatewaySettlement): boolean {
  return domain === paystack.domain && currency === 'NGN';
}

async function bookSettlement(deps: Deps, listed: GatewaySettlement): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const kept = await keepSettlement(tx, listed);
    if (kept.bookedAt === null && listed.status === 'success') await book(tx, kept, deps.now());
  });
}

async function book(tx: Tx, { id, amountKobo }: SettlementRow, at: Date): Promise<void> {
  await markBooked(tx, { id, bookedKobo: amountKobo, at });
  await audit(tx, {
    actor: { id: null, label: 'Oja' },
    action: 'settlement.booked',
    subject: { kind: 'settlement', id: String(id) },
    after: { amountKobo },
  });
  // A settlement of nothing, or one that only made up for chargebacks, moved nothing to the bank.
  if (amountKobo > 0) await postTransfer(tx, postings.gatewaySettled({ settlementId: id, amountKobo }), at);
}
