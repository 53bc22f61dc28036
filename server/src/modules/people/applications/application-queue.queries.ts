import { type ApplicationFilter, reviewStatuses } from '@oja/contract/applications';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inOrder } from '../../../db/row-order.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { beyond } from '../../../http/list-order.ts';
import { orderOfQueue } from './application-orders.ts';

/** Applications with the applicant's data for staff. */
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
      sql<string>`lower(application.first_name || ' ' || application.last_name)`.as('nameKey'),
    ])
    .where('application.status', 'in', reviewStatuses);

export type QueueRow = Awaited<ReturnType<ReturnType<typeof selectQueue>['executeTakeFirstOrThrow']>>;

export async function readQueue(
  db: Db,
  filter: ApplicationFilter & { cursor?: string | undefined; limit: number },
): Promise<QueueRow[]> {
  const { status, experience, search, cursor } = filter;
  const { order, direction } = orderOfQueue(filter);
  let query = selectQueue(db).orderBy(inOrder(order, direction)).limit(filter.limit);
  if (status !== undefined) query = query.where('application.status', '=', status);
  if (experience !== undefined) query = query.where('application.experience', '=', experience);
  if (search) query = query.where(matches(search));
  if (cursor !== undefined) query = query.where(beyond(order, direction, cursor));
  return query.execute();
}

export function readQueueRow(db: Db, id: string): Promise<QueueRow | undefined> {
  return selectQueue(db).where('application.id', '=', id).executeTakeFirst();
}

/** Users are found first, so that both their applications and the entered texts can be looked up in an index. */
function matches(search: string) {
  const pattern = likeContains(search);
  return sql<boolean>`(
    lower(application.first_name || ' ' || application.last_name || ' ' || application.email) like ${pattern}
    or application.user_id = any (array(select id from users where search_text like ${pattern})))`;
}
