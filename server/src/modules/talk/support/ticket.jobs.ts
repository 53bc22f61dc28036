import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { waitingClosingMs, waitingReminderMs } from '../../../domain/ticket/ticket-terms.ts';
import { defineJob } from '../../../jobs/job.ts';
import { dropImage, dropImageIf } from '../../platform/media/index.ts';
import { notify, notifyAll } from '../../platform/notifications/index.ts';
import { takeTicketStep } from './take-ticket-step.ts';
import { lockTicket, recordTicketEvent, updateTicket } from './ticket.store.ts';
import {
  dataForAuthor,
  hintTicket,
  notificationsOfStep,
  overdueNotifications,
} from './ticket-notifications.ts';

const atOnce = 200;

/** Follows the clocks of tickets: overdue answers, and replies that are waited for. */
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
    await forEach(deps, late, markTicketOverdue);
    await forEach(deps, await findWaiting(deps), followWait);
  },
});

type Clocked = Pick<Deps, 'db' | 'now'>;

/** Each ticket is handled on its own: one failure must not hold up the others. */
async function forEach(
  deps: Clocked & Pick<Deps, 'log'>,
  tickets: readonly { id: string }[],
  follow: (deps: Clocked, ticketId: string) => Promise<void>,
): Promise<void> {
  for (const { id } of tickets) {
    await follow(deps, id).catch((error: unknown) =>
      deps.log.error({ err: error, ticketId: id }, 'the clock of a ticket could not be followed'),
    );
  }
}

/** Those that need a reminder or an end now. */
function findWaiting(deps: Clocked): Promise<{ id: string }[]> {
  const before = (ms: number) => new Date(deps.now().getTime() - ms);
  return deps.db
    .selectFrom('tickets')
    .select('id')
    .where('waitingSince', '<=', before(waitingReminderMs))
    .where((where) =>
      where.or([where('remindedAt', 'is', null), where('waitingSince', '<=', before(waitingClosingMs))]),
    )
    .orderBy('waitingSince')
    .limit(atOnce)
    .execute();
}

/** Reminds the author once, and closes the ticket when the reply does not come. */
async function followWait(deps: Clocked, ticketId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    const now = deps.now();
    // The author may have replied since it was found.
    if (ticket.waitingSince === null) return;
    const waitedMs = now.getTime() - ticket.waitingSince.getTime();
    if (waitedMs >= waitingClosingMs) {
      const step = { transition: 'expire', by: { actor: 'clock', id: null } } as const;
      const expired = await takeTicketStep(tx, ticket, step, now);
      await notifyAll(tx, await notificationsOfStep(tx, expired, step), now);
    } else if (waitedMs >= waitingReminderMs && ticket.remindedAt === null) {
      await updateTicket(tx, ticketId, { remindedAt: now });
      await recordTicketEvent(tx, { ticketId, what: 'reminded', actorId: null, at: now });
      await notify(tx, 'ticket_reminder', ticket.userId, await dataForAuthor(tx, ticket), now);
    } else return;
    await hintTicket(tx, ticket);
  });
}

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
    for (const { name } of unused) await dropImageIf(deps, { name, unused: nameIfUnsent(name) });
  },
});

/** It may have been sent since it was found. */
const nameIfUnsent = (name: string) => sql<string>`(
  select name from media where name = ${name} and not exists (select from ticket_images where name = media.name))`;

/** Removes the pictures of an erased user from storage, which no transaction covers. */
export const dropTicketImages = defineJob({
  name: 'drop_ticket_images',
  payload: z.object({ names: z.array(z.string()) }),
  attempts: 8,
  async run(deps, { names }) {
    for (const name of names) await dropImage(deps, `/media/${name}.webp`);
  },
});
