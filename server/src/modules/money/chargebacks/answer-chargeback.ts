import type { ChargebackAnswer } from '@oja/contract/chargebacks';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';

/**
 * Records what staff answered on Paystack, which ends the work. No money moves: the event of the outcome settles the
 * chargeback. Staff record nothing about a payment of their own.
 */
export async function answerChargeback(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { chargebackId: string; answer: ChargebackAnswer; reason: string; actor: Actor & { id: string } },
): Promise<void> {
  const { chargebackId, answer, reason, actor } = input;
  await inTransaction(deps.db, async (tx) => {
    await lockActingStaff(tx, actor.id, 'money');
    const { userId } = await lockUnanswered(tx, chargebackId, actor.id);
    await tx
      .updateTable('chargebacks')
      .set({ answer, answerReason: reason, answeredBy: actor.id, answeredAt: deps.now() })
      .where('id', '=', chargebackId)
      .execute();
    await audit(tx, {
      actor,
      action: 'chargeback.answered',
      subject: { kind: 'chargeback', id: chargebackId },
      after: { answer, person: userId },
      reason,
    });
  });
}

async function lockUnanswered(tx: Tx, chargebackId: string, staffId: string): Promise<{ userId: string }> {
  const row = await tx
    .selectFrom('chargebacks')
    .select(['userId', 'status', 'answeredAt'])
    .where('id', '=', chargebackId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  if (row.userId === staffId) throw new Refusal('own_account_refused');
  if (row.status !== 'open')
    throw new Refusal('state_conflict', { message: 'The bank has decided about this payment already.' });
  if (row.answeredAt !== null)
    throw new Refusal('state_conflict', { message: 'An answer to this chargeback is recorded already.' });
  return row;
}
