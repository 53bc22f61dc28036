import type { Deps } from '../../../deps/deps.ts';
import { deskRoutes } from './desk.routes.ts';
import { dropTicketImages, sweepTicketImages, watchTickets } from './ticket.jobs.ts';
import { ticketRoutes } from './ticket.routes.ts';

export { addTicketNote } from './add-ticket-note.ts';
export { answerTicket } from './answer-ticket.ts';
export { assignTicket } from './assign-ticket.ts';
export { addCannedReply } from './canned-reply.store.ts';
export { eraseTicketsOf } from './erase-tickets.ts';
export { openTicket } from './open-ticket.ts';
export { rateTicket } from './rate-ticket.ts';
export { replyToTicket } from './reply-to-ticket.ts';
export { searchDeskTickets, searchOwnTickets } from './search-tickets.ts';
export { uploadTicketImage } from './ticket-images.ts';
export { ticketWork } from './ticket-work.queries.ts';
export { sweepTicketImages, watchTickets };
export const supportRoutes = (deps: Deps) => ({ ...ticketRoutes(deps), ...deskRoutes(deps) });
export const supportJobs = [watchTickets, sweepTicketImages, dropTicketImages];
