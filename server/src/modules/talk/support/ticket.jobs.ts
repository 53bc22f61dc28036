import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { defineJob } from '../../../jobs/job.ts';
import { dropImage } from '../../platform/media/index.ts';
import { notifyAll } from '../../platform/notifications/index.ts';
import { lockTicket, recordTicketEvent, updateTicket } from './ticket.store.ts';
import { hintTicket, overdueNotifications } from './ticket-notifications.ts';

const atOnce = 200;
const dayMs = 24 * 3_600_000;

/** Finds overdue tickets and notifies staff once about each. */
export const watchTickets = defineJob({
  name: 'watch_tickets',
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    const late = await deps.db
      .selectFrom('tickets')
      .select('id')
      .where('dueAt', '<=', deps.now())
      .where('lateToldAt', 'is', null)
      .orderBy('dueAt')
      .limit(atOnce)
      .execute();
    for (const { id } of late) {
      // Each ticket is handled on its own: one failure must not hold up the others.
      await markTicketOverdue(deps, id).catch((error: unknown) =>
        deps.log.error({ err: error, ticketId: id }, 'the clock of a ticket could not be followed'),
      );
    }
  },
});

async function markTicketOverdue(deps: Pick<Deps, 'db' | 'now'>, ticketId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    const now = deps.now();
    // It may have been answered since it was found.
    if (ticket.dueAt === null || ticket.dueAt > now || ticket.lateToldAt !== null) return;
    await updateTicket(tx, ticketId, { lateToldAt: now });
    await recordTicketEvent(tx, { ticketId, what: 'late', actorId: null, at: now });
    await notifyAll(tx, await overdueNotifications(tx, ticket), now);
    await hintTicket(tx, ticket);
  });
}

/** Removes pictures that were uploaded and never sent. */
export const sweepTicketImages = defineJob({
  name: 'sweep_ticket_images',
  payload: z.object({}),
  attempts: 3,
  async run(deps) {
    const unused = await deps.db
      .selectFrom('media')
      .leftJoin('ticketImages', 'ticketImages.name', 'media.name')
      .select('media.name')
      .where('media.purpose', '=', 'ticket')
      .where('media.createdAt', '<', new Date(deps.now().getTime() - dayMs))
      .where('ticketImages.name', 'is', null)
      .limit(500)
      .execute();
    for (const { name } of unused) await dropImage(deps, `/media/${name}.webp`);
  },
});

/** Removes the pictures of an erased user from storage, which no transaction covers. */
export const dropTicketImages = defineJob({
  name: 'drop_ticket_images',
  payload: z.object({ names: z.array(z.string()) }),
  attempts: 8,
  async run(deps, { names }) {
    for (const name of names) await dropImage(deps, `/media/${name}.webp`);
  },
});
