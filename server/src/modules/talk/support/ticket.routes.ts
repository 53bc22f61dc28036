import type { supportEndpoints } from '@oja/contract/support';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { closeTicket } from './close-ticket.ts';
import { openTicket } from './open-ticket.ts';
import { rateTicket } from './rate-ticket.ts';
import { replyToTicket } from './reply-to-ticket.ts';
import { showTicket } from './show-ticket.ts';
import { presentTicket } from './ticket.presenter.ts';
import { countUnresolved, listOwnTickets } from './ticket.queries.ts';
import { uploadTicketImage } from './ticket-images.ts';

export const ticketRoutes = (deps: Deps): Handlers<typeof supportEndpoints> => ({
  async uploadTicketImage({ session, bytes }) {
    return { data: await uploadTicketImage(deps, { ownerId: session.user.id, bytes }) };
  },
  async listTickets({ session, query }) {
    const userId = session.user.id;
    const { rows, nextCursor } = await listOwnTickets(deps.db, { userId, ...query });
    return {
      data: rows.map(presentTicket),
      next_cursor: nextCursor,
      unresolved: await countUnresolved(deps.db, userId),
    };
  },
  async openTicket({ session, body, idempotencyKey }) {
    const userId = session.user.id;
    const { images = [], ...words } = body;
    const ticketId = await openTicket(deps, { userId, ...words, images }, idempotencyKey);
    return { data: await showTicket(deps, { ticketId, userId }), message: 'Ticket Opened' };
  },
  async showTicket({ session, params }) {
    return { data: await showTicket(deps, { ticketId: params.id, userId: session.user.id }) };
  },
  async replyToTicket({ session, params, body, idempotencyKey }) {
    const own = { ticketId: params.id, userId: session.user.id };
    await replyToTicket(deps, { ...own, text: body.text, images: body.images ?? [] }, idempotencyKey);
    return { data: await showTicket(deps, own) };
  },
  async closeTicket({ session, params }) {
    const own = { ticketId: params.id, userId: session.user.id };
    await closeTicket(deps, own);
    return { data: await showTicket(deps, own), message: 'Ticket Closed' };
  },
  async rateTicket({ session, params, body }) {
    const own = { ticketId: params.id, userId: session.user.id };
    await rateTicket(deps, { ...own, rating: body.rating, comment: body.comment ?? null });
    return { data: await showTicket(deps, own), message: 'Ticket Rated' };
  },
});
