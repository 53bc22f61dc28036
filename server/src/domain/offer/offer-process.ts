import type { OfferStatus, TraderSide } from '@oja/contract/offers';
import type { Process } from '../process.ts';

/**
 * The side that named the last amount is the proposer, the other one the answerer. The floor is the seller's hidden
 * minimum; a purchase pays the agreed price.
 */
export type OfferActor = 'proposer' | 'answerer' | 'floor' | 'clock' | 'purchase';

interface Columns {
  /** The time to answer, or to pay, begins anew. */
  renews: boolean;
}

/**
 * The life of an offer. Both sides name amounts in turn, and a counter makes the answerer the proposer. An accepted
 * offer stays accepted when it is paid; its purchase marks it as used.
 */
export const offerProcess = {
  make: { from: [], to: 'offered', by: ['proposer'], renews: true },
  counter: { from: ['offered', 'countered'], to: 'countered', by: ['answerer'], renews: true },
  accept: { from: ['offered', 'countered'], to: 'accepted', by: ['answerer'], renews: true },
  decline: { from: ['offered', 'countered'], to: 'declined', by: ['answerer', 'floor'], renews: false },
  withdraw: { from: ['offered', 'countered'], to: 'withdrawn', by: ['proposer'], renews: false },
  lapse: { from: ['offered', 'countered', 'accepted'], to: 'lapsed', by: ['clock'], renews: false },
  pay: { from: ['accepted'], to: 'accepted', by: ['purchase'], renews: false },
} as const satisfies Process<string, OfferStatus, OfferActor, Columns>;

export type OfferTransition = keyof typeof offerProcess;

/** What a person can do to an open offer. */
export type OfferAnswer = 'counter' | 'accept' | 'decline' | 'withdraw';

/** An amount waits for its answer. */
export function isOpenOffer(status: OfferStatus): boolean {
  return status === 'offered' || status === 'countered';
}

export function actorOf(side: TraderSide, proposedBy: TraderSide): 'proposer' | 'answerer' {
  return side === proposedBy ? 'proposer' : 'answerer';
}

/** The present state, for the refusal of a step that comes too late. */
export const offerStateSentences: Readonly<Record<OfferStatus, string>> = {
  offered: 'This offer waits for an answer.',
  countered: 'This offer was countered in the meantime.',
  accepted: 'This offer is already accepted.',
  declined: 'This offer was declined.',
  withdrawn: 'This offer was withdrawn.',
  lapsed: 'The time for this offer is over.',
};
