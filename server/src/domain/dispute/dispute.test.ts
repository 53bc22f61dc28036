import { dayMs } from '@oja/contract/durations';
import { purchaseStatuses, resolutionTypes } from '@oja/contract/purchase-fields';
import { describe, expect, test } from 'vitest';
import { decideMove, transitionNames } from '../process.ts';
import { mayReviewAt, visibleFrom } from '../review/review-terms.ts';
import {
  decideResolution,
  findBlocker,
  isEarly,
  type ResolutionFacts,
  weighResolution,
} from './decide-resolution.ts';
import { type DisputeActor, disputeProcess, type StoredDisputeStatus } from './dispute-process.ts';
import { disputeClocks } from './dispute-terms.ts';

const statuses: StoredDisputeStatus[] = ['open', 'escalated', 'resolved'];
const actors: DisputeActor[] = ['buyer', 'seller', 'admin', 'clock'];
const allowed = [
  'escalate admin open → escalated',
  'escalate clock open → escalated',
  'resolve admin open → resolved',
  'resolve admin escalated → resolved',
  'settle buyer open → resolved',
  'settle buyer escalated → resolved',
  'settle seller open → resolved',
  'settle seller escalated → resolved',
  'withdraw buyer open → resolved',
  'withdraw buyer escalated → resolved',
];

describe('the dispute process', () => {
  test('allows exactly what the design says, for every transition, actor and status', () => {
    const found = transitionNames(disputeProcess).flatMap((name) =>
      actors.flatMap((actor) =>
        statuses.flatMap((status) => {
          const move = decideMove(disputeProcess, name, { status, actor });
          return move.kind === 'allowed' ? [`${name} ${actor} ${status} → ${move.to}`] : [];
        }),
      ),
    );
    expect(found.toSorted()).toEqual(allowed.toSorted());
  });

  test.each([
    [5, '2026-11-20T09:00:00.000Z'],
    [3, '2026-11-18T09:00:00.000Z'],
    // The time of staff never ends while the seller may still answer.
    [1, '2026-11-18T09:00:00.000Z'],
  ])('gives the seller 72 hours, and staff %s days but no less', (days, staffDueAt) => {
    expect(disputeClocks(new Date('2026-11-15T09:00:00.000Z'), days)).toEqual({
      sellerDueAt: new Date('2026-11-18T09:00:00.000Z'),
      staffDueAt: new Date(staffDueAt),
    });
  });
});

type Decided = Parameters<typeof decideResolution>[0];

