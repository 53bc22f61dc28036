import { nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { findUnfinishedFunding } from '../../money/funding/index.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { readOpenWithdrawals } from '../../money/payouts/index.ts';
import { findOpenPurchases } from '../../trade/purchases/index.ts';

/**
 * Why an account cannot be closed yet because of its money or its purchases; undefined when all is settled. The caller
 * has locked the user row, so that no purchase, payment or withdrawal begins meanwhile. The balance is read last: what
 * was open a moment ago may have become a balance.
 */
export async function findClosingBlocker(
  tx: Tx,
  input: { userId: string; now: Date },
): Promise<string | undefined> {
  const { userId } = input;
  const open = await readOpenWithdrawals(tx, userId);
  if (open.ids.length > 0) return 'A withdrawal is on its way. Please wait until it has arrived.';
  const funding = await findUnfinishedFunding(tx, input);
  if (funding) return funding;
  const openPurchases = await findOpenPurchases(tx, userId);
  if (openPurchases) return openPurchases;
  const balance = await readBalance(tx, account.wallet(userId));
  if (balance > 0) return `There is ${nairaText(balance)} in your wallet. Please withdraw it first.`;
  return undefined;
}
