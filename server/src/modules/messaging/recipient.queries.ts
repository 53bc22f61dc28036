import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Recipient } from '../../domain/messaging/decide-writing.ts';

export interface Pair {
  userId: string;
  otherId: string;
}

/** True when one of the two has bought from the other, whatever became of it. */
export const haveTraded = (one: string, other: string) =>
  sql<boolean>`(exists (select 1 from purchases where buyer_id = ${sql.raw(one)} and seller_id = ${sql.raw(other)})
             or exists (select 1 from purchases where buyer_id = ${sql.raw(other)} and seller_id = ${sql.raw(one)}))`;

export async function readRecipient(
  db: Db | Tx,
  { userId, otherId }: Pair,
): Promise<Recipient & { traded: boolean }> {
  const { rows } = await sql<Recipient & { traded: boolean }>`
    select case when u.erased_at is null then u.nickname else 'Deleted user' end as name, u.status,
           u.erased_at is not null as is_erased,
           exists (select 1 from message_blocks where blocker_id = me.id and blocked_id = u.id) as blocked_by_writer,
           exists (select 1 from message_blocks where blocker_id = u.id and blocked_id = me.id) as blocks_writer,
           ${haveTraded('me.id', 'u.id')} as traded
      from users u, (select ${userId}::uuid as id) me where u.id = ${otherId}`.execute(db);
  const [recipient] = rows;
  if (recipient === undefined) throw new Error(`${otherId} is in a conversation and nobody`);
  return recipient;
}
