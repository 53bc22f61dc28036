import { staffRoles } from '@oja/contract/access';
import type { ProtectedStaff, ProtectionFilter, ProtectionSort } from '@oja/contract/security-center';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { inOrder } from '../../../db/row-order.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { timestampInCursor } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';

export interface ProtectionRow {
  id: string;
  number: number;
  name: string;
  nameKey: string;
  email: string;
  role: (typeof staffRoles)[number];
  twoFactorEnabledAt: Date | null;
  /** Staff without two-factor sign-in sort last. */
  sinceKey: Date;
  createdAt: Date;
}

const sinceKey = sql`coalesce(u.two_factor_enabled_at, '9999-01-01'::timestamptz)`;

/** Staff are found by their roles; each order ends with a unique number. */
const orders: Record<ProtectionSort, ListOrder<ProtectionRow>> = {
  name: {
    columns: [sql`lower(u.name)`, sql`u.number`],
    valuesOf: ({ nameKey, number }) => [nameKey, number],
    place: z.tuple([z.string(), z.int()]),
  },
  role: {
    columns: [sql`u.role`, sql`u.number`],
    valuesOf: ({ role, number }) => [role, number],
    place: z.tuple([z.enum(staffRoles), z.int()]),
  },
  since: {
    columns: [sinceKey, sql`u.number`],
    valuesOf: ({ sinceKey: since, number }) => [since, number],
    place: z.tuple([timestampInCursor, z.int()]),
  },
  joined: { columns: [sql`u.number`], valuesOf: ({ number }) => [number], place: z.tuple([z.int()]) },
};

export function orderOfProtection({ sort = 'name', direction }: ProtectionFilter): {
  order: ListOrder<ProtectionRow>;
  direction: Direction;
} {
  return { order: orders[sort], direction: direction ?? (sort === 'joined' ? 'desc' : 'asc') };
}

export async function readProtectionPart(
  db: Db,
  filter: ProtectionFilter,
  part: { cursor?: string | undefined; limit: number },
): Promise<ProtectionRow[]> {
  const { order, direction } = orderOfProtection(filter);
  const conditions: RawBuilder<unknown>[] = [
    sql`u.role = any (${[...staffRoles]}::text[])`,
    sql`u.erased_at is null`,
  ];
  if (filter.state === 'with') conditions.push(sql`u.two_factor_enabled_at is not null`);
  if (filter.state === 'without') conditions.push(sql`u.two_factor_enabled_at is null`);
  if (filter.search) conditions.push(sql`u.search_text like ${likeContains(filter.search)}`);
  if (part.cursor !== undefined) conditions.push(beyond(order, direction, part.cursor));
  const { rows } = await sql<ProtectionRow>`
    select u.id, u.number, u.name, lower(u.name) as name_key, u.email, u.role, u.two_factor_enabled_at,
           ${sinceKey} as since_key, u.created_at
      from users u where ${sql.join(conditions, sql` and `)}
     order by ${inOrder(order, direction)} limit ${sql.lit(part.limit)}`.execute(db);
  return rows;
}

export function presentProtection(row: ProtectionRow): ProtectedStaff {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    two_factor_since: row.twoFactorEnabledAt?.toISOString() ?? null,
    joined_at: row.createdAt.toISOString(),
  };
}
