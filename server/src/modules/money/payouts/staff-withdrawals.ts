import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { orPaymentRefusal } from '../../../gateways/paystack/index.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { advanceWithdrawal } from './advance-withdrawal.ts';
import { applyTransfer } from './apply-transfer.ts';
import { decideOwn, refuseOwnUnlessAlone } from './decide-own.ts';
import { isUnderWay, settleWithdrawal, stateConflict } from './settle-withdrawal.ts';
import { findWithPerson } from './withdrawal.queries.ts';
import { lockWithdrawal } from './withdrawal.store.ts';

/** Verifies the transfer now instead of at the next poll. */
export async function checkAgain(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'paystack'>,
  input: { withdrawalId: string; actor: Actor },
): Promise<void> {
  const row = await findWithPerson(deps.db, input.withdrawalId);
  if (row === undefined) throw new Refusal('not_found');
  if (row.settledAt !== null) throw stateConflict(row);
  await inTransaction(deps.db, (tx) =>
    audit(tx, {
      actor: input.actor,
      action: 'withdrawal.checked',
      subject: { kind: 'withdrawal', id: row.id },
      before: { status: row.status, gatewayStatus: row.gatewayStatus, attention: row.attention },
    }),
  );
  await advanceWithdrawal(deps, row.id);
}

/** Returns the money only when Paystack confirms that it never accepted the transfer, or that it came back. */
export async function returnMoney(
  deps: Pick<Deps, 'db' | 'now' | 'paystack'>,
  input: ReturnOrder,
): Promise<void> {
  const row = await findWithPerson(deps.db, input.withdrawalId);
  if (row === undefined) throw new Refusal('not_found');
  await refuseOwnUnlessAlone(deps.db, row, input, deps.now());
  if (row.settledAt !== null) throw stateConflict(row);
  const transfer = await deps.paystack.verifyTransfer(row.reference).catch((error) => {
    throw orPaymentRefusal(error);
  });
  if (transfer) {
    await applyTransfer(deps, row.id, transfer);
    const after = await findWithPerson(deps.db, row.id);
    if (after?.status === 'failed') return auditReturn(deps, input, row);
    throw new Refusal('withdrawal_state_conflict', { message: whyKept(transfer.status) });
  }
  await inTransaction(deps.db, async (tx) => {
    await lockActingStaff(tx, input.actor.id, 'money');
    const locked = await lockWithdrawal(tx, row.id);
    if (isUnderWay(locked, deps.now())) {
      throw new Refusal('withdrawal_state_conflict', {
        message: 'It was handed to Paystack a moment ago. Please try again in half a minute.',
      });
    }
    await decideOwn(tx, locked, input, deps.now());
    const transition = locked.status === 'requested' ? 'refuse' : 'fail';
    // Audited before the wallets are locked, because the audit log waits for the commit of every line before it.
    await audit(tx, returnLine(input, locked));
    await settleWithdrawal(tx, deps, locked, { transition, actor: 'staff', why: input.reason });
  });
}

function whyKept(status: string): string {
  return status === 'otp'
    ? 'Paystack waits for the one-time password of this transfer, so it can still leave. It cannot be given back.'
    : `Paystack has this transfer (${status}), so the money may have arrived. It cannot be given back.`;
}

/** Paystack's answer returned the money; the staff request is audited all the same. */
function auditReturn(deps: Pick<Deps, 'db'>, input: ReturnOrder, before: Returned): Promise<void> {
  return inTransaction(deps.db, (tx) => audit(tx, returnLine(input, before)));
}

interface ReturnOrder {
  withdrawalId: string;
  reason: string;
  actor: Actor & { id: string };
  provenBy: ProofSubject;
}

interface Returned {
  status: string;
  amountKobo: number;
}

function returnLine({ withdrawalId, reason, actor }: ReturnOrder, { status, amountKobo }: Returned) {
  return {
    actor,
    action: 'withdrawal.returned',
    subject: { kind: 'withdrawal', id: withdrawalId },
    before: { status, amountKobo },
    after: { status: 'failed' },
    reason,
  } as const;
}
