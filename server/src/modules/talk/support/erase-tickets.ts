import type { Tx } from '../../../db/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { dropTicketImages } from './ticket.jobs.ts';

/**
 * Deletes the tickets of an erased user, with the answers and notes of staff. Tickets assigned to an erased member of
 * staff become unassigned.
 */
export async function eraseTicketsOf(tx: Tx, userId: string): Promise<void> {
  const pictures = await tx
    .selectFrom('media')
    .leftJoin('ticketImages as image', 'image.name', 'media.name')
    .leftJoin('ticketMessages as message', 'message.id', 'image.messageId')
    .leftJoin('tickets as ticket', 'ticket.id', 'message.ticketId')
    .select('media.name')
    .where('media.purpose', '=', 'ticket')
    .where((where) => where.or([where('ticket.userId', '=', userId), where('media.ownerId', '=', userId)]))
    .execute();
  const names = pictures.map(({ name }) => name);
  if (names.length > 0) await enqueue(tx, dropTicketImages, { names });
  await tx.deleteFrom('tickets').where('userId', '=', userId).execute();
  await tx
    .updateTable('tickets')
    .set({ assigneeId: null, status: 'open' })
    .where('assigneeId', '=', userId)
    .where('status', '=', 'in_progress')
    .execute();
  await tx.updateTable('tickets').set({ assigneeId: null }).where('assigneeId', '=', userId).execute();
}
