import { randomUUID } from 'node:crypto';
import type { SanctionKind } from '@oja/contract/account-standing';
import { minuteMs } from '@oja/contract/durations';
import type { Selectable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Sanctions } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { sanctionEnd } from '../../../domain/sanction/sanction-end.ts';

export type SanctionRow = Selectable<Sanctions>;

/** All functions here run under the lock of the person, which serialises everything about their sanctions. */
export function insertSanction(
  tx: Tx,
  given: {
    userId: string;
    kind: SanctionKind;
    reason: string;
    note?: string | undefined;
    days?: number | undefined;
    reportId?: string | undefined;
    givenBy: string | null;
    now: Date;
  },
): Promise<SanctionRow> {
  const { days, note, reportId, now, ...columns } = given;
  return tx
    .insertInto('sanctions')
    .values({
      ...columns,
      id: randomUUID(),
      note: note ?? null,
      reportId: reportId ?? null,
      startsAt: now,
      endsAt: sanctionEnd(now, days),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function findOpenSanction(
  tx: Tx,
  wanted: { userId: string; kind: Exclude<SanctionKind, 'warning'> },
): Promise<SanctionRow | undefined> {
  return tx
    .selectFrom('sanctions')
    .selectAll()
    .where('userId', '=', wanted.userId)
    .where('kind', '=', wanted.kind)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

const sameMomentMs = 10 * minuteMs;

/** A warning that stands for the same report or, without one, that was given for the same reason a moment ago. */
export function findSameWarning(
  tx: Tx,
  wanted: { userId: string; reason: string; reportId: string | undefined; now: Date },
): Promise<SanctionRow | undefined> {
  const { userId, reason, reportId, now } = wanted;
  const warnings = tx
    .selectFrom('sanctions')
    .selectAll()
    .where('userId', '=', userId)
    .where('kind', '=', 'warning')
    .where('endedAt', 'is', null);
  const same =
    reportId === undefined
      ? warnings
          .where('reportId', 'is', null)
          .where('reason', '=', reason)
          .where('startsAt', '>', new Date(now.getTime() - sameMomentMs))
      : warnings.where('reportId', '=', reportId);
  return same.limit(1).executeTakeFirst();
}

export function readSanction(db: Db | Tx, sanctionId: string): Promise<SanctionRow> {
  return db.selectFrom('sanctions').selectAll().where('id', '=', sanctionId).executeTakeFirstOrThrow();
}

/** `by` and `reason` are null when its time was over. */
export async function closeSanction(
  tx: Tx,
  sanctionId: string,
  end: { at: Date; by: string | null; reason: string | null },
): Promise<void> {
  await tx
    .updateTable('sanctions')
    .set({ endedAt: end.at, endedBy: end.by, endReason: end.reason })
    .where('id', '=', sanctionId)
    .execute();
  // An appeal that waits has nothing left to decide.
  await waitingAppeals(tx)
    .set({ appealDecidedAt: end.at, appealDecidedBy: end.by, appealOutcome: 'lifted' })
    .where('id', '=', sanctionId)
    .execute();
}

/** The appeals of an account that is deleted leave the queue of staff; its sanctions stay as they are. */
export async function withdrawAppealsOf(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  await waitingAppeals(tx)
    .set({ appealDecidedAt: now, appealOutcome: 'withdrawn' })
    .where('userId', '=', userId)
    .execute();
}

function waitingAppeals(tx: Tx) {
  return tx.updateTable('sanctions').where('appealedAt', 'is not', null).where('appealDecidedAt', 'is', null);
}
