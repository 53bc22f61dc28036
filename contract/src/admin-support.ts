import { z } from 'zod';
import { roles, staffRoles } from './access.ts';
import { userStatuses } from './accounts.ts';
import { answerActions } from './canned-replies.ts';
import { endpoint } from './endpoint.ts';
import { platforms } from './listing-fields.ts';
import { naira } from './money.ts';
import { cursorQuery, direction, nextCursor } from './page.ts';
import { purchaseStatuses, transactionReference } from './purchase-fields.ts';
import { id, timestamp } from './text.ts';
import {
  givenRating,
  mergedInto,
  ticketCategories,
  ticketFields,
  ticketMessageFields,
  ticketPictureIds,
  ticketPriorities,
  ticketRatings,
  ticketReference,
  ticketStatuses,
  ticketTag,
  ticketTags,
  ticketText,
} from './ticket-fields.ts';

/** The support desk: every ticket, who works on it, and how long its author has been waiting. */

const staffMember = z
  .object({ id, name: z.string().meta({ examples: ['Ngozi Eze'] }) })
  .meta({ id: 'SupportStaff' });
export type SupportStaff = z.infer<typeof staffMember>;

const rowFields = {
  ...ticketFields,
  late: z.boolean().meta({ description: 'An answer is owed and its time is over.' }),
  first_answered_at: timestamp.nullable(),
  assignee: staffMember.nullable(),
  tags: z.array(z.string()).meta({ examples: [['bank transfer']] }),
};

const deskTicket = z
  .object({
    ...rowFields,
    rating: z.enum(ticketRatings).nullable(),
    person: z.object({
      id,
      name: z.string().meta({ examples: ['Zainab Bello'] }),
      email: z.string().meta({ examples: ['buyer@oja.test'] }),
    }),
  })
  .meta({ id: 'DeskTicket' });
export type DeskTicket = z.infer<typeof deskTicket>;

const deskMessage = z
  .object({
    ...ticketMessageFields,
    by: z.enum(['user', 'staff', 'note']).meta({ description: 'A note is read by staff alone.' }),
    author_id: id,
  })
  .meta({ id: 'DeskMessage' });
export type DeskMessage = z.infer<typeof deskMessage>;

export const deskEventKinds = [
  'opened',
  'started',
  'returned',
  'resolved',
  'closed',
  'reopened',
  'assigned',
  'unassigned',
  'late',
  'priority_changed',
  'category_changed',
  'waiting',
  'resumed',
  'reminded',
  'expired',
  'merged',
  'merged_from',
] as const;
const deskEvent = z
  .object({
    at: timestamp,
    what: z.enum(deskEventKinds),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Who did it; null for the clock.', examples: ['Ngozi Eze'] }),
    about: z
      .string()
      .nullable()
      .meta({ description: 'Whom it was given to.', examples: [null] }),
    detail: z
      .string()
      .nullable()
      .meta({
        description: 'The new priority or category, or the reference of the other ticket.',
        examples: ['urgent'],
      }),
  })
  .meta({ id: 'DeskEvent' });
export type DeskEvent = z.infer<typeof deskEvent>;

const recentPurchase = z
  .object({
    id,
    reference: transactionReference,
    side: z.enum(['buyer', 'seller']),
    handle: z.string().meta({ examples: ['@lagosfoodie'] }),
    platform: z.enum(platforms),
    price: naira.meta({ examples: [150_000] }),
    status: z.enum(purchaseStatuses),
    created_at: timestamp,
  })
  .meta({ id: 'RecentDeal' });

const askingPerson = z
  .object({
    id,
    name: z.string().meta({ examples: ['Zainab Bello'] }),
    email: z.string().meta({ examples: ['buyer@oja.test'] }),
    role: z.enum(roles),
    status: z.enum(userStatuses),
    member_since: timestamp,
    purchases: z.int().meta({ description: 'Completed ones.', examples: [7] }),
    sales: z.int().meta({ description: 'Completed ones.', examples: [0] }),
    disputes: z.int().meta({ examples: [1] }),
    tickets: z.int().meta({ description: 'All they ever opened, this one included.', examples: [3] }),
    deals: z.array(recentPurchase).meta({ description: 'The last five, bought or sold.' }),
    wallet: z
      .object({
        available: naira.meta({ examples: [42_000] }),
        withdrawals_on_their_way: z.int().meta({ examples: [0] }),
      })
      .nullable()
      .meta({ description: 'For staff who may look people up; null for others.' }),
  })
  .meta({ id: 'AskingPerson' });
