import { dayMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { actionsOf, decideMove, transitionNames } from '../process.ts';
import { decideTransfer, nextTransferCheck } from './decide-transfer.ts';
import { refuseWithdrawal, type WithdrawalFacts } from './decide-withdrawal.ts';
import {
  type WithdrawalActor,
  type WithdrawalStatus,
  type WithdrawalTransition,
  withdrawalProcess,
} from './withdrawal-process.ts';

const statuses: WithdrawalStatus[] = ['requested', 'sending', 'paid', 'failed', 'cancelled'];
const actors: WithdrawalActor[] = ['owner', 'oja', 'gateway', 'staff'];

/** Written out by hand, so that a change of the table shows here: transition, actor, from → to. */
const allowed: Record<string, WithdrawalStatus> = {
  'cancel owner requested': 'cancelled',
  'refuse gateway requested': 'failed',
  'refuse staff requested': 'failed',
  'refuse oja requested': 'failed',
  'release staff requested': 'requested',
  'send oja requested': 'sending',
  'pay gateway sending': 'paid',
  'fail gateway sending': 'failed',
  'fail staff sending': 'failed',
  'reverse gateway paid': 'failed',
};

describe('the withdrawal process', () => {
  const all = transitionNames(withdrawalProcess).flatMap((name: WithdrawalTransition) =>
    actors.flatMap((actor) => statuses.map((status) => ({ name, actor, status }))),
  );
  test.each(all)('$name by $actor from $status', ({ name, actor, status }) => {
    const move = decideMove(withdrawalProcess, name, { actor, status });
    const to = allowed[`${name} ${actor} ${status}`];
    expect(move.kind === 'allowed' ? move.to : undefined).toBe(to);
  });

  test('offers its owner to cancel only before it is sent', () => {
    const offered = statuses.filter((status) =>
      actionsOf(withdrawalProcess, { status, actor: 'owner' }).includes('cancel'),
    );
    expect(offered).toEqual(['requested']);
  });
});

describe('what Paystack says about a transfer', () => {
  const came = ['failed', 'reversed', 'abandoned', 'blocked', 'rejected'];
  const under = ['pending', 'received', 'otp', 'something new'];
  const verdict = (status: WithdrawalStatus, said: string, amountKobo = 100) => {
    const decided = decideTransfer({ status, netKobo: 100 }, { status: said, amountKobo });
    return decided.kind === 'take' ? decided.transition : decided.kind;
  };

  test.each([
    ['sending', 'success', 'pay'],
    ...came.map((said) => ['sending', said, 'fail'] as const),
    ...under.map((said) => ['sending', said, 'wait'] as const),
    ['paid', 'success', 'settled'],
    ['paid', 'reversed', 'reverse'],
    ['paid', 'failed', 'contradiction'],
    ['failed', 'failed', 'settled'],
    ['failed', 'success', 'contradiction'],
    ['requested', 'success', 'contradiction'],
    ['cancelled', 'success', 'contradiction'],
  ] as const)('%s, and Paystack says %s: %s', (status, said, expected) => {
    expect(verdict(status, said)).toBe(expected);
  });

  test('over another amount is a contradiction, whatever it says', () => {
    expect(verdict('sending', 'success', 99)).toBe('contradiction');
  });

  test('a person is needed only for a one-time password', () => {
    const wait = (said: string) =>
      decideTransfer({ status: 'sending', netKobo: 1 }, { status: said, amountKobo: 1 });
    expect(wait('otp')).toEqual({ kind: 'wait', attention: 'otp_needed' });
    expect(wait('pending')).toEqual({ kind: 'wait', attention: undefined });
  });

  test('is asked for less and less often, at most hourly', () => {
    const now = new Date('2026-11-15T09:00:00Z');
    const seconds = [0, 1, 2, 3, 4, 5, 50].map(
      (checks) => (nextTransferCheck(checks, now).getTime() - now.getTime()) / 1000,
    );
    expect(seconds).toEqual([5, 15, 60, 300, 900, 3600, 3600]);
  });
});

describe('a request to withdraw', () => {
  const now = new Date('2026-11-15T09:00:00Z');
  const fine: WithdrawalFacts = {
    amountKobo: 100_000,
    feeKobo: 5_000,
    minimumNetKobo: 10_000,
    dailyLimitKobo: 500_000,
    withdrawnTodayKobo: 0,
    availableKobo: 100_000,
    emailConfirmed: true,
    passwordChangedAt: null,
    nameChangedAt: null,
    destination: { kind: 'usable' },
    payoutHold: undefined,
    now,
  };
  const later = (ms: number) => new Date(now.getTime() + ms);

  test('for exactly everything is fine', () => {
    expect(refuseWithdrawal(fine)).toBeUndefined();
  });

  test.each<[string, Partial<WithdrawalFacts>, string | undefined]>([
    ['one kobo too much', { amountKobo: 100_001 }, 'balance_too_low'],
    ['net just the minimum', { amountKobo: 15_000 }, undefined],
    ['net one kobo below the minimum', { amountKobo: 14_999 }, 'too_small'],
    ['the rest of the day', { withdrawnTodayKobo: 400_000 }, undefined],
    ['one kobo over the day', { withdrawnTodayKobo: 400_001 }, 'limit_reached'],
    ['an unconfirmed address', { emailConfirmed: false }, 'email_unconfirmed'],
    ['an open chargeback', { payoutHold: { reason: 'chargeback', endsAt: null } }, 'chargeback_open'],
    ['a password changed a moment ago', { passwordChangedAt: now }, 'password_changed'],
    ['a password changed just under a day ago', { passwordChangedAt: later(1 - dayMs) }, 'password_changed'],
    ['a password changed a day ago', { passwordChangedAt: later(-dayMs) }, undefined],
    ['a name changed a moment ago', { nameChangedAt: now }, 'name_changed'],
    ['a name changed just under a day ago', { nameChangedAt: later(1 - dayMs) }, 'name_changed'],
    ['a name changed a day ago', { nameChangedAt: later(-dayMs) }, undefined],
    ['a destination that waits', { destination: { kind: 'waits', until: later(1) } }, 'destination_new'],
    ['a destination in review', { destination: { kind: 'in_review' } }, 'destination_in_review'],
    [
      'a new destination and too much',
      { destination: { kind: 'waits', until: later(1) }, amountKobo: 100_001 },
      'destination_new',
    ],
  ])('with %s', (_, facts, reason) => {
    expect(refuseWithdrawal({ ...fine, ...facts })?.reason).toBe(reason);
  });
});
