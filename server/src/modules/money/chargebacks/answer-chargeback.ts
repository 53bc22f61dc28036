import type { ChargebackAnswer } from '@oja/contract/chargebacks';
import { hourMs } from '@oja/contract/durations';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { chargebackPage } from './chargeback-work.queries.ts';

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

/** A reminder that arrives sooner may have been sent before the answer. */
const reminderGapMs = hourMs;

/**
 * Paystack reminds of a chargeback only while it has no answer. The recorded one did not arrive then, so the chargeback is
 * work again, and staff are alerted.
 */
export async function reopenAnswered(deps: Pick<Deps, 'db' | 'now'>, gatewayId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await tx
      .selectFrom('chargebacks')
      .select(['id', 'userId', 'status', 'answeredAt', 'dueAt'])
      .where('gatewayId', '=', gatewayId)
      .forUpdate()
      .executeTakeFirst();
    const now = deps.now();
    if (row === undefined || row.status !== 'open' || row.answeredAt === null) return;
    if (now.getTime() - row.answeredAt.getTime() < reminderGapMs) return;
    const { id, userId: aboutId, dueAt } = row;
    await tx
      .updateTable('chargebacks')
      .set({ answer: null, answerReason: null, answeredBy: null, answeredAt: null })
      .where('id', '=', id)
      .execute();
    const message = `Paystack still asks for an answer to a chargeback that is recorded as answered (${gatewayId}). Please answer it there by ${whenSentence(dueAt)}.`;
    const alert = { kind: 'chargeback', subject: gatewayId, message, aboutId } as const;
    await raiseAlert(tx, { ...alert, page: chargebackPage(id), work: { kind: 'chargeback', id } }, now);
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
