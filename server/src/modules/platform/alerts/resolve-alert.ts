import { staffWith } from '@oja/contract/access';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { announce } from '../../../live/live-hub.ts';
import { type Actor, audit } from '../audit/index.ts';
import { listStaff } from '../notifications/index.ts';
import type { NewAlert } from './raise-alert.ts';

export async function resolveAlert(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { alertId: string; note: string; actor: Actor },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const alert = await tx
      .selectFrom('alerts')
      .selectAll()
      .where('id', '=', input.alertId)
      .forUpdate()
      .executeTakeFirst();
    if (alert === undefined) throw new Refusal('not_found');
    if (alert.resolvedAt !== null) {
      throw new Refusal('state_conflict', { message: 'This alert has been closed already.' });
    }
    await tx
      .updateTable('alerts')
      .set({ resolvedAt: deps.now(), resolvedBy: input.actor.id, note: input.note })
      .where('id', '=', alert.id)
      .execute();
    // The bells of all who were told count one less.
    const staff = await listStaff(tx, staffWith('money'));
    await announce(tx, ...staff.map((userId) => ({ userId, hint: { topic: 'notifications' } as const })));
    await audit(tx, {
      actor: input.actor,
      action: 'alert.resolved',
      subject: { kind: 'alert', id: alert.id },
      before: { kind: alert.kind, subject: alert.subject, message: alert.message },
      personal: alert.aboutId === null ? undefined : { of: alert.aboutId, keys: ['message'] },
      reason: input.note,
    });
  });
}

/** Closes an alert that a recorded event has settled; false when none was raised. */
export async function closeAlert(
  tx: Tx,
  about: Pick<NewAlert, 'kind' | 'subject'>,
  closing: { by: Actor | null; note: string; at: Date },
): Promise<boolean> {
  const closed = await tx
    .updateTable('alerts')
    .set({ resolvedAt: closing.at, resolvedBy: closing.by?.id ?? null, note: closing.note })
    .where('kind', '=', about.kind)
    .where('subject', '=', about.subject)
    .where('resolvedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return closed !== undefined;
}
