import type { ClosingBlocker } from '@oja/contract/closing-blocker';
import { nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { findUnfinishedFunding } from '../../money/funding/index.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { readOpenWithdrawals } from '../../money/payouts/index.ts';
import { findOpenPurchases } from '../../trade/purchases/index.ts';

/**
 * Everything about money and purchases that keeps an account from being closed; empty when all is settled. The caller
 * has locked the user row, so that no purchase, payment or withdrawal begins meanwhile. The balance is read last: what
 * was open a moment ago may have become a balance.
 */
export async function findClosingBlockers(
  tx: Tx,
  input: { userId: string; now: Date },
): Promise<ClosingBlocker[]> {
  const { userId } = input;
  const open = await readOpenWithdrawals(tx, userId);
  const funding = await findUnfinishedFunding(tx, input);
  const purchases = await findOpenPurchases(tx, userId);
  const balanceKobo = await readBalance(tx, account.wallet(userId));
  const ofMoney = [
    ...(open.ids.length > 0 ? ['A withdrawal is on its way. Please wait until it has arrived.'] : []),
    ...funding,
    ...(balanceKobo > 0
      ? [`There is ${nairaText(balanceKobo)} in your wallet. Please withdraw it first.`]
      : []),
  ];
  return [...ofMoney.map((message) => ({ field: 'wallet' as const, message })), ...purchases];
}
