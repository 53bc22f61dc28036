import { z } from 'zod';
import { answerPromisedHours } from './answer-promise.ts';
import { endpoint } from './endpoint.ts';
import { cursorQuery, nextCursor } from './page.ts';
import { imageErrors } from './purchase-fields.ts';
import { id, requiredText, timestamp } from './text.ts';
import {
  givenRating,
  mergedInto,
  ratingDays,
  ticketCategories,
  ticketFields,
  ticketLimits,
  ticketMessageFields,
  ticketPicture,
  ticketPictureIds,
  ticketPriorities,
  ticketRatings,
  ticketStatuses,
  ticketSubject,
  ticketText,
} from './ticket-fields.ts';

/** Support tickets as the person who opened them sees them. What staff write among themselves has no place here. */

const ticket = z.object(ticketFields).meta({ id: 'Ticket' });
export type Ticket = z.infer<typeof ticket>;

const ticketMessage = z
  .object({ ...ticketMessageFields, by: z.enum(['user', 'staff']) })
  .meta({ id: 'TicketMessage' });
export type TicketMessage = z.infer<typeof ticketMessage>;

export const ticketTurns = ['closed', 'resolved', 'expired', 'merged', 'reopened'] as const;
const ticketTurn = z
  .object({ at: timestamp, what: z.enum(ticketTurns) })
  .meta({ id: 'TicketTurn', description: 'When the ticket was closed or opened again.' });
export type TicketTurn = z.infer<typeof ticketTurn>;

const ticketActions = ['reply', 'close', 'rate'] as const;

const ticketThread = z
  .object({
    ...ticketFields,
    merged_into: mergedInto,
    messages: z.array(ticketMessage),
    turns: z.array(ticketTurn),
    rating: givenRating.nullable(),
    rate_until: timestamp
      .nullable()
      .meta({ description: 'Until when the ticket can be rated, or its rating changed; null when not.' }),
    actions: z
      .array(z.enum(ticketActions))
      .meta({ description: 'A reply to a resolved ticket opens it again; a merged one takes none.' }),
  })
  .meta({ id: 'TicketThread' });
export type TicketThread = z.infer<typeof ticketThread>;

const params = z.strictObject({ id });

export const supportEndpoints = {
  uploadTicketImage: endpoint({
    method: 'POST',
    path: '/ticket-images',
    tag: 'Support',
    summary: 'Upload a picture for a ticket or a reply to come',
    access: 'signed_in',
    limit: 'upload',
    binaryBody: ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'application/octet-stream'],
    bodyLimitBytes: ticketLimits.pictureBytes,
    reply: ticketPicture,
    errors: [...imageErrors],
  }),
  listTickets: endpoint({
    method: 'GET',
    path: '/tickets',
    tag: 'Support',
    summary: 'Own tickets, the one with the latest news first',
    access: 'trader',
    limit: 'read',
    query: z.strictObject({ ...cursorQuery, status: z.enum(ticketStatuses).optional() }),
    reply: z.array(ticket),
    beside: z.object({ ...nextCursor, unresolved: z.int().meta({ examples: [2] }) }),
  }),
  openTicket: endpoint({
    method: 'POST',
    path: '/tickets',
    tag: 'Support',
    summary: `Ask the support team something; they answer within ${answerPromisedHours} hours, or business hours if the settings say so`,
    access: 'trader',
    limit: 'write',
    idempotent: true,
    body: z.strictObject({
      category: z.enum(ticketCategories, 'Please choose a category.'),
      priority: z.enum(ticketPriorities, 'Please choose a priority.'),
      subject: ticketSubject,
      text: ticketText,
      images: ticketPictureIds.optional(),
    }),
    reply: ticketThread,
    errors: ['ticket_image_unknown'],
  }),
  showTicket: endpoint({
    method: 'GET',
    path: '/tickets/{id}',
    tag: 'Support',
    summary: 'One own ticket with everything that was said',
    access: 'trader',
    limit: 'read',
    params,
    reply: ticketThread,
  }),
  replyToTicket: endpoint({
    method: 'POST',
    path: '/tickets/{id}/replies',
    tag: 'Support',
    summary: 'Say more in an own ticket; a resolved one opens again',
    access: 'trader',
    limit: 'write',
    idempotent: true,
    params,
    body: z.strictObject({ text: ticketText, images: ticketPictureIds.optional() }),
    reply: ticketThread,
    errors: ['ticket_image_unknown', 'ticket_too_long', 'ticket_state_conflict'],
  }),
  closeTicket: endpoint({
    method: 'POST',
    path: '/tickets/{id}/close',
    tag: 'Support',
    summary: 'Close an own ticket as solved',
    access: 'trader',
    limit: 'write',
    params,
    reply: ticketThread,
    errors: ['ticket_state_conflict'],
  }),
  rateTicket: endpoint({
    method: 'PUT',
    path: '/tickets/{id}/rating',
    tag: 'Support',
    summary: `Rate the help in a closed ticket, or change the rating, for ${ratingDays} days`,
    access: 'trader',
    limit: 'write',
    params,
    body: z.strictObject({
      rating: z.enum(ticketRatings, 'Please choose good or bad.'),
      comment: requiredText(ticketLimits.comment)
        .nullable()
        .optional()
        .meta({ examples: ['Quick and clear.'] }),
    }),
    reply: ticketThread,
    errors: ['ticket_state_conflict', 'ticket_rating_closed'],
  }),
};
