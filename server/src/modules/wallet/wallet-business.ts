import { nairaText } from '@oja/contract/money';
import type { Tx } from '../../db/transaction.ts';
import { account } from '../../domain/ledger/chart-of-accounts.ts';
import { hasOpenChargeback } from '../funding/index.ts';
import { readBalance } from '../ledger/index.ts';
import { readOpenWithdrawals } from '../payouts/index.ts';
import { findOpenDeals } from '../purchases/index.ts';

/**
 * Why an account cannot be closed yet as far as its money and its deals go; undefined when nothing is left to settle.
 * The caller has locked the person, so that no deal begins meanwhile.
 */
export async function findWalletBusiness(tx: Tx, userId: string): Promise<string | undefined> {
  const open = await readOpenWithdrawals(tx, userId);
  if (open.ids.length > 0) return 'A withdrawal is on its way. Please wait until it has arrived.';
  if (await hasOpenChargeback(tx, userId)) return 'A bank is asking for one of your payments back.';
  const deals = await findOpenDeals(tx, userId);
  if (deals) return deals;
  const balance = await readBalance(tx, account.wallet(userId));
  if (balance > 0) return `There is ${nairaText(balance)} in your wallet. Please withdraw it first.`;
  return undefined;
}
