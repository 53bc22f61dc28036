import type { TicketStatus } from '@oja/contract/ticket-fields';
import type { Process } from '../process.ts';

export type TicketActor = 'user' | 'staff';

/**
 * The life of a ticket. Somebody works on it while it is in progress. Its author may write at any time; what they write
 * under a resolved one opens it again.
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
