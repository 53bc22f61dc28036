import { ticketTagsAtMost } from '@oja/contract/ticket-fields';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';

export async function readTags(db: Db | Tx, ticketId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ticketTags')
    .select('tag')
    .where('ticketId', '=', ticketId)
    .orderBy('tag')
    .execute();
  return rows.map(({ tag }) => tag);
}

const suggestedAtMost = 100;

/** The tags in use, the most frequent first. */
export async function listTags(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('ticketTags')
    .select('tag')
    .groupBy('tag')
    .orderBy((select) => select.fn.countAll(), 'desc')
    .orderBy('tag')
    .limit(suggestedAtMost)
    .execute();
  return rows.map(({ tag }) => tag);
}

/** The lock of the ticket keeps two changes of its tags apart. */
export async function changeTags(
  tx: Tx,
  ticketId: string,
  change: { add: readonly string[]; remove: readonly string[] },
): Promise<string[]> {
  if (change.remove.length > 0) {
    await tx
      .deleteFrom('ticketTags')
      .where('ticketId', '=', ticketId)
      .where('tag', 'in', change.remove)
      .execute();
  }
  if (change.add.length > 0) {
    await tx
      .insertInto('ticketTags')
      .values([...new Set(change.add)].map((tag) => ({ ticketId, tag })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const tags = await readTags(tx, ticketId);
  if (tags.length > ticketTagsAtMost) {
    throw new Refusal('ticket_state_conflict', { message: `A ticket has ${ticketTagsAtMost} tags at most.` });
  }
  return tags;
}
