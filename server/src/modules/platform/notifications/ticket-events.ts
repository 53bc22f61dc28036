import { answerTime } from '@oja/contract/answer-promise';
import { waitingTerms } from '@oja/contract/ticket-fields';
import { event } from './event.ts';

interface TicketNotification {
  ticketId: string;
  reference: string;
  subject: string;
}

const threadOf = (ticketId: string) => `/dashboard/help/tickets/${ticketId}` as const;
const ticketWork = ({ ticketId }: TicketNotification) => ({ kind: 'ticket', id: ticketId }) as const;
const deskOf = (ticketId: string) => `/admin/support/${ticketId}` as const;

const rateSentence = 'Tell us on its page how we did.';
const solvedSentence = ` We think that this solves it; a reply opens the ticket again. ${rateSentence}`;
const waitingSentence = `We wait for your reply: without one, the ticket is closed after ${waitingTerms.closingDays} days.`;

/** Notifications to users about their tickets, and to staff about waiting ones. */
export const ticketEvents = {
  ticket_received: event<TicketNotification & { businessHours?: string | null }>({
    audience: 'owner',
    channels: ['mail'],
    group: 'support',
    label: 'Ticket received',
    switchedBy: null,
    write: ({ ticketId, reference, subject, businessHours = null }) => ({
      title: `We received your ticket ${reference}`,
      text: `${subject}: our team answers within ${answerTime(businessHours)}. You hear from us by e-mail and in your Help Center.`,
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
  ticket_answered: event<TicketNotification & { answer: string; isResolved: boolean; isWaiting: boolean }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'support',
    label: 'Answer to your ticket',
    switchedBy: null,
    write: ({ ticketId, reference, answer, isResolved, isWaiting }) => ({
      title: `Our team answered your ticket ${reference}`,
      text: `${answer}${isResolved ? solvedSentence : ''}${isWaiting ? ` ${waitingSentence}` : ''}`,
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
      text: `${subject}: if something is still open, reply to it and it opens again. ${rateSentence}`,
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
  ticket_changed: event<TicketNotification & { changes: string }>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'support',
    label: 'Ticket sorted anew',
    switchedBy: null,
    write: ({ ticketId, reference, subject, changes }) => ({
      title: `Our team sorted your ticket ${reference} anew`,
      text: `${subject}: ${changes}`,
      link: threadOf(ticketId),
    }),
  }),
  ticket_needs_reply: event<TicketNotification>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'support',
    label: 'Ticket waits for your reply',
    switchedBy: null,
    write: ({ ticketId, reference, subject }) => ({
      title: `Your ticket ${reference} waits for your reply`,
      text: `${subject}: ${waitingSentence}`,
      link: threadOf(ticketId),
    }),
  }),
  ticket_reminder: event<TicketNotification>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'support',
    label: 'Reminder that a ticket waits for you',
    switchedBy: null,
    write: ({ ticketId, reference, subject }) => ({
      title: `Your ticket ${reference} still waits for your reply`,
      text: `${subject}: without a reply it is closed in ${waitingTerms.closingDays - waitingTerms.reminderDays} days. You can open it again at any time.`,
      link: threadOf(ticketId),
    }),
  }),
  ticket_expired: event<TicketNotification>({
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'support',
    label: 'Ticket closed without a reply',
    switchedBy: null,
    write: ({ ticketId, reference, subject }) => ({
      title: `Your ticket ${reference} is closed`,
      text: `${subject}: we did not hear from you for ${waitingTerms.closingDays} days. A reply opens it again. ${rateSentence}`,
      link: threadOf(ticketId),
    }),
  }),
  ticket_merged: event<TicketNotification & { merged: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'support',
    label: 'Tickets merged',
    switchedBy: null,
    write: ({ ticketId, reference, subject, merged }) => ({
      title: `Your ticket ${merged} goes on in ${reference}`,
      text: `Both were about the same, so our team merged them. All you wrote is in ${reference}: ${subject}`,
      link: threadOf(ticketId),
    }),
  }),
  ticket_waiting: event<TicketNotification & { priority: string }>({
    audience: 'tickets',
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
    audience: 'tickets',
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
    audience: 'tickets',
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
    audience: 'tickets',
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
    audience: 'tickets',
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
  ticket_mention: event<TicketNotification & { by: string }>({
    audience: 'tickets',
    channels: ['in_app', 'push'],
    group: 'staff',
    label: 'Mentioned in a note',
    switchedBy: null,
    work: ticketWork,
    write: ({ ticketId, reference, subject, by }) => ({
      title: `${by} mentioned you in ${reference}`,
      text: subject,
      link: deskOf(ticketId),
    }),
  }),
  ticket_late: event<TicketNotification>({
    audience: 'tickets',
    channels: ['in_app', 'mail', 'push'],
    group: 'staff',
    label: 'Answer is late',
    switchedBy: null,
    work: ticketWork,
    write: ({ ticketId, reference, subject }) => ({
      title: `The answer to ${reference} is late`,
      text: `${subject}: the time in which we promised an answer is over.`,
      link: deskOf(ticketId),
    }),
  }),
} as const;
