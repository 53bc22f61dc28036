import type { SettlementStatus } from '@oja/contract/settlement-fields';
import type { Process } from '../process.ts';

/** The side that proposed it, the side that answers, the clock, and the dispute when it ends in another way. */
export type SettlementActor = 'proposer' | 'answerer' | 'clock' | 'dispute';

/**
 * The life of a settlement, which one side of an open dispute proposes. There is one open proposal at a time; to name
 * another amount, the other side declines it first. Accepting it ends the dispute and the purchase.
 */
export const settlementProcess = {
  propose: { from: [], to: 'proposed', by: ['proposer'] },
  accept: { from: ['proposed'], to: 'accepted', by: ['answerer'] },
  decline: { from: ['proposed'], to: 'declined', by: ['answerer'] },
  withdraw: { from: ['proposed'], to: 'withdrawn', by: ['proposer'] },
  lapse: { from: ['proposed'], to: 'lapsed', by: ['clock', 'dispute'] },
} as const satisfies Process<string, SettlementStatus, SettlementActor>;

export type SettlementTransition = keyof typeof settlementProcess;

/** What a person can do to an open proposal. */
export type SettlementAnswer = 'accept' | 'decline' | 'withdraw';

/** The present state, for the refusal of an answer that comes too late. */
export const settlementStateSentences: Readonly<Record<SettlementStatus, string>> = {
  proposed: 'The time to answer this proposal is over.',
  accepted: 'This proposal was accepted already.',
  declined: 'This proposal was declined.',
  withdrawn: 'This proposal was withdrawn.',
  lapsed: 'The time to answer this proposal is over.',
};
