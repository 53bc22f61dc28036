import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { awaitsRelease, releaseDueAt } from '../../../domain/withdrawal/release-rules.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { waitUnderLock } from './wait-for-gateway.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

/** True while a large withdrawal waits for its release. After the last moment for it, the money goes back. */
export async function keepForRelease(tx: Tx, deps: Pick<Deps, 'now'>, row: WithdrawalRow): Promise<boolean> {
  if (!awaitsRelease(row)) return false;
  if (deps.now() < releaseDueAt(row)) {
    await waitUnderLock(tx, deps, row, { attention: 'release_needed' });
    return true;
  }
  const why = 'We did not finish checking it in time. Please request it again.';
  await settleWithdrawal(tx, deps, row, { transition: 'refuse', actor: 'oja', why });
  return true;
}
