import type { Tx } from '../../../db/transaction.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { lockDebt } from '../funding/index.ts';
import { readBalance } from '../ledger/index.ts';
import { findPayoutHold } from './payout-hold.queries.ts';

export type SpendingStop =
  | { reason: 'chargeback_open' | 'claim_open' }
  | { reason: 'debt'; debtKobo: number; spendableKobo: number };

/**
 * Why a purchase of this price cannot be paid. Money that a bank asks back, that an open claim may take or that is owed
 * would otherwise leave to a seller of the person's choice. The caller has locked the row of the person at least for
 * share, which placing a hold waits for; the lock of the debts lets two purchases not spend the same rest.
 */
export async function findSpendingStop(
  tx: Tx,
  { userId, priceKobo }: { userId: string; priceKobo: number },
): Promise<SpendingStop | undefined> {
  const hold = await findPayoutHold(tx, userId, ['chargeback', 'claim']);
  if (hold) return { reason: hold.reason === 'claim' ? 'claim_open' : 'chargeback_open' };
  const debtKobo = await lockDebt(tx, userId);
  if (debtKobo === 0) return undefined;
  const spendableKobo = Math.max(0, (await readBalance(tx, account.wallet(userId))) - debtKobo);
  return priceKobo > spendableKobo ? { reason: 'debt', debtKobo, spendableKobo } : undefined;
}
