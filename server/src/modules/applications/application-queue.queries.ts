import { type ApplicationFilter, type ReviewStatus, reviewStatuses } from '@oja/contract/applications';
import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Cursor } from '../../http/cursor.ts';

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

/** Unless asked otherwise, who waits longest comes first, and what is decided is read newest first. */
export async function readQueue(
  db: Db,
  filter: ApplicationFilter & { after: Cursor | undefined; limit: number },
): Promise<QueueRow[]> {
  const { status, search, after } = filter;
  const direction = filter.direction ?? (status === 'pending' ? 'asc' : 'desc');
  let query = selectQueue(db)
    .orderBy('application.submittedAt', direction)
    .orderBy('application.id', direction)
    .limit(filter.limit);
  if (status !== undefined) query = query.where('application.status', '=', status);
  if (search) query = query.where(matches(search));
  if (after !== undefined) {
    const beyond = sql.raw(direction === 'asc' ? '>' : '<');
    query = query.where(
      sql<boolean>`(application.submitted_at, application.id) ${beyond} (${after.at}, ${after.id})`,
    );
  }
  return query.execute();
}

/** Where a page ended; nowhere for who was never submitted, of whom there are none. */
export function placeInQueue(row: QueueRow | undefined): Cursor | undefined {
  return row?.submittedAt ? { at: row.submittedAt, id: row.id } : undefined;
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

/** The people are found first, so that what is theirs and what they filled in can both be looked up in an index. */
function matches(search: string) {
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(
    lower(application.first_name || ' ' || application.last_name || ' ' || application.email) like ${pattern}
    or application.user_id = any (array(select id from users where search_text like ${pattern})))`;
}
