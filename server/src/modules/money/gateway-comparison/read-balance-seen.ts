import type { Deps } from '../../../deps/deps.ts';
import type { BalanceSeen } from '../../../domain/comparison/compare-balance.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { moneyCameBack } from '../../../domain/withdrawal/decide-transfer.ts';
import { readBalance } from '../ledger/index.ts';
import { listSending } from './books.queries.ts';

const triesAtMost = 3;

/**
 * The balance at Paystack and in the books at the same moment: read between two reads of the books that must be
 * equal. Undefined while transfers are sent too often for such a moment.
 */
export async function readBalanceSeen(deps: Pick<Deps, 'db' | 'paystack'>): Promise<BalanceSeen | undefined> {
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

/** The account is a debit account, so the books show it as a negative number. */
async function readBooks(deps: Pick<Deps, 'db'>): Promise<{ booksKobo: number; sending: string[] }> {
  const [balance, sending] = [
    await readBalance(deps.db, account.platform('paystack_balance')),
    await listSending(deps.db),
  ];
  return { booksKobo: -balance, sending };
}

async function sumSent(deps: Pick<Deps, 'paystack'>, references: readonly string[]): Promise<number> {
  let sumKobo = 0;
  for (const reference of references) {
    const transfer = await deps.paystack.verifyTransfer(reference);
    if (transfer === undefined || moneyCameBack.includes(transfer.status)) continue;
    sumKobo += transfer.amountKobo + (transfer.feeKobo ?? 0);
  }
  return sumKobo;
}
