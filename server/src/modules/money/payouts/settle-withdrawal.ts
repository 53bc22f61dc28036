import { nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { decideMove } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import {
  type WithdrawalActor,
  type WithdrawalTransition,
  withdrawalProcess,
} from '../../../domain/withdrawal/withdrawal-process.ts';
import { endOvertaken } from '../../platform/approvals/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { parkReturnedWithdrawal } from '../funding/index.ts';
import { postTransfer } from '../ledger/index.ts';
import { updateWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

export type Settlement = {
  transition: Exclude<WithdrawalTransition, 'request' | 'release' | 'send'>;
  actor: WithdrawalActor;
  /** The reason of the return, as shown to the user. */
  why?: string;
  gatewayStatus?: string;
  gatewayFeeKobo?: number | undefined;
  /** Read under a lock that closing the account waits for. */
  isAccountClosed?: boolean;
};

/** Ends a withdrawal under the lock of its row: status, notification and ledger in one transaction. */
export async function settleWithdrawal(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  row: WithdrawalRow,
  settlement: Settlement,
): Promise<void> {
  const { transition, actor, why } = settlement;
  const move = decideMove(withdrawalProcess, transition, { status: row.status, actor });
  if (move.kind !== 'allowed') throw stateConflict(row);
  const now = deps.now();
  // Only what was not sent yet can wait for its release.
  if (row.status === 'requested') {
    await endOvertaken(tx, { kinds: ['withdrawal'], subjectId: row.id }, now);
  }
  await updateWithdrawal(tx, row.id, {
    status: move.to,
    note: why ?? null,
    attention: null,
    gatewayStatus: settlement.gatewayStatus ?? row.gatewayStatus,
    gatewayFeeKobo: settlement.gatewayFeeKobo ?? row.gatewayFeeKobo,
    nextCheckAt: null,
    settledAt: now,
  });
  if (settlement.isAccountClosed && withdrawalProcess[transition].money === 'take_back') {
    return parkReturnedWithdrawal(tx, row, now);
  }
  await notifyOwner(tx, row, settlement, now);
  await postTransfer(tx, postingOf(row, settlement), now);
  if (transition === 'pay' && settlement.gatewayFeeKobo) {
    const fee = { withdrawalId: row.id, feeKobo: settlement.gatewayFeeKobo };
    await postTransfer(tx, postings.withdrawalGatewayFee(fee), now);
  }
}

const oneAttemptMs = 30_000;

/** Longer than any call to Paystack: before that, its answer may already be outdated. */
export function isUnderWay(row: Pick<WithdrawalRow, 'attemptedAt'>, now: Date): boolean {
  return row.attemptedAt !== null && now.getTime() - row.attemptedAt.getTime() < oneAttemptMs;
}

/** Staff decide about no money of their own. */
export function refuseOwn(row: Pick<WithdrawalRow, 'userId'>, actor: { id: string }): void {
  if (row.userId === actor.id) throw new Refusal('own_account_refused');
}

export function stateConflict(row: WithdrawalRow): Refusal {
  const sentences = {
    requested: 'This withdrawal has not been sent yet.',
    sending: 'This withdrawal is being sent and can no longer be changed.',
    paid: 'This withdrawal has been paid already.',
    failed: 'This withdrawal was returned to the wallet already.',
    cancelled: 'This withdrawal was cancelled already.',
  } as const;
  return new Refusal('withdrawal_state_conflict', { message: sentences[row.status] });
}

async function notifyOwner(tx: Tx, row: WithdrawalRow, settlement: Settlement, now: Date): Promise<void> {
  const amount = nairaText(row.amountKobo);
  const { notification } = withdrawalProcess[settlement.transition];
  switch (notification) {
    case 'withdrawal_paid':
      return notify(
        tx,
        notification,
        row.userId,
        { amount: nairaText(row.netKobo), destination: row.destination },
        now,
      );
    case 'withdrawal_failed':
      return notify(tx, notification, row.userId, { amount, why: settlement.why ?? '' }, now);
    case 'withdrawal_cancelled':
      return notify(tx, notification, row.userId, { amount }, now);
  }
}

function postingOf(row: WithdrawalRow, { transition, why }: Settlement) {
  const { id: withdrawalId, userId, amountKobo, feeKobo } = row;
  switch (withdrawalProcess[transition].money) {
    case 'pay_out':
      return postings.withdrawalPaid({ withdrawalId, amountKobo, feeKobo });
    case 'give_back':
      return postings.withdrawalReturned({
        withdrawalId,
        userId,
        amountKobo,
        why: why ? `Withdrawal returned: ${why}` : 'Withdrawal cancelled',
      });
    case 'take_back':
      return postings.withdrawalReversed({ withdrawalId, userId, amountKobo, feeKobo });
  }
}
