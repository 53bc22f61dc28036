import type { TicketStatus } from '@oja/contract/ticket-fields';
import type { Process } from '../process.ts';

export type TicketActor = 'user' | 'staff' | 'clock';

/**
 * The life of a ticket. A ticket in progress has an assignee. Its author may reply at any time; a reply reopens a
 * resolved ticket. One that waits for its author expires after a week without a reply.
 */
export const ticketProcess = {
  open: { from: [], to: 'open', by: ['user'] },
  start: { from: ['open'], to: 'in_progress', by: ['staff'] },
  return: { from: ['in_progress'], to: 'open', by: ['staff'] },
  resolve: { from: ['open', 'in_progress'], to: 'resolved', by: ['staff'] },
  close: { from: ['open', 'in_progress'], to: 'resolved', by: ['user'] },
  expire: { from: ['open', 'in_progress'], to: 'resolved', by: ['clock'] },
  merge: { from: ['open', 'in_progress'], to: 'resolved', by: ['staff'] },
  reopen: { from: ['resolved'], to: 'open', by: ['user', 'staff'] },
} as const satisfies Process<string, TicketStatus, TicketActor>;

export type TicketTransition = keyof typeof ticketProcess;
