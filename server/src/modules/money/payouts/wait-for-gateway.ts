import { hourMs } from '@oja/contract/durations';
import { nairaText } from '@oja/contract/money';
import type { AttentionReason } from '@oja/contract/payouts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { nextTransferCheck } from '../../../domain/withdrawal/decide-transfer.ts';
import { releaseDueAt } from '../../../domain/withdrawal/release-rules.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { searchLink } from '../../platform/notifications/index.ts';
import { lockWithdrawal, updateWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

interface Waiting {
  attention?: AttentionReason | undefined;
  gatewayStatus?: string;
}

const tooLongMs = hourMs;

export async function waitForGateway(
  deps: Pick<Deps, 'db' | 'now'>,
  withdrawalId: string,
  waiting: Waiting,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockWithdrawal(tx, withdrawalId);
    if (row.status === 'requested' || row.status === 'sending') await waitUnderLock(tx, deps, row, waiting);
  });
}

/** Keeps the money held, alerts staff when they are needed, and schedules the next check with backoff. */
export async function waitUnderLock(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  row: WithdrawalRow,
  waiting: Waiting,
): Promise<void> {
  const now = deps.now();
  const overdue = row.sentAt !== null && now.getTime() - row.sentAt.getTime() > tooLongMs;
  const attention = waiting.attention ?? (overdue ? 'unclear_too_long' : null);
  const nextCheckAt = attention === 'release_needed' ? releaseDueAt(row) : nextTransferCheck(row.checks, now);
  await updateWithdrawal(tx, row.id, {
    attention,
    note: attention !== null && isPatient(attention) ? waitingNotes[attention] : null,
    gatewayStatus: waiting.gatewayStatus ?? row.gatewayStatus,
    checks: row.checks + 1,
    nextCheckAt,
  });
  if (attention === null || isPatient(attention)) return;
  // The reference is long and unbreakable, so it is placed on a line of its own.
  const message = `A withdrawal of ${nairaText(row.netKobo)} needs a person: ${sentences[attention]} ${row.reference}`;
  const page = searchLink('/admin/withdrawals', row.reference);
  const work = { kind: 'withdrawal', id: row.id } as const;
  await raiseAlert(tx, { kind: 'withdrawal_attention', subject: row.id, message, page, work }, now);
}

/** The note for the owner of a withdrawal that waits for another decision, of which staff know already. */
export const waitingNotes = {
  payouts_frozen:
    'Payouts are paused at the moment. Your money is set aside and goes out as soon as they resume.',
  owner_suspended: 'Your account is suspended. Your money is set aside.',
  destination_in_review:
    'We are comparing the name on this account with yours. Your money is set aside until that is decided.',
  chargeback_open:
    'A bank is asking for one of your payments back. Your money is set aside until that is decided.',
  claim_open:
    'A buyer has an open claim about one of your sales. Your money is set aside until that is decided.',
  withdrawals_paused:
    'Our team paused your withdrawals. Your money is set aside; Settings, Account standing, says why.',
  release_needed:
    'We check withdrawals of this size, counted over 24 hours, before they leave. Your money is set aside; you can still cancel.',
} as const satisfies Partial<Record<AttentionReason, string>>;

function isPatient(attention: AttentionReason): attention is keyof typeof waitingNotes {
  return attention in waitingNotes;
}

const sentences: Record<Exclude<AttentionReason, keyof typeof waitingNotes>, string> = {
  otp_needed: 'Paystack asks for a one-time password. Enter it under Withdrawals.',
  gateway_balance_low: 'the balance at Paystack is too low. Please top it up.',
  gateway_refused: 'Paystack refuses to send it.',
  answers_contradict: 'two answers of Paystack cannot both be true.',
  unclear_too_long: 'Paystack has not said for over an hour whether it arrived.',
};
