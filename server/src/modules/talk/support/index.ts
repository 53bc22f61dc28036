import { dropTicketImages, sweepTicketImages, watchTickets } from './ticket.jobs.ts';

export { addTicketNote } from './add-ticket-note.ts';
export { answerTicket } from './answer-ticket.ts';
export { assignTicket } from './assign-ticket.ts';
export { addCannedReply } from './canned-reply.store.ts';
export { deskRoutes } from './desk.routes.ts';
export { eraseTicketsOf } from './erase-tickets.ts';
export { openTicket } from './open-ticket.ts';
export { rateTicket } from './rate-ticket.ts';
export { replyToTicket } from './reply-to-ticket.ts';
export { searchDeskTickets, searchOwnTickets } from './search-tickets.ts';
export { ticketRoutes } from './ticket.routes.ts';
export { uploadTicketImage } from './ticket-images.ts';
export { ticketWork } from './ticket-work.queries.ts';
export { sweepTicketImages, watchTickets };
export const supportJobs = [watchTickets, sweepTicketImages, dropTicketImages];
