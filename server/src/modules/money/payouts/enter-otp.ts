import type { AttentionReason } from '@oja/contract/payouts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { orPaymentRefusal, PaystackRefused, type Transfer } from '../../../gateways/paystack/index.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { advanceWithdrawal } from './advance-withdrawal.ts';
import { applyTransfer } from './apply-transfer.ts';
import { lockHeldByOtp } from './lock-sendable.ts';
import { refuseOwn, stateConflict } from './settle-withdrawal.ts';
import { findWithPerson, type WithdrawalWithPerson } from './withdrawal.queries.ts';

interface OtpOrder {
  withdrawalId: string;
  actor: Actor & { id: string };
}

/**
 * Gives Paystack the one-time password it asks for. The transfer leaves with it, so whatever stops a transfer is read
 * under the locks of sending, and stops this too. The code itself is recorded nowhere.
 */
export async function enterOtp(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  input: OtpOrder & { otp: string },
): Promise<void> {
  const { row, transferCode } = await readHeldTransfer(deps, input);
  await inTransaction(deps.db, async (tx) => {
    await lockActingStaff(tx, input.actor.id, 'money');
    const { row: locked, stop } = await lockHeldByOtp(tx, deps, row);
    if (locked.status !== 'sending') throw stateConflict(locked);
    if (stop) throw new Refusal('withdrawal_state_conflict', { message: stopSentences[stop] });
    await audit(tx, otpLine('withdrawal.otp_entered', input, locked));
  });
  try {
    await deps.paystack.finalizeTransfer({ transferCode, otp: input.otp });
  } catch (error) {
    if (error instanceof PaystackRefused) throw new Refusal('transfer_otp_wrong');
    throw orPaymentRefusal(error);
  }
  await advanceWithdrawal(deps, row.id);
}

export async function resendOtp(deps: Pick<Deps, 'db' | 'now' | 'paystack'>, input: OtpOrder): Promise<void> {
  const { row, transferCode } = await readHeldTransfer(deps, input);
  await inTransaction(deps.db, (tx) => audit(tx, otpLine('withdrawal.otp_resent', input, row)));
  await orRefusal(deps.paystack.resendOtp(transferCode));
}

/** The transfer as Paystack has it now. What it says otherwise is applied before the refusal. */
async function readHeldTransfer(
  deps: Pick<Deps, 'db' | 'now' | 'paystack'>,
  { withdrawalId, actor }: OtpOrder,
): Promise<{ row: WithdrawalWithPerson; transferCode: string }> {
  const row = await findWithPerson(deps.db, withdrawalId);
  if (row === undefined) throw new Refusal('not_found');
  refuseOwn(row, actor);
  if (row.settledAt !== null) throw stateConflict(row);
  const transfer = row.status === 'sending' ? await orRefusal(readTransfer(deps, row.reference)) : undefined;
  if (transfer?.status === 'otp' && transfer.transferCode)
    return { row, transferCode: transfer.transferCode };
  if (transfer) await applyTransfer(deps, row.id, transfer);
  throw new Refusal('withdrawal_state_conflict', {
    message: 'Paystack does not ask for a one-time password for this withdrawal.',
  });
}

function readTransfer(deps: Pick<Deps, 'paystack'>, reference: string): Promise<Transfer | undefined> {
  return deps.paystack.verifyTransfer(reference);
}

function orRefusal<Answer>(call: Promise<Answer>): Promise<Answer> {
  return call.catch((error) => {
    throw orPaymentRefusal(error);
  });
}

const stopSentences: Partial<Record<AttentionReason, string>> = {
  payouts_frozen: 'Payouts are frozen. Enter the code when they have resumed.',
  owner_suspended: 'The owner is suspended, so nothing is sent.',
  chargeback_open: 'A bank asks the owner for a payment back, so nothing is sent until that is decided.',
  claim_open: 'A claim about a sale of the owner is open, so nothing is sent until it is decided.',
  withdrawals_paused: 'Withdrawals of the owner are paused, so nothing is sent.',
  destination_in_review: 'The account it goes to is not accepted, so nothing is sent.',
};

function otpLine(
  action: 'withdrawal.otp_entered' | 'withdrawal.otp_resent',
  { withdrawalId, actor }: OtpOrder,
  { status, gatewayStatus }: { status: string; gatewayStatus: string | null },
) {
  return {
    actor,
    action,
    subject: { kind: 'withdrawal', id: withdrawalId },
    before: { status, gatewayStatus },
  } as const;
}
