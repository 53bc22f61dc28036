import { nairaText } from '@oja/contract/money';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { decideTransfer } from '../../../domain/withdrawal/decide-transfer.ts';
import type { Transfer } from '../../../gateways/paystack/index.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { searchLink } from '../../platform/notifications/index.ts';
import { lockIsErased } from '../funding/index.ts';
import { freezePayouts } from './freeze-payouts.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { waitUnderLock } from './wait-for-gateway.ts';
import { lockWithdrawal, readOwner, updateWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/** Applies Paystack's state of a transfer, from a reply, webhook or poll, to the withdrawal. */
export async function applyTransfer(
  deps: Pick<Deps, 'db' | 'now'>,
  withdrawalId: string,
  transfer: Transfer,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // Lock order: user before withdrawal, like every transaction that locks both.
    const isAccountClosed = await lockIsErased(tx, await readOwner(tx, withdrawalId));
    const row = await lockWithdrawal(tx, withdrawalId);
    const verdict = decideTransfer(row, transfer);
    switch (verdict.kind) {
      case 'settled':
        return;
      case 'wait':
        return waitUnderLock(tx, deps, row, { attention: verdict.attention, gatewayStatus: transfer.status });
      case 'contradiction':
        return stopEverything(tx, deps, row, transfer);
      case 'take':
        return settleWithdrawal(tx, deps, row, {
          transition: verdict.transition,
          actor: 'gateway',
          gatewayStatus: transfer.status,
          gatewayFeeKobo: transfer.feeKobo,
          isAccountClosed,
          ...(verdict.transition === 'pay' ? {} : { why: reasonOf(transfer) }),
        });
    }
  });
}

function reasonOf(transfer: Transfer): string {
  const response = transfer.gatewayResponse.trim();
  return response === '' ? 'The bank did not accept it.' : `The bank did not accept it (${response}).`;
}

/**
 * Contradicting answers may mean that money was sent twice. Payouts are frozen until staff have checked it.
 */
async function stopEverything(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  row: WithdrawalRow,
  transfer: Transfer,
): Promise<void> {
  const now = deps.now();
  const message = `Withdrawal ${row.reference} of ${nairaText(row.netKobo)} is ${row.status} here, but Paystack says ${transfer.status} for ${nairaText(transfer.amountKobo)}. Payouts are frozen.`;
  await updateWithdrawal(tx, row.id, {
    attention: 'answers_contradict',
    gatewayStatus: transfer.status,
    nextCheckAt: null,
  });
  await freezePayouts(tx, { reason: message, by: null, at: now });
  const page = searchLink('/admin/withdrawals', row.reference);
  await raiseAlert(tx, { kind: 'withdrawal_contradiction', subject: row.id, message, page }, now);
}