describe('deciding a dispute', () => {
  const now = new Date('2026-11-15T09:00:00.000Z');
  const facts = (change: Partial<Decided> = {}): Decided => ({
    staffId: 'admin',
    type: 'favor_seller',
    refundKobo: undefined,
    purchase: {
      status: 'disputed',
      buyerId: 'buyer',
      sellerId: 'seller',
      priceKobo: 10_000,
      replacements: 0,
    },
    dispute: disputeWith({ replacementAt: now }),
    barredEscalatorId: undefined,
    now,
    earlyReason: undefined,
    ...change,
  });
  const disputeWith = (change: Partial<NonNullable<ResolutionFacts['dispute']>>) => ({
    status: 'open' as const,
    replacementAt: null,
    sellerAnsweredAt: now,
    sellerDueAt: new Date('2026-11-18T09:00:00.000Z'),
    ...change,
  });

  test.each(resolutionTypes)('%s is refused to a party of the purchase', (type) => {
    for (const staffId of ['buyer', 'seller']) {
      expect(decideResolution(facts({ staffId, type, refundKobo: 1 }))).toEqual({
        kind: 'refused',
        code: 'party_cannot_decide',
      });
    }
  });

  test.each(
    resolutionTypes.flatMap((type) =>
      purchaseStatuses.filter((status) => status !== 'disputed').map((status) => [type, status] as const),
    ),
  )('%s is refused for a purchase that is %s', (type, status) => {
    const { purchase } = facts();
    expect(decideResolution(facts({ type, purchase: { ...purchase, status } }))).toEqual({
      kind: 'refused',
      code: 'purchase_state_conflict',
    });
  });

  test('needs another administrator than the one who escalated, and any when the clock did', () => {
    const dispute = disputeWith({ status: 'escalated' });
    const byMe = facts({ dispute, barredEscalatorId: 'admin' });
    const byOther = facts({ dispute, barredEscalatorId: 'another' });
    const byClock = facts({ dispute });
    expect([byMe, byOther, byClock].map(findBlocker)).toEqual(['another_admin_needed', undefined, undefined]);
  });

  test.each(resolutionTypes)('%s while the seller can still answer', (type) => {
    const silent = disputeWith({ sellerAnsweredAt: null, replacementAt: now });
    const given = { type, dispute: silent, refundKobo: type === 'partial_refund' ? 1 : undefined };
    const last = new Date(silent.sellerDueAt.getTime() - 1);
    const early = type === 'escalate' ? 'take' : 'refused';
    expect(decideResolution(facts({ ...given, now: last })).kind).toBe(early);
    expect(isEarly(facts({ ...given, now: last }))).toBe(type !== 'escalate');
    expect(weighResolution(facts({ ...given, now: last })).kind).toBe('take');
    expect(decideResolution(facts({ ...given, now: last, earlyReason: 'Sold twice.' })).kind).toBe('take');
    expect(decideResolution(facts({ ...given, now: silent.sellerDueAt })).kind).toBe('take');
  });

  test('the reason for not waiting replaces no other condition', () => {
    const dispute = disputeWith({ sellerAnsweredAt: null });
    expect(decideResolution(facts({ staffId: 'buyer', dispute, earlyReason: 'Sold twice.' }))).toEqual({
      kind: 'refused',
      code: 'party_cannot_decide',
    });
    expect(decideResolution(facts({ dispute }))).toEqual({
      kind: 'refused',
      code: 'seller_may_still_answer',
    });
  });

  test('does not escalate twice', () => {
    const verdict = decideResolution(
      facts({ type: 'escalate', dispute: disputeWith({ status: 'escalated' }) }),
    );
    expect(verdict).toEqual({ kind: 'refused', code: 'purchase_state_conflict' });
  });

  test.each([
    [undefined, 'refund_amount_wrong'],
    [0, 'refund_amount_wrong'],
    [-5, 'refund_amount_wrong'],
    [10_001, 'refund_amount_wrong'],
  ])('refuses a partial refund of %s of 10000', (refundKobo, code) => {
    expect(decideResolution(facts({ type: 'partial_refund', refundKobo }))).toEqual({
      kind: 'refused',
      code,
    });
  });

  test('takes a partial refund of everything as a decision for the buyer (A432)', () => {
    expect(decideResolution(facts({ type: 'partial_refund', refundKobo: 10_000 }))).toEqual({
      kind: 'take',
      transition: 'favor_buyer',
      refundKobo: undefined,
    });
    expect(decideResolution(facts({ type: 'partial_refund', refundKobo: 9_999 }))).toEqual({
      kind: 'take',
      transition: 'partial_refund',
      refundKobo: 9_999,
    });
  });

  test.each(['favor_buyer', 'favor_seller', 'replacement', 'escalate'] as const)(
    '%s is refused with an amount beside it',
    (type) => {
      expect(decideResolution(facts({ type, refundKobo: 5 }))).toEqual({
        kind: 'refused',
        code: 'refund_amount_wrong',
      });
    },
  );

  test('replaces credentials once, and only when the seller gave new ones', () => {
    const { purchase } = facts();
    const verdicts = [
      facts({ type: 'replacement' }),
      facts({ type: 'replacement', dispute: disputeWith({}) }),
      facts({ type: 'replacement', purchase: { ...purchase, replacements: 1 } }),
    ].map(decideResolution);
    expect(verdicts).toEqual([
      { kind: 'take', transition: 'replacement', refundKobo: undefined },
      { kind: 'refused', code: 'replacement_missing' },
      { kind: 'refused', code: 'replacement_used' },
    ]);
  });
});

describe('reviews', () => {
  const settledAt = new Date('2026-11-15T09:00:00.000Z');
  const at = (days: number) => new Date(settledAt.getTime() + days * dayMs);

  test('show themselves after a week at the latest', () => {
    expect(visibleFrom(settledAt)).toEqual(at(7));
  });

  test('are written within a month, and never by a party who could read the other one', () => {
    expect([0, 29.9, 30].map((days) => mayReviewAt({ settledAt, otherPublished: false }, at(days)))).toEqual([
      true,
      true,
      false,
    ]);
    expect(mayReviewAt({ settledAt, otherPublished: true }, at(1))).toBe(false);
  });
});
