import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { nextTransferCheck } from '../../../domain/withdrawal/decide-transfer.ts';
import { withdrawalProcess } from '../../../domain/withdrawal/withdrawal-process.ts';
import { PaystackRefused, PaystackUnclear, type Transfer } from '../../../gateways/paystack/index.ts';
import { applyTransfer } from './apply-transfer.ts';
import { lockSendable } from './lock-sendable.ts';
import { recipientOf } from './old-recipient.ts';
import { settleWithdrawal } from './settle-withdrawal.ts';
import { waitForGateway } from './wait-for-gateway.ts';
import { lockWithdrawal, updateWithdrawal, type WithdrawalRow } from './withdrawal.store.ts';

/**
 * Advances a withdrawal as far as possible. Safe to call at any time and any number of times:
 *
 * requested → recipient, permission to send and gateway balance are checked → `sending`, committed
 *
 * sending → if the gateway does not know the reference, the transfer is sent (again) under the same reference
 *
 * Only a conclusive answer ends it. After no answer, a server error or an invalid reply the money stays held and the
 * transfer is verified later; the result is then `unclear`.
 */
export async function advanceWithdrawal(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  withdrawalId: string,
): Promise<'unclear' | undefined> {
  try {
    const row = await readRow(deps, withdrawalId);
    if (row.status === 'requested') await begin(deps, row);
    else if (row.status === 'sending') await resume(deps, row);
    return undefined;
  } catch (error) {
    if (!(error instanceof PaystackUnclear)) throw error;
    await waitForGateway(deps, withdrawalId, { gatewayStatus: 'unclear' });
    return 'unclear';
  }
}

async function begin(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  row: WithdrawalRow,
): Promise<void> {
  if (await isBlocked(deps, row)) return;
  const recipient = await recipientOf(deps, row);
  if ('refused' in recipient) return refuse(deps, row.id, recipient.refused);
  const { balanceKobo } = await deps.paystack.readBalance();
  if (balanceKobo < row.netKobo) return waitForGateway(deps, row.id, { attention: 'gateway_balance_low' });
  await send(deps, row, recipient.code);
}

async function resume(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  row: WithdrawalRow,
): Promise<void> {
  const transfer = await deps.paystack.verifyTransfer(row.reference);
  if (transfer) return applyTransfer(deps, row.id, transfer);
  if (await isBlocked(deps, row)) return;
  const recipient = await recipientOf(deps, row);
  if ('refused' in recipient) return refuse(deps, row.id, recipient.refused);
  await send(deps, row, recipient.code);
}

/** Checked before the gateway is called, which saves calls for blocked withdrawals. `reserveAttempt` checks again. */
function isBlocked(deps: Pick<Deps, 'db' | 'now' | 'paystack'>, row: WithdrawalRow): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => (await lockSendable(tx, deps, row)) === undefined);
}

/**
 * Records the attempt before it is made: from here on the money may be on its way, whatever happens to this process.
 * One attempt at a time; undefined when another is running, when the withdrawal has ended, or when it may not be sent
 * now. The transfer goes to the recipient stored on the row.
 */
function reserveAttempt(
  deps: Pick<Deps, 'db' | 'now' | 'paystack'>,
  row: WithdrawalRow,
  recipientCode: string,
): Promise<{ recipientCode: string } | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockSendable(tx, deps, row);
    if (locked === undefined) return undefined;
    const now = deps.now();
    const reserved = { recipientCode: locked.recipientCode ?? recipientCode };
    await updateWithdrawal(tx, locked.id, {
      ...reserved,
      status: withdrawalProcess.send.to,
      sentAt: locked.sentAt ?? now,
      attemptedAt: now,
      // What it needed stands until the answer, so that an attempt that changes nothing leaves owner and alert as they are.
      note: null,
      nextCheckAt: nextTransferCheck(0, now),
    });
    return reserved;
  });
}

async function send(
  deps: Pick<Deps, 'db' | 'now' | 'paystack'>,
  row: WithdrawalRow,
  knownRecipient: string,
): Promise<void> {
  const reserved = await reserveAttempt(deps, row, knownRecipient);
  if (reserved === undefined) return;
  const outcome = await sendOnce(deps, row, reserved.recipientCode);
  if (!('refusal' in outcome)) return applyTransfer(deps, row.id, await withFee(deps, row, outcome));
  // "Duplicate reference" is a refusal too, but means that the transfer was accepted before.
  const known = await deps.paystack.verifyTransfer(row.reference);
  if (known) return applyTransfer(deps, row.id, known);
  const { refusal } = outcome;
  if (refusal.code === 'invalid_transfer_recipient') {
    return refuse(deps, row.id, 'The bank does not accept transfers to this account.');
  }
  const attention = /balance/i.test(refusal.message) ? 'gateway_balance_low' : 'gateway_refused';
  await waitForGateway(deps, row.id, { attention, gatewayStatus: refusal.message });
}

async function sendOnce(
  deps: Pick<Deps, 'paystack'>,
  row: WithdrawalRow,
  recipientCode: string,
): Promise<Transfer | { refusal: PaystackRefused }> {
  try {
    return await deps.paystack.sendTransfer({
      amountKobo: row.netKobo,
      recipientCode,
      reference: row.reference,
      reason: 'Oja withdrawal',
    });
  } catch (error) {
    if (error instanceof PaystackRefused) return { refusal: error };
    throw error;
  }
}

/** The reply to a new transfer lacks the fee, which the books would otherwise never learn. */
async function withFee(
  deps: Pick<Deps, 'paystack'>,
  row: WithdrawalRow,
  transfer: Transfer,
): Promise<Transfer> {
  const isAsExpected = transfer.status === 'success' && transfer.amountKobo === row.netKobo;
  if (!isAsExpected || transfer.feeKobo !== undefined) return transfer;
  const known = await deps.paystack.verifyTransfer(row.reference);
  return { ...transfer, feeKobo: known?.feeKobo };
}

/** The gateway did not accept the transfer, so the money is returned. */
async function refuse(deps: Pick<Deps, 'db' | 'now'>, withdrawalId: string, why: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockWithdrawal(tx, withdrawalId);
    const transition = row.status === 'requested' ? 'refuse' : 'fail';
    if (row.status !== 'requested' && row.status !== 'sending') return;
    await settleWithdrawal(tx, deps, row, { transition, actor: 'gateway', why, gatewayStatus: 'refused' });
  });
}

function readRow(deps: Pick<Deps, 'db'>, withdrawalId: string): Promise<WithdrawalRow> {
  return deps.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
}
