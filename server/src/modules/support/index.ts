import type { Deps } from '../../deps.ts';
import { deskRoutes } from './desk.routes.ts';
import { dropTicketImages, sweepTicketImages, watchTickets } from './ticket.jobs.ts';
import { ticketRoutes } from './ticket.routes.ts';

export { answerTicket } from './answer-ticket.ts';
export { addCannedReply } from './canned-reply.store.ts';
export { forgetTicketsOf } from './forget-person.ts';
export { noteOnTicket } from './note-on-ticket.ts';
export { openTicket } from './open-ticket.ts';
export { replyToTicket } from './reply-to-ticket.ts';
export { restateTicketsOf } from './restate-search-text.ts';
export { searchDeskTickets, searchOwnTickets } from './search-tickets.ts';
export { uploadTicketImage } from './ticket-images.ts';
export { sweepTicketImages, watchTickets };
export const supportRoutes = (deps: Deps) => ({ ...ticketRoutes(deps), ...deskRoutes(deps) });
export const supportJobs = [watchTickets, sweepTicketImages, dropTicketImages];
