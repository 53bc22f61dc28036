import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { lastClosed } from '../../../domain/figures/figure-periods.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { lockReader, lockSchedule } from './figure-schedule.store.ts';
import { queueFigureMail } from './send-figure-mail.ts';

/** The figures of the last closed week or month at once. It does not count for the schedule. */
export async function askFigureMail(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor & { id: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    if (!(await lockReader(tx, actor.id))) throw new Refusal('access_denied');
    const row = await lockSchedule(tx, actor.id);
    if (row === undefined) throw new Refusal('not_found');
    const createdAt = deps.now();
    const period = lastClosed(row.frequency, createdAt);
    await queueFigureMail(tx, { userId: actor.id, period, isScheduled: false, createdAt });
    await audit(tx, {
      actor,
      action: 'operator_figures.mailed',
      subject: { kind: 'user', id: actor.id },
      after: { period },
    });
  });
}
