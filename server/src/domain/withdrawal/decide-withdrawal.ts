import { coolingMs } from './withdrawal-terms.ts';

export interface WithdrawalFacts {
  amountKobo: number;
  feeKobo: number;
  minimumNetKobo: number;
  dailyLimitKobo: number;
  /** Requested in the last 24 hours and not returned. */
  withdrawnTodayKobo: number;
  availableKobo: number;
  emailConfirmed: boolean;
  passwordChangedAt: Date | null;
  destinationUsableFrom: Date | null;
  hasOpenChargeback: boolean;
  now: Date;
}

export type WithdrawalRefusal =
  | { reason: 'email_unconfirmed' }
  | { reason: 'chargeback_open' }
  | { reason: 'password_changed'; until: Date }
  | { reason: 'destination_new'; until: Date }
  | { reason: 'too_small' }
  | { reason: 'balance_too_low' }
  | { reason: 'limit_reached'; leftKobo: number };

/** Every reason to refuse, in order of precedence; undefined when there is none. */
export function refuseWithdrawal(facts: WithdrawalFacts): WithdrawalRefusal | undefined {
  const blocked = blockOn(facts);
  if (blocked) return blocked;
  if (facts.destinationUsableFrom && facts.destinationUsableFrom > facts.now) {
    return { reason: 'destination_new', until: facts.destinationUsableFrom };
  }
  if (facts.amountKobo - facts.feeKobo < facts.minimumNetKobo) return { reason: 'too_small' };
  if (facts.amountKobo > facts.availableKobo) return { reason: 'balance_too_low' };
  const leftKobo = dailyLeftKobo(facts);
  if (facts.amountKobo > leftKobo) return { reason: 'limit_reached', leftKobo };
  return undefined;
}

/** What keeps a person from withdrawing at all, whatever the amount and wherever to. */
export function blockOn(
  facts: Pick<WithdrawalFacts, 'emailConfirmed' | 'hasOpenChargeback' | 'passwordChangedAt' | 'now'>,
):
  | Extract<WithdrawalRefusal, { reason: 'email_unconfirmed' | 'chargeback_open' | 'password_changed' }>
  | undefined {
  if (!facts.emailConfirmed) return { reason: 'email_unconfirmed' };
  if (facts.hasOpenChargeback) return { reason: 'chargeback_open' };
  const until = facts.passwordChangedAt && new Date(facts.passwordChangedAt.getTime() + coolingMs);
  if (until && until > facts.now) return { reason: 'password_changed', until };
  return undefined;
}

export function dailyLeftKobo(facts: Pick<WithdrawalFacts, 'dailyLimitKobo' | 'withdrawnTodayKobo'>): number {
  return Math.max(0, facts.dailyLimitKobo - facts.withdrawnTodayKobo);
}
