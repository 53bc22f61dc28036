import { answerPromisedHours } from '@oja/contract/ticket-fields';
import { event } from './event.ts';

interface TicketNotification {
  ticketId: string;
  reference: string;
  subject: string;
}

const threadOf = (ticketId: string) => `/dashboard/help/tickets/${ticketId}` as const;
const ticketWork = ({ ticketId }: TicketNotification) => ({ kind: 'ticket', id: ticketId }) as const;
const deskOf = (ticketId: string) => `/admin/support/${ticketId}` as const;

/** Notifications to users about their tickets, and to staff about waiting ones. */
export const ticketEvents = {
  ticket_received: event<TicketNotification>({
    audience: 'owner',
    channels: ['mail'],
    group: 'support',
    label: 'Ticket received',
    switchedBy: null,
    write: ({ ticketId, reference, subject }) => ({
      title: `We received your ticket ${reference}`,
      text: `${subject}: our team answers within ${answerPromisedHours} hours. You hear from us by e-mail and in your Help Center.`,
      link: threadOf(ticketId),
    }),
  }),
  ticket_started: event<TicketNotification>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'support',
    label: 'Somebody looks at your ticket',
    switchedBy: null,
    write: ({ ticketId, reference, subject }) => ({
      title: `Somebody looks at your ticket ${reference}`,
      text: `${subject}: a member of our team has taken it.`,
      link: threadOf(ticketId),
    }),
  }),
  ticket_answered: event<TicketNotification & { answer: string; isResolved: boolean }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'support',
    label: 'Answer to your ticket',
    switchedBy: null,
    write: ({ ticketId, reference, answer, isResolved }) => ({
      title: `Our team answered your ticket ${reference}`,
      text: isResolved ? `${answer} We think that this solves it; a reply opens the ticket again.` : answer,
      link: threadOf(ticketId),
    }),
  }),
  ticket_resolved: event<TicketNotification>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'support',
    label: 'Ticket resolved',
    switchedBy: null,
    write: ({ ticketId, reference, subject }) => ({
      title: `Your ticket ${reference} is resolved`,
      text: `${subject}: if something is still open, reply to it and it opens again.`,
      link: threadOf(ticketId),
    }),
  }),
  ticket_reopened: event<TicketNotification>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'support',
    label: 'Ticket open again',
    switchedBy: null,
    write: ({ ticketId, reference, subject }) => ({
      title: `Your ticket ${reference} is open again`,
      text: `${subject}: our team takes another look at it.`,
      link: threadOf(ticketId),
    }),
  }),
  ticket_waiting: event<TicketNotification & { priority: string }>({
    audience: 'staff',
    channels: ['in_app', 'push'],
    group: 'staff',
    label: 'New ticket',
    switchedBy: null,
    work: ticketWork,
    write: ({ ticketId, reference, subject, priority }) => ({
      title: `A ticket waits: ${reference}`,
      text: `${subject} (priority: ${priority.toLowerCase()})`,
      link: deskOf(ticketId),
    }),
  }),
  ticket_reply: event<TicketNotification & { name: string }>({
    audience: 'staff',
    channels: ['in_app', 'push'],
    group: 'staff',
    label: 'Reply in a ticket',
    switchedBy: null,
    work: ticketWork,
    write: ({ ticketId, reference, subject, name }) => ({
      title: `${name} replied in ${reference}`,
      text: subject,
      link: deskOf(ticketId),
    }),
  }),
  ticket_back: event<TicketNotification & { name: string }>({
    audience: 'staff',
    channels: ['in_app', 'push'],
    group: 'staff',
    label: 'Ticket opened again',
    switchedBy: null,
    work: ticketWork,
    write: ({ ticketId, reference, subject, name }) => ({
      title: `${name} opened ${reference} again`,
      text: subject,
      link: deskOf(ticketId),
    }),
  }),
  ticket_closed: event<TicketNotification & { name: string }>({
    audience: 'staff',
    channels: ['in_app'],
    group: 'staff',
    label: 'Ticket closed by its author',
    switchedBy: null,
    write: ({ ticketId, reference, subject, name }) => ({
      title: `${name} closed ${reference} as solved`,
      text: subject,
      link: deskOf(ticketId),
    }),
  }),
  ticket_assigned: event<TicketNotification & { by: string }>({
    audience: 'staff',
    channels: ['in_app', 'push'],
    group: 'staff',
    label: 'Ticket given to you',
    switchedBy: null,
    work: ticketWork,
    write: ({ ticketId, reference, subject, by }) => ({
      title: `${by} gave you ${reference}`,
      text: subject,
      link: deskOf(ticketId),
    }),
  }),
  ticket_late: event<TicketNotification>({
    audience: 'staff',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff',
    label: 'Answer is late',
    switchedBy: null,
    work: ticketWork,
    write: ({ ticketId, reference, subject }) => ({
      title: `The answer to ${reference} is late`,
      text: `${subject}: we promised an answer within ${answerPromisedHours} hours, and that time is over.`,
      link: deskOf(ticketId),
    }),
  }),
} as const;
