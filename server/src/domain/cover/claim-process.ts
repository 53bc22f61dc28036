import type { ClaimStatus } from '@oja/contract/cover-labels';
import type { Process } from '../process.ts';

export type ClaimActor = 'buyer' | 'seller' | 'admin';

/** The life of a claim in cover. While it is open, the held part waits, and all payouts of the seller if it holds them. */
export const claimProcess = {
  open: { from: [], to: 'open', by: ['buyer'] },
  answer: { from: ['open'], to: 'open', by: ['seller'] },
  add_details: { from: ['open'], to: 'open', by: ['buyer'] },
  withdraw: { from: ['open'], to: 'withdrawn', by: ['buyer'] },
  uphold: { from: ['open'], to: 'upheld', by: ['admin'] },
  reject: { from: ['open'], to: 'rejected', by: ['admin'] },
} as const satisfies Process<string, ClaimStatus, ClaimActor>;

export type ClaimTransition = keyof typeof claimProcess;
