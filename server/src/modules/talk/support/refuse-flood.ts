import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type FloodLimit, ticketFlood } from '../../../domain/ticket/ticket-terms.ts';

/**
 * Locks the user's row, so that two concurrent tickets or replies cannot both take the last free slot. An account that
 * was closed while the call waited for the lock opens nothing.
 */
export async function refuseFlood(
  tx: Tx,
  input: { userId: string; doing: keyof typeof ticketFlood; now: Date },
): Promise<void> {
  const user = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', input.userId)
    .where('erasedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (user === undefined) throw new Refusal('session_invalid');
  for (const limit of ticketFlood[input.doing]) await refuseAbove(tx, input, limit);
}

async function refuseAbove(
  tx: Tx,
  { userId, doing, now }: { userId: string; doing: keyof typeof ticketFlood; now: Date },
  { hits, withinMs }: FloodLimit,
): Promise<void> {
  const since = new Date(now.getTime() - withinMs);
  const { rows } = await sql<{ count: number; first: Date | null }>`
    select count(*) as count, min(created_at) as first
      from ${countedRows[doing](userId)} and created_at > ${since}`.execute(tx);
  const [{ count, first } = { count: 0, first: null }] = rows;
  if (count < hits || first === null) return;
  const freeAtMs = first.getTime() + withinMs;
  throw new Refusal('too_many_requests', {
    message: sentences[doing],
    retryAfterSeconds: Math.max(1, Math.ceil((freeAtMs - now.getTime()) / 1000)),
  });
}

/** The rows that count against each limit. */
const countedRows: Record<keyof typeof ticketFlood, (userId: string) => RawBuilder<unknown>> = {
  open: (userId) => sql`tickets where user_id = ${userId}`,
  reply: (userId) => sql`ticket_messages where kind = 'user' and author_id = ${userId}`,
};

const sentences: Record<keyof typeof ticketFlood, string> = {
  open: 'You have opened several tickets already. Please add to one of them, or come back later.',
  reply: 'You have written a lot in a short time. Please wait a moment and try again.',
};
