import { type ReviewStatus, reviewStatuses } from '@oja/contract/applications';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';

const defaultLimit = 20;

/** Applications with what staff need to know about the person behind each. */
const selectQueue = (db: Db) =>
  db
    .selectFrom('sellerApplications as application')
    .innerJoin('users as person', 'person.id', 'application.userId')
    .leftJoin('subscriptions as subscription', 'subscription.userId', 'person.id')
    .leftJoin('plans as plan', 'plan.id', 'subscription.planId')
    .leftJoin('users as reviewer', 'reviewer.id', 'application.decidedBy')
    .selectAll('application')
    .select([
      'person.number as personNumber',
      'person.name as personName',
      'person.nickname as personNickname',
      'person.email as personEmail',
      'person.avatar as personAvatar',
      'person.role as personRole',
      'person.createdAt as personCreatedAt',
      'plan.name as planName',
      'reviewer.name as reviewerName',
    ])
    .where('application.status', 'in', reviewStatuses);

export type QueueRow = Awaited<ReturnType<ReturnType<typeof selectQueue>['executeTakeFirstOrThrow']>>;

/** Who waits longest comes first; what is decided is read newest first. */
export async function readQueue(
  db: Db,
  input: { status?: ReviewStatus; search?: string; cursor?: string; limit?: number },
): Promise<{ rows: QueueRow[]; nextCursor: string | null }> {
  const limit = input.limit ?? defaultLimit;
  const oldestFirst = input.status === 'pending';
  const direction = oldestFirst ? 'asc' : 'desc';
  let query = selectQueue(db)
    .orderBy('application.submittedAt', direction)
    .orderBy('application.id', direction)
    .limit(limit + 1);
  if (input.status !== undefined) query = query.where('application.status', '=', input.status);
  if (input.search) query = query.where(matches(input.search));
  if (input.cursor !== undefined) {
    const { at, id } = decodeCursor(input.cursor);
    query = query.where(
      oldestFirst
        ? sql<boolean>`(application.submitted_at, application.id) > (${at}, ${id})`
        : sql<boolean>`(application.submitted_at, application.id) < (${at}, ${id})`,
    );
  }
  const rows = await query.execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    rows: rows.slice(0, limit),
    nextCursor: last?.submittedAt ? encodeCursor({ at: last.submittedAt, id: last.id }) : null,
  };
}

export function readQueueRow(db: Db, id: string): Promise<QueueRow | undefined> {
  return selectQueue(db).where('application.id', '=', id).executeTakeFirst();
}

export async function countByStatus(db: Db): Promise<Record<ReviewStatus, number>> {
  const rows = await db
    .selectFrom('sellerApplications')
    .select(['status', (select) => select.fn.countAll<number>().as('applications')])
    .where('status', 'in', reviewStatuses)
    .groupBy('status')
    .execute();
  const counts = { pending: 0, approved: 0, rejected: 0 };
  for (const { status, applications } of rows) if (status !== 'in_progress') counts[status] = applications;
  return counts;
}

function matches(search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(person.name ilike ${pattern} or person.email ilike ${pattern}
    or application.first_name || ' ' || application.last_name ilike ${pattern}
    or application.email ilike ${pattern})`;
}
