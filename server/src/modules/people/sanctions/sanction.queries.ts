import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { SanctionRow } from './sanction.store.ts';

export type SanctionWithStaff = SanctionRow & { giverName: string | null; enderName: string | null };

/** Newest first. A person has a few at most, since each is given by hand. */
export async function listSanctions(db: Db, userId: string): Promise<SanctionWithStaff[]> {
  const { rows } = await sql<SanctionWithStaff>`
    select s.*, giver.name as giver_name, ender.name as ender_name
      from sanctions s
      left join users giver on giver.id = s.given_by
      left join users ender on ender.id = s.ended_by
     where s.user_id = ${userId} order by s.starts_at desc, s.id desc limit 200`.execute(db);
  return rows;
}

/** Undefined where there is no such sanction. */
export async function findSanctioned(db: Db, sanctionId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('sanctions')
    .select('userId')
    .where('id', '=', sanctionId)
    .executeTakeFirst();
  return row?.userId;
}
