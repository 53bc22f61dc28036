import type { DisputeStatus } from '@oja/contract/purchase-fields';
import type { Process } from '../process.ts';

export type StoredDisputeStatus = Exclude<DisputeStatus, 'none'>;
export type DisputeActor = 'buyer' | 'seller' | 'admin' | 'clock';

/**
 * The life of a dispute. A member of staff who escalates it leaves the decision to another, where there
 * is one; the clock leaves it to any.
 */
export const disputeProcess = {
  open: { from: [], to: 'open', by: ['buyer', 'clock'] },
  escalate: { from: ['open'], to: 'escalated', by: ['admin', 'clock'] },
  resolve: { from: ['open', 'escalated'], to: 'resolved', by: ['admin'] },
  settle: { from: ['open', 'escalated'], to: 'resolved', by: ['buyer', 'seller'] },
  withdraw: { from: ['open', 'escalated'], to: 'resolved', by: ['buyer'] },
} as const satisfies Process<string, StoredDisputeStatus, DisputeActor>;

export type DisputeTransition = keyof typeof disputeProcess;