export type AskingPerson = z.infer<typeof askingPerson>;

/** What staff may do next: the steps of the process, and what leaves the status alone. */
export const deskActions = [
  'reply',
  'note',
  'assign',
  'change',
  'wait',
  'resume',
  'merge',
  'start',
  'return',
  'resolve',
  'reopen',
] as const;
export type DeskAction = (typeof deskActions)[number];

const deskThread = z
  .object({
    ...rowFields,
    rating: givenRating.nullable(),
    person: askingPerson,
    merged_into: mergedInto,
    others: z
      .array(
        z.object({
          id,
          reference: ticketReference,
          subject: z.string().meta({ examples: ['Still no answer'] }),
        }),
      )
      .meta({ description: 'Other tickets of the person that are not resolved: it can be merged into one.' }),
    messages: z.array(deskMessage),
    events: z.array(deskEvent),
    actions: z.array(z.enum(deskActions)),
    blocked: z
      .string()
      .nullable()
      .meta({ description: 'Why there is no reply from the one who asks.', examples: [null] }),
  })
  .meta({ id: 'DeskThread' });
export type DeskThread = z.infer<typeof deskThread>;

export const deskSorts = ['due', 'priority', 'status', 'updated', 'newest', 'oldest'] as const;
export type DeskSort = (typeof deskSorts)[number];
/** `active` is everything that is not resolved, `waiting` the part of it that waits for its author. */
const deskStatuses = ['active', 'waiting', ...ticketStatuses] as const;

const deskFilter = {
  sort: z.enum(deskSorts).optional().meta({ description: 'Without it, what is due first.' }),
  direction: direction
    .optional()
    .meta({ description: 'Without it, as each order is most useful: asc, but desc for updated and newest.' }),
  status: z.enum(deskStatuses).optional(),
  priority: z.enum(ticketPriorities).optional(),
  category: z.enum(ticketCategories).optional(),
  assignee: z
    .union([z.literal('me'), z.literal('nobody'), z.uuid()])
    .optional()
    .meta({
      description: 'The one who asks, `nobody` for unassigned, or a member of staff by id.',
      examples: ['me'],
    }),
  tag: ticketTag.optional(),
  late: z.literal('1').optional().meta({ description: 'Only those whose answer is overdue.' }),
  search: z
    .string()
    .trim()
    .max(100)
    .optional()
    .meta({ examples: ['zainab'] }),
};

const ticketFilter = z.strictObject(deskFilter);
export type TicketFilter = z.output<typeof ticketFilter>;

const params = z.strictObject({ id });
const ticketErrors = ['ticket_state_conflict', 'ticket_taken'] as const;

