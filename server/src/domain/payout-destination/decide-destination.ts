import { payoutWaitHours } from '@oja/contract/payout-terms';
import type { NameMatch } from '../bank-account/match-names.ts';

/**
 * The policy for everything that money can be paid out to: bank account, mobile wallet and card alike.
 *
 * A destination that is new, or whose number was replaced, waits. The holder of an account must have the name of the
 * person who withdraws; a name that matches only in part, or no longer, needs the word of staff, which holds for the
 * name that staff compared and for no other.
 */

/** After a new destination, a changed password or a changed name, in case it was not the person's own doing. */
export const securityWaitMs = payoutWaitHours * 3_600_000;

/** From when money may go to a destination that was linked at this moment. */
export function usableFrom(facts: {
  linkedAt: Date;
  /** Of any kind, and whether or not it was removed since. */
  linkedBefore: number;
  emailConfirmed: boolean;
  hasSecondFactor: boolean;
}): Date {
  const isAtOnce = facts.linkedBefore === 0 && facts.emailConfirmed && facts.hasSecondFactor;
  return isAtOnce ? facts.linkedAt : new Date(facts.linkedAt.getTime() + securityWaitMs);
}

/** Whether an account may be linked. A holder with another name altogether is refused. */
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
  /** The holder's name beside the person's name as it is now. */
  match: NameMatch;
  personName: string;
  approvedForName: string | null;
}

/** The review state of a linked account for the person's name as it is now. */
export function reviewStateOf(holder: Holder): 'active' | 'in_review' {
  const isApproved = holder.approvedForName !== null && holder.approvedForName === holder.personName;
  return holder.match === 'full' || isApproved ? 'active' : 'in_review';
}

export interface DestinationFacts {
  status: 'active' | 'in_review' | 'removed';
  /** Null for a card: the gateway names no holder, it takes money only back to the card that paid. */
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
