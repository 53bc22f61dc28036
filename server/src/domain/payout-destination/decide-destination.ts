import { hourMs } from '@oja/contract/durations';
import { payoutWaitHours } from '@oja/contract/payout-terms';
import type { NameMatch } from '../bank-account/match-names.ts';

/**
 * The policy for all payout destinations: bank account, mobile wallet and card. A new or replaced destination has a
 * waiting time. The account holder must have the name of the user; a partial match, or a name changed later, needs the
 * approval of staff, which holds for the compared name only.
 */

/** The waiting time after a new destination, a changed password or a changed name, in case an intruder made the change. */
export const securityWaitMs = payoutWaitHours * hourMs;

/** When a destination linked at this moment can be used. */
export function usableFrom(facts: {
  linkedAt: Date;
  /** Of any kind, including removed ones. */
  linkedBefore: number;
  emailConfirmed: boolean;
  hasSecondFactor: boolean;
}): Date {
  const isAtOnce = facts.linkedBefore === 0 && facts.emailConfirmed && facts.hasSecondFactor;
  return isAtOnce ? facts.linkedAt : new Date(facts.linkedAt.getTime() + securityWaitMs);
}

/** Whether an account may be linked. A holder with a different name is refused. */
export function decideHolder(match: NameMatch): 'active' | 'in_review' | 'refused' {
  switch (match) {
    case 'full':
      return 'active';
    case 'partial':
      return 'in_review';
    case 'none':
      return 'refused';
  }
}

export interface Holder {
  /** The holder's name and the user's present name. */
  match: NameMatch;
  personName: string;
  approvedForName: string | null;
}

/** The review state of a linked account for the user's present name. */
export function reviewStateOf(holder: Holder): 'active' | 'in_review' {
  const isApproved = holder.approvedForName !== null && holder.approvedForName === holder.personName;
  return holder.match === 'full' || isApproved ? 'active' : 'in_review';
}

export interface DestinationFacts {
  status: 'active' | 'in_review' | 'removed';
  /** Null for a card: the gateway names no holder and refunds only to the card that paid. */
  holder: Holder | null;
  usableFrom: Date;
  now: Date;
}

export type DestinationVerdict =
  | { kind: 'usable' }
  | { kind: 'removed' }
  | { kind: 'in_review' }
  | { kind: 'waits'; until: Date };

export function decideDestination(facts: DestinationFacts): DestinationVerdict {
  if (facts.status === 'removed') return { kind: 'removed' };
  const holderState = facts.holder === null ? 'active' : reviewStateOf(facts.holder);
  if (facts.status === 'in_review' || holderState === 'in_review') return { kind: 'in_review' };
  if (facts.usableFrom > facts.now) return { kind: 'waits', until: facts.usableFrom };
  return { kind: 'usable' };
}
