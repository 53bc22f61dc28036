import { type DestinationVerdict, securityWaitMs } from '../payout-destination/decide-destination.ts';

export interface WithdrawalFacts {
  amountKobo: number;
  feeKobo: number;
  minimumNetKobo: number;
  dailyLimitKobo: number;
  /** Requested within the last day and not returned. */
  withdrawnTodayKobo: number;
  availableKobo: number;
  emailConfirmed: boolean;
  passwordChangedAt: Date | null;
  nameChangedAt: Date | null;
  destination: Exclude<DestinationVerdict, { kind: 'removed' }>;
  payoutHold: PayoutHold | undefined;
  now: Date;
}

/** Why all payouts of a person wait. */
export interface PayoutHold {
  reason: 'chargeback' | 'claim' | 'sanction';
  /** When it is lifted by itself; null until a decision. */
  endsAt: Date | null;
}

export type WithdrawalRefusal =
  | { reason: 'email_unconfirmed' }
  | { reason: 'chargeback_open' }
  | { reason: 'claim_open' }
  | { reason: 'paused_by_staff'; until: Date | null }
  | { reason: 'password_changed'; until: Date }
  | { reason: 'name_changed'; until: Date }
  | { reason: 'destination_in_review' }
  | { reason: 'destination_new'; until: Date }
  | { reason: 'too_small' }
  | { reason: 'balance_too_low' }
  | { reason: 'limit_reached'; leftKobo: number };

/** The first reason to refuse, in order of precedence; undefined when there is none. */
export function refuseWithdrawal(facts: WithdrawalFacts): WithdrawalRefusal | undefined {
  const blocked = findBlocker(facts);
  if (blocked) return blocked;
  const { destination } = facts;
  if (destination.kind === 'in_review') return { reason: 'destination_in_review' };
  if (destination.kind === 'waits') return { reason: 'destination_new', until: destination.until };
  if (facts.amountKobo - facts.feeKobo < facts.minimumNetKobo) return { reason: 'too_small' };
  if (facts.amountKobo > facts.availableKobo) return { reason: 'balance_too_low' };
  const leftKobo = dailyLeftKobo(facts);
  if (facts.amountKobo > leftKobo) return { reason: 'limit_reached', leftKobo };
  return undefined;
}

export type WithdrawalBlock = Extract<
  WithdrawalRefusal,
  {
    reason:
      | 'email_unconfirmed'
      | 'chargeback_open'
      | 'claim_open'
      | 'paused_by_staff'
      | 'password_changed'
      | 'name_changed';
  }
>;

/** The reason why a user cannot withdraw at all, whatever the amount and the destination. */
export function findBlocker(
  facts: Pick<
    WithdrawalFacts,
    'emailConfirmed' | 'payoutHold' | 'passwordChangedAt' | 'nameChangedAt' | 'now'
  >,
): WithdrawalBlock | undefined {
  if (!facts.emailConfirmed) return { reason: 'email_unconfirmed' };
  if (facts.payoutHold) return blockOfHold(facts.payoutHold);
  const afterPassword = endOfWait(facts.passwordChangedAt, facts.now);
  if (afterPassword) return { reason: 'password_changed', until: afterPassword };
  const afterName = endOfWait(facts.nameChangedAt, facts.now);
  if (afterName) return { reason: 'name_changed', until: afterName };
  return undefined;
}

function blockOfHold({ reason, endsAt }: PayoutHold): WithdrawalBlock {
  switch (reason) {
    case 'chargeback':
      return { reason: 'chargeback_open' };
    case 'claim':
      return { reason: 'claim_open' };
    case 'sanction':
      return { reason: 'paused_by_staff', until: endsAt };
  }
}

/** Undefined when there was no change, or its wait is over. */
function endOfWait(changedAt: Date | null, now: Date): Date | undefined {
  const until = changedAt && new Date(changedAt.getTime() + securityWaitMs);
  return until && until > now ? until : undefined;
}

export function dailyLeftKobo(facts: Pick<WithdrawalFacts, 'dailyLimitKobo' | 'withdrawnTodayKobo'>): number {
  return Math.max(0, facts.dailyLimitKobo - facts.withdrawnTodayKobo);
}