export const adminSupportEndpoints = {
  listDeskTickets: endpoint({
    method: 'GET',
    path: '/admin/tickets',
    tag: 'Support desk',
    summary: 'Tickets by status, priority, category and who works on them',
    access: 'tickets',
    limit: 'read',
    query: z.strictObject({ ...deskFilter, ...cursorQuery }),
    reply: z.array(deskTicket),
    beside: z.object({
      ...nextCursor,
      counts: z.object({
        active: z.int().meta({ examples: [12] }),
        mine: z.int().meta({ examples: [3] }),
        unassigned: z.int().meta({ examples: [4] }),
        late: z.int().meta({ examples: [1] }),
        waiting: z.int().meta({ examples: [2] }),
      }),
    }),
  }),
  exportTickets: endpoint({
    method: 'GET',
    path: '/admin/tickets/export',
    tag: 'Support desk',
    summary: 'The tickets of a filter as a CSV file',
    access: 'tickets',
    limit: 'write',
    query: ticketFilter,
    produces: 'text/csv',
    producesExample:
      'reference,subject,category,priority,status,person,email,assignee,opened_at,updated_at,answer_due_at,first_answered_at,tags,rating\r\n',
  }),
  listSupportStaff: endpoint({
    method: 'GET',
    path: '/admin/support-staff',
    tag: 'Support desk',
    summary: 'Who can work on tickets',
    access: 'staff',
    limit: 'read',
    reply: z.array(staffMember.extend({ role: z.enum(staffRoles) })),
  }),
  showDeskTicket: endpoint({
    method: 'GET',
    path: '/admin/tickets/{id}',
    tag: 'Support desk',
    summary: 'A ticket with its notes, its history and the person behind it',
    access: 'tickets',
    limit: 'read',
    params,
    reply: deskThread,
  }),
  answerTicket: endpoint({
    method: 'POST',
    path: '/admin/tickets/{id}/replies',
    tag: 'Support desk',
    summary: 'Answer the person, and resolve the ticket or wait for their reply with it if asked to',
    access: 'tickets',
    limit: 'write',
    idempotent: true,
    params,
    body: z
      .strictObject({ text: ticketText, images: ticketPictureIds.optional(), ...answerActions })
      .refine(({ resolve, wait }) => !(resolve && wait), 'A resolved ticket waits for nothing.'),
    reply: deskThread,
    errors: [...ticketErrors, 'ticket_image_unknown', 'ticket_too_long'],
  }),
  noteOnTicket: endpoint({
    method: 'POST',
    path: '/admin/tickets/{id}/notes',
    tag: 'Support desk',
    summary: 'Write a note that staff alone read',
    access: 'tickets',
    limit: 'write',
    idempotent: true,
    params,
    body: z.strictObject({ text: ticketText }),
    reply: deskThread,
    errors: ['ticket_too_long'],
  }),
  assignTicket: endpoint({
    method: 'POST',
    path: '/admin/tickets/{id}/assignee',
    tag: 'Support desk',
    summary: 'Claim, assign or release a ticket',
    access: 'tickets',
    limit: 'write',
    params,
    body: z.strictObject({
      assignee_id: id.nullable(),
      seen_assignee_id: id.nullable().meta({
        description: 'The assignee the caller saw. Refused when it has changed since.',
        examples: [null],
      }),
    }),
    reply: deskThread,
    errors: [...ticketErrors, 'assignee_unknown'],
  }),
  changeTicket: endpoint({
    method: 'PATCH',
    path: '/admin/tickets/{id}',
    tag: 'Support desk',
    summary: 'Correct priority, category and tags, or wait for a reply of the author',
    access: 'tickets',
    limit: 'write',
    params,
    body: z.strictObject({
      priority: z.enum(ticketPriorities).optional(),
      category: z.enum(ticketCategories).optional(),
      waiting: z
        .boolean()
        .optional()
        .meta({ examples: [true] }),
      add_tags: ticketTags.optional(),
      remove_tags: ticketTags.optional(),
    }),
    reply: deskThread,
    errors: [...ticketErrors],
  }),
  mergeTicket: endpoint({
    method: 'POST',
    path: '/admin/tickets/{id}/merge',
    tag: 'Support desk',
    summary: 'Move a ticket into another of the same person; this cannot be undone',
    access: 'tickets',
    limit: 'write',
    params,
    body: z.strictObject({ into_id: id }),
    reply: deskThread,
    errors: [...ticketErrors, 'ticket_too_long'],
  }),
  listTicketTags: endpoint({
    method: 'GET',
    path: '/admin/ticket-tags',
    tag: 'Support desk',
    summary: 'Tags in use, the most frequent first',
    access: 'tickets',
    limit: 'read',
    reply: z.array(z.string()).meta({ examples: [['bank transfer', 'refund']] }),
  }),
  moveTicket: endpoint({
    method: 'POST',
    path: '/admin/tickets/{id}/status',
    tag: 'Support desk',
    summary: 'Change the status of a ticket',
    access: 'tickets',
    limit: 'write',
    params,
    body: z.strictObject({ status: z.enum(ticketStatuses) }),
    reply: deskThread,
    errors: [...ticketErrors],
  }),
};
