import { type Role, staffRoles } from '@oja/contract/access';
import type { SecurityCenter } from '@oja/contract/security-center';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

const shownAtMost = 50;

/** The number of users with two-factor sign-in, by role. */
export async function countProtected(db: Db): Promise<{ role: Role; people: number }[]> {
  const { rows } = await sql<{ role: Role; people: number }>`
    select role, count(*) as people from users
     where two_factor_enabled_at is not null and erased_at is null group by role`.execute(db);
  return rows;
}

export async function readStaffWithoutTwoFactor(
  db: Db,
): Promise<SecurityCenter['two_factor']['staff_without']> {
  const { rows } = await sql<SecurityCenter['two_factor']['staff_without'][number]>`
    select id, name, email, role from users
     where role = any (${[...staffRoles]}::text[]) and erased_at is null and two_factor_enabled_at is null
     order by number limit ${sql.lit(shownAtMost)}`.execute(db);
  return rows;
}
