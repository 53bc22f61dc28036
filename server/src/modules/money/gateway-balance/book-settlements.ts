import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { type GatewaySettlement, PaystackUnclear } from '../../../gateways/paystack/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { postTransfer } from '../ledger/index.ts';
import { findSettlementStart, markBooked, type SettlementRow, upsertSettlement } from './settlement.store.ts';

/** Ten thousand settlements, more than decades produce; a longer list counts as endless. */
const pagesAtMost = 200;

/**
 * Reads Paystack's settlements to our own bank account and books each once, when it has arrived. A pending one is
 * stored and read again until it arrives, however old it is. Returns the number of listed settlements.
 */
export async function bookSettlements(
  deps: Pick<Deps, 'db' | 'now' | 'paystack'>,
  window: { from: Date; to: Date },
): Promise<number> {
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

function isOurs({ paystack }: Pick<Deps, 'paystack'>, { domain, currency }: GatewaySettlement): boolean {
  return domain === paystack.domain && currency === 'NGN';
}

async function bookSettlement(deps: Pick<Deps, 'db' | 'now'>, listed: GatewaySettlement): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const stored = await upsertSettlement(tx, listed);
    if (stored.bookedAt === null && listed.status === 'success') await book(tx, stored, deps.now());
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
  // A settlement of zero, or one consumed by chargebacks, moved nothing to the bank.
  if (amountKobo > 0) await postTransfer(tx, postings.gatewaySettled({ settlementId: id, amountKobo }), at);
}
