import { staffRoles } from '@oja/contract/access';
import {
  type SessionFilter,
  type SessionSort,
  type StaffSession,
  staffSessionsAtMost,
} from '@oja/contract/security-center';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { inOrder } from '../../../db/row-order.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { timestampAndId } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';
import type { Session } from '../../../http/session.ts';

export interface StaffSessionRow {
  id: string;
  userId: string;
  name: string;
  nameKey: string;
  email: string;
  role: (typeof staffRoles)[number];
  device: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
}

/** Sessions of staff are few and read per user; each order ends with a unique column. */
const orders: Record<SessionSort, ListOrder<StaffSessionRow>> = {
  seen: {
    columns: [sql`s.last_seen_at`, sql`s.id`],
    valuesOf: ({ lastSeenAt, id }) => [lastSeenAt, id],
    place: timestampAndId,
  },
  began: {
    columns: [sql`s.created_at`, sql`s.id`],
    valuesOf: ({ createdAt, id }) => [createdAt, id],
    place: timestampAndId,
  },
  ends: {
    columns: [sql`s.expires_at`, sql`s.id`],
    valuesOf: ({ expiresAt, id }) => [expiresAt, id],
    place: timestampAndId,
  },
  name: {
    columns: [sql`lower(u.name)`, sql`s.id`],
    valuesOf: ({ nameKey, id }) => [nameKey, id],
    place: z.tuple([z.string(), z.uuid()]),
  },
};

export function orderOfSessions({ sort = 'seen', direction }: SessionFilter): {
  order: ListOrder<StaffSessionRow>;
  direction: Direction;
} {
  return {
    order: orders[sort],
    direction: direction ?? (sort === 'name' || sort === 'ends' ? 'asc' : 'desc'),
  };
}

/** Open sessions of all staff, the caller's own first, then the most recently seen. */
export async function readStaffSessions(
  db: Db,
  { session, now }: { session: Session; now: Date },
): Promise<StaffSession[]> {
  const rows = await readSessions(db, {
    conditions: [isOpen(now)],
    order: sql`s.id = ${session.id} desc, s.last_seen_at desc, s.id desc`,
    limit: staffSessionsAtMost,
  });
  return rows.map((row) => presentStaffSession(row, session));
}

export function readSessionPart(
  db: Db,
  filter: SessionFilter,
  part: { now: Date; cursor?: string | undefined; limit: number },
): Promise<StaffSessionRow[]> {
  const { order, direction } = orderOfSessions(filter);
  const conditions = [isOpen(part.now)];
  if (filter.role !== undefined) conditions.push(sql`u.role = ${filter.role}`);
  if (filter.search) {
    const pattern = likeContains(filter.search);
    conditions.push(
      sql`lower(u.name || ' ' || u.email || ' ' || s.device || ' ' || s.address) like ${pattern}`,
    );
  }
  if (part.cursor !== undefined) conditions.push(beyond(order, direction, part.cursor));
  return readSessions(db, { conditions, order: inOrder(order, direction), limit: part.limit });
}

function isOpen(now: Date): RawBuilder<unknown> {
  return sql`s.ended_at is null and s.expires_at > ${now}`;
}

async function readSessions(
  db: Db,
  wanted: { conditions: RawBuilder<unknown>[]; order: RawBuilder<unknown>; limit: number },
): Promise<StaffSessionRow[]> {
  const { rows } = await sql<StaffSessionRow>`
    select s.id, s.user_id, u.name, lower(u.name) as name_key, u.email, u.role, s.device, s.address, s.created_at,
           s.last_seen_at, s.expires_at
      from users u join sessions s on s.user_id = u.id
     where u.role = any (${[...staffRoles]}::text[]) and u.erased_at is null
       and ${sql.join(wanted.conditions, sql` and `)}
     order by ${wanted.order} limit ${sql.lit(wanted.limit)}`.execute(db);
  return rows;
}

export function presentStaffSession(row: StaffSessionRow, session: Session): StaffSession {
  return {
    id: row.id,
    owner: { id: row.userId, name: row.name, email: row.email, role: row.role },
    device: row.device,
    address: row.address,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    mine: row.userId === session.user.id,
    current: row.id === session.id,
  };
}
