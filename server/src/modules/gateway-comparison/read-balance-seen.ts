import type { Deps } from '../../deps.ts';
import type { BalanceSeen } from '../../domain/comparison/compare-balance.ts';
import { account } from '../../domain/ledger/chart-of-accounts.ts';
import { moneyCameBack } from '../../domain/withdrawal/decide-transfer.ts';
import { readBalance } from '../ledger/index.ts';
import { listSending } from './books.queries.ts';

const triesAtMost = 3;

/**
 * The balance at Paystack and what the books say about it, of one moment: read between two looks at the books that
 * must be the same. Undefined while so much is being sent that there is no such moment.
 */
export async function readBalanceSeen(deps: Deps): Promise<BalanceSeen | undefined> {
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const before = await readBooks(deps);
    const sentKobo = await sumSent(deps, before.sending);
    const { balanceKobo } = await deps.paystack.readBalance();
    const after = await readBooks(deps);
    const isStill = before.booksKobo === after.booksKobo && before.sending.join() === after.sending.join();
    if (isStill) return { balanceKobo, booksKobo: before.booksKobo, sentKobo };
  }
  return undefined;
}

/** Debits are what lies there, so the books show it as a negative number. */
async function readBooks(deps: Deps): Promise<{ booksKobo: number; sending: string[] }> {
  const [balance, sending] = [
    await readBalance(deps.db, account.platform('paystack_balance')),
    await listSending(deps.db),
  ];
  return { booksKobo: -balance, sending };
}

async function sumSent(deps: Deps, references: readonly string[]): Promise<number> {
  let sumKobo = 0;
  for (const reference of references) {
    const transfer = await deps.paystack.verifyTransfer(reference);
    if (transfer === undefined || moneyCameBack.includes(transfer.status)) continue;
    sumKobo += transfer.amountKobo + (transfer.feeKobo ?? 0);
  }
  return sumKobo;
}
