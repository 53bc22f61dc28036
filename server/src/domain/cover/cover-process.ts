import type { Process } from '../process.ts';

export type CoverStatus = 'running' | 'ended';
export type CoverActor = 'purchase' | 'clock' | 'admin';

/**
 * The life of cover after confirmation. It begins when the seller is paid and a part of the payout is held; the clock
 * releases that part, or an upheld claim pays the buyer from it. Either ends cover, and once.
 */
export const coverProcess = {
  begin: { from: [], to: 'running', by: ['purchase'] },
  release: { from: ['running'], to: 'ended', by: ['clock'] },
  pay_claim: { from: ['running'], to: 'ended', by: ['admin'] },
} as const satisfies Process<string, CoverStatus, CoverActor>;

export type CoverTransition = keyof typeof coverProcess;
