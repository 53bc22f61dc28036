import type { TicketStatus } from '@oja/contract/ticket-fields';
import type { Process } from '../process.ts';

export type TicketActor = 'user' | 'staff';

/**
 * The life of a ticket. A ticket in progress has an assignee. Its author may reply at any time; a reply reopens a
 * resolved ticket.
 */
export const ticketProcess = {
  open: { from: [], to: 'open', by: ['user'] },
  start: { from: ['open'], to: 'in_progress', by: ['staff'] },
  return: { from: ['in_progress'], to: 'open', by: ['staff'] },
  resolve: { from: ['open', 'in_progress'], to: 'resolved', by: ['staff'] },
  close: { from: ['open', 'in_progress'], to: 'resolved', by: ['user'] },
  reopen: { from: ['resolved'], to: 'open', by: ['user', 'staff'] },
} as const satisfies Process<string, TicketStatus, TicketActor>;

export type TicketTransition = keyof typeof ticketProcess;
