import type { AttentionReason } from '@oja/contract/payouts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { nextTransferCheck } from '../../domain/withdrawal/decide-transfer.ts';
import { withdrawalProcess } from '../../domain/withdrawal/withdrawal-process.ts';
import { PaystackRefused, PaystackUnclear, type Transfer } from '../../gateways/paystack/index.ts';
import { applyTransfer } from './apply-transfer.ts';
import { findRecipient } from './find-recipient.ts';
import { readFreeze } from './freeze-payouts.ts';
import { isUnderWay, settleWithdrawal } from './settle-withdrawal.ts';
import { waitForGateway } from './wait-for-gateway.ts';
import {
  isOwnerSuspended,
  lockWithdrawal,
  updateWithdrawal,
  type WithdrawalRow,
} from './withdrawal.store.ts';

/**
 * Takes a withdrawal as far as it can go now. Safe to call at any time, by anybody, any number of times:
 *
 * requested → is there somewhere to send it, may it be sent, does the gateway have the money → `sending`, committed
 * sending   → does the gateway know the reference? If not, send it (again) under that very reference.
 *
 * Only a conclusive answer ends it. No answer, a server error or nonsense keep the money held and are asked about later.
 */
export async function advanceWithdrawal(deps: Deps, withdrawalId: string): Promise<void> {
  try {
    const row = await readRow(deps, withdrawalId);
    if (row.status === 'requested') await begin(deps, row);
    else if (row.status === 'sending') await carryOn(deps, row);
  } catch (error) {
    if (!(error instanceof PaystackUnclear)) throw error;
    await waitForGateway(deps, withdrawalId, { gatewayStatus: 'unclear' });
  }
}

async function begin(deps: Deps, row: WithdrawalRow): Promise<void> {
  const stop = await findStop(deps, row);
  if (stop) return waitForGateway(deps, row.id, { attention: stop });
  const recipient = await findRecipient(deps, row);
  if ('refused' in recipient) return refuse(deps, row.id, recipient.refused);
  const { balanceKobo } = await deps.paystack.readBalance();
  if (balanceKobo < row.netKobo) return waitForGateway(deps, row.id, { attention: 'gateway_balance_low' });
  await send(deps, { ...row, recipientCode: recipient.code });
}

/** Why nothing may leave for now; undefined when it may. The money stays held. */
async function findStop(deps: Deps, row: WithdrawalRow): Promise<AttentionReason | undefined> {
  if (await readFreeze(deps.db)) return 'payouts_frozen';
  return (await isOwnerSuspended(deps.db, row.userId)) ? 'owner_suspended' : undefined;
}

/**
 * Notes the attempt before it is made: from here on the money may be on its way, whatever happens to this process. One
 * attempt at a time; false when another is under way, or when it has ended meanwhile.
 */
function claimAttempt(deps: Deps, withdrawalId: string, recipientCode: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    const row = await lockWithdrawal(tx, withdrawalId);
    const now = deps.now();
    const isOpen = row.status === 'requested' || row.status === 'sending';
    if (!isOpen || isUnderWay(row, now)) return false;
    // Asked again under the lock, since somebody may have been suspended a moment ago.
    if (await isOwnerSuspended(tx, row.userId)) return false;
    await updateWithdrawal(tx, row.id, {
      status: withdrawalProcess.send.to,
      recipientCode,
      sentAt: row.sentAt ?? now,
      attemptedAt: now,
      attention: null,
      nextCheckAt: nextTransferCheck(0, now),
    });
    return true;
  });
}

async function carryOn(deps: Deps, row: WithdrawalRow): Promise<void> {
  const transfer = await deps.paystack.verifyTransfer(row.reference);
  if (transfer) return applyTransfer(deps, row.id, transfer);
  // A freeze or a suspension also stops what the gateway has never heard of.
  const stop = await findStop(deps, row);
  if (stop) return waitForGateway(deps, row.id, { attention: stop });
  await send(deps, row);
}

async function send(deps: Deps, row: WithdrawalRow): Promise<void> {
  if (!(await claimAttempt(deps, row.id, row.recipientCode ?? ''))) return;
  const outcome = await sendOnce(deps, row);
  if (!('refusal' in outcome)) return applyTransfer(deps, row.id, await withFee(deps, row, outcome));
  // "Duplicate reference" is a refusal too, and means the opposite: it was accepted before.
  const known = await deps.paystack.verifyTransfer(row.reference);
  if (known) return applyTransfer(deps, row.id, known);
  const { refusal } = outcome;
  if (refusal.code === 'invalid_transfer_recipient') {
    return refuse(deps, row.id, 'The bank does not accept transfers to this account.');
  }
  const attention = /balance/i.test(refusal.message) ? 'gateway_balance_low' : 'gateway_refused';
  await waitForGateway(deps, row.id, { attention, gatewayStatus: refusal.message });
}

async function sendOnce(deps: Deps, row: WithdrawalRow): Promise<Transfer | { refusal: PaystackRefused }> {
  try {
    return await deps.paystack.sendTransfer({
      amountKobo: row.netKobo,
      recipientCode: row.recipientCode ?? '',
      reference: row.reference,
      reason: 'Oja withdrawal',
    });
  } catch (error) {
    if (error instanceof PaystackRefused) return { refusal: error };
    throw error;
  }
}

/** The answer to a new transfer does not name what it cost; the books would miss that for good. */
async function withFee(deps: Deps, row: WithdrawalRow, transfer: Transfer): Promise<Transfer> {
  const isAsExpected = transfer.status === 'success' && transfer.amountKobo === row.netKobo;
  if (!isAsExpected || transfer.feeKobo !== undefined) return transfer;
  const known = await deps.paystack.verifyTransfer(row.reference);
  return { ...transfer, feeKobo: known?.feeKobo };
}

/** The gateway never took it, so the money goes back. */
async function refuse(deps: Deps, withdrawalId: string, why: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockWithdrawal(tx, withdrawalId);
    const transition = row.status === 'requested' ? 'refuse' : 'fail';
    if (row.status !== 'requested' && row.status !== 'sending') return;
    await settleWithdrawal(tx, deps, row, { transition, actor: 'gateway', why, gatewayStatus: 'refused' });
  });
}

function readRow(deps: Deps, withdrawalId: string): Promise<WithdrawalRow> {
  return deps.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow();
}
