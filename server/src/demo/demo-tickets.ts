import { hourMs } from '@oja/contract/durations';
import type { Deps } from '../deps/deps.ts';
import {
  addCannedReply,
  addTicketNote,
  answerTicket,
  openTicket,
  rateTicket,
  replyToTicket,
  uploadTicketImage,
  watchTickets,
} from '../modules/talk/support/index.ts';
import { type DemoTicket, type DemoTurn, demoCannedReplies, demoTickets } from './demo-ticket-table.ts';
import { drawProfile } from './pictures/draw-account.ts';

type Worker = { id: string; label: string };

/** Tickets written hours and days ago. Existing ones are skipped. */
export async function loadDemoTickets(deps: Deps): Promise<void> {
  const worker = await deps.db
    .selectFrom('users')
    .select(['id', 'email as label'])
    .where('email', '=', 'moderator@oja.test')
    .executeTakeFirstOrThrow();
  await loadCannedReplies(deps, worker);
  for (const ticket of demoTickets) await loadTicket(deps, ticket, worker);
  await watchTickets.run(deps, {}, { number: 1, last: true });
  // Notifications of the past start as read.
  await deps.db
    .updateTable('notifications')
    .set({ readAt: deps.now() })
    .where('event', 'like', 'ticket%')
    .where('readAt', 'is', null)
    .execute();
}

async function loadCannedReplies(deps: Pick<Deps, 'db' | 'now'>, worker: Worker): Promise<void> {
  const existing = await deps.db.selectFrom('cannedReplies').select('id').limit(1).executeTakeFirst();
  if (existing !== undefined) return;
  for (const reply of demoCannedReplies) await addCannedReply(deps, worker, reply);
}

async function loadTicket(deps: Deps, ticket: DemoTicket, worker: Worker): Promise<void> {
  const { id: userId } = await deps.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', ticket.email)
    .executeTakeFirstOrThrow();
  const { category, priority, subject, text } = ticket;
  const found = await deps.db
    .selectFrom('tickets')
    .select('id')
    .where('userId', '=', userId)
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (found !== undefined) return;
  const then = at(deps, ticket.hoursAgo);
  const images = ticket.hasPicture ? [await drawScreenshot(then, userId)] : [];
  const ticketId = await openTicket(then, { userId, category, priority, subject, text, images });
  for (const turn of ticket.turns)
    await takeTurn(at(deps, turn.hoursAgo), { ticketId, userId, worker, turn });
  if (ticket.rating) {
    const { hoursAgo, ...rating } = ticket.rating;
    await rateTicket(at(deps, hoursAgo), { ticketId, userId, ...rating });
  }
}

async function takeTurn(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  input: { ticketId: string; userId: string; worker: Worker; turn: DemoTurn },
): Promise<void> {
  const { ticketId, userId, worker: actor, turn } = input;
  const { text } = turn;
  switch (turn.by) {
    case 'person':
      return replyToTicket(deps, { ticketId, userId, text, images: [] });
    case 'staff':
      return answerTicket(deps, {
        ticketId,
        actor,
        text,
        images: [],
        resolve: turn.resolves ?? false,
        wait: turn.waits,
      });
    case 'note':
      return addTicketNote(deps, { ticketId, actor, text });
  }
}

async function drawScreenshot(deps: Deps, ownerId: string): Promise<string> {
  const bytes = await drawProfile({ platform: 'instagram', seed: 7, followers: '12.4K' });
  return (await uploadTicketImage(deps, { ownerId, bytes })).id;
}

function at(deps: Deps, hoursAgo: number): Deps {
  const then = new Date(deps.now().getTime() - hoursAgo * hourMs);
  return { ...deps, now: () => then };
}
