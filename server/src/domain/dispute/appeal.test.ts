import { appealStatuses, rulingStatuses } from '@oja/contract/ruling-fields';
import { describe, expect, test } from 'vitest';
import { decideMove, transitionNames } from '../process.ts';
import { type AppealActor, appealProcess } from './appeal-process.ts';
import {
  type AppealDecisionFacts,
  appealTerms,
  decideAppeal,
  isRulingDue,
  lossOf,
  type RulingFacts,
  refuseAppeal,
  refuseWaiver,
} from './decide-appeal.ts';
import { type RulingActor, rulingProcess } from './ruling-process.ts';

const terms = { priceKobo: 100_000, feeBps: 1_000 };
const appealUntil = new Date('2026-11-17T09:00:00.000Z');
const before = new Date(appealUntil.getTime() - 1);
const ruling: RulingFacts = {
  type: 'partial_refund',
  status: 'waiting',
  refundKobo: 40_000,
  decidedBy: 'first',
  appealUntil,
  buyerWaivedAt: null,
  sellerWaivedAt: null,
};

describe('the processes of rulings and appeals', () => {
  test('a ruling allows exactly what the design says', () => {
    const actors: RulingActor[] = ['admin', 'party', 'clock'];
    const found = transitionNames(rulingProcess).flatMap((name) =>
      actors.flatMap((actor) =>
        rulingStatuses.flatMap((status) => {
          const move = decideMove(rulingProcess, name, { status, actor });
          return move.kind === 'allowed' ? [`${name} ${actor} ${status} → ${move.to}`] : [];
        }),
      ),
    );
    expect(found.toSorted()).toEqual([
      'appeal party waiting → appealed',
      'execute clock waiting → executed',
      'execute party waiting → executed',
      'replace admin appealed → replaced',
      'take_back admin waiting → taken_back',
      'uphold admin appealed → executed',
    ]);
  });

  test('an appeal is decided once, by an administrator', () => {
    const actors: AppealActor[] = ['admin', 'party'];
    const found = transitionNames(appealProcess).flatMap((name) =>
      actors.flatMap((actor) =>
        appealStatuses.flatMap((status) => {
          const move = decideMove(appealProcess, name, { status, actor });
          return move.kind === 'allowed' ? [`${name} ${actor} ${status} → ${move.to}`] : [];
        }),
      ),
    );
    expect(found.toSorted()).toEqual([
      'award admin open → awarded',
      'replace admin open → replaced',
      'uphold admin open → upheld',
    ]);
  });
});

describe('which rulings wait', () => {
  const now = new Date('2026-11-15T09:00:00.000Z');

  test.each([
    ['favor_buyer', 100_000, true],
    ['favor_seller', 100_001, true],
    ['partial_refund', 99_999, false],
  ] as const)('%s about %s kobo at a threshold of 100000: %s', (type, priceKobo, waits) => {
    expect(appealTerms({ type, priceKobo, thresholdKobo: 100_000 }, now)).toEqual({ waits, appealUntil });
  });

  test('a replacement moves no money, so it neither waits nor is appealed against', () => {
    const replacement = { type: 'replacement', priceKobo: 900_000, thresholdKobo: 0 } as const;
    expect(appealTerms(replacement, now)).toEqual({ waits: false, appealUntil: null });
  });
});

describe('what a side loses', () => {
  test.each([
    ['buyer', { type: 'favor_buyer', refundKobo: 100_000 }, 0],
    ['seller', { type: 'favor_buyer', refundKobo: 100_000 }, 90_000],
    ['buyer', { type: 'favor_seller', refundKobo: 0 }, 100_000],
    ['seller', { type: 'favor_seller', refundKobo: 0 }, 0],
    ['buyer', { type: 'partial_refund', refundKobo: 40_000 }, 60_000],
    ['seller', { type: 'partial_refund', refundKobo: 40_000 }, 36_000],
    ['seller', { type: 'replacement', refundKobo: 0 }, 0],
  ] as const)('the %s by %j: %s kobo', (side, decided, kobo) => {
    expect(lossOf(side, terms, decided)).toBe(kobo);
  });
});

describe('appealing', () => {
  const facts = { side: 'buyer', terms, ruling, hasAppeal: false, now: before } as const;

  test.each([
    [{}, undefined],
    [{ ruling: { ...ruling, status: 'executed' } as const }, undefined],
    [{ ruling: undefined }, 'appeal_not_possible'],
    [{ ruling: { ...ruling, appealUntil: null } }, 'appeal_not_possible'],
    [{ ruling: { ...ruling, status: 'taken_back' } as const }, 'appeal_not_possible'],
    [{ hasAppeal: true }, 'appeal_used'],
    [{ ruling: { ...ruling, refundKobo: 100_000 } }, 'appeal_without_loss'],
    [{ ruling: { ...ruling, buyerWaivedAt: before } }, 'appeal_waived'],
    [{ ruling: { ...ruling, sellerWaivedAt: before } }, undefined],
    [{ now: appealUntil }, 'appeal_too_late'],
  ])('%j: %s', (change, code) => {
    expect(refuseAppeal({ ...facts, ...change })).toBe(code);
  });

  test('is given up only while the ruling waits, by a side that could appeal', () => {
    expect(refuseWaiver(facts)).toBeUndefined();
    for (const status of ['appealed', 'executed', 'replaced', 'taken_back'] as const)
      expect(refuseWaiver({ ...facts, ruling: { ...ruling, status } })).toBe('ruling_not_waiting');
    expect(refuseWaiver({ ...facts, ruling: undefined })).toBe('ruling_not_waiting');
    expect(refuseWaiver({ ...facts, ruling: { ...ruling, refundKobo: 100_000 } })).toBe(
      'appeal_without_loss',
    );
  });
});

describe('carrying out a ruling', () => {
  const both = { buyerWaivedAt: before, sellerWaivedAt: before };
  const forBuyer = { type: 'favor_buyer', refundKobo: 100_000 } as const;

  test.each([
    [{}, before, false],
    [{}, appealUntil, true],
    [{ buyerWaivedAt: before }, before, false],
    [both, before, true],
    // The side that got everything has nothing to give up.
    [{ ...forBuyer, sellerWaivedAt: before }, before, true],
    [{ ...forBuyer, buyerWaivedAt: before }, before, false],
    [{ status: 'appealed', ...both } as const, appealUntil, false],
    [{ status: 'executed' } as const, appealUntil, false],
  ])('%j at %s: %s', (change, now, due) => {
    expect(isRulingDue(terms, { ...ruling, ...change }, now)).toBe(due);
  });
});

describe('deciding an appeal', () => {
  const facts: AppealDecisionFacts = {
    staffId: 'second',
    decision: 'stands',
    awardKobo: undefined,
    purchase: { buyerId: 'buyer', sellerId: 'seller' },
    ruling: { status: 'appealed', decidedBy: 'first' },
    barredApproverId: undefined,
    appeal: { limitKobo: 60_000 },
  };
  const executed = { status: 'executed', decidedBy: 'first' } as const;
  const award = { decision: 'award', ruling: executed } as const;

  test.each([
    [{}, 'uphold'],
    [{ ruling: executed }, 'uphold'],
    [{ decision: 'replace' }, 'replace'],
    [{ ...award, awardKobo: 1 }, 'award'],
    [{ ...award, awardKobo: 60_000 }, 'award'],
    [{ staffId: 'first' }, 'another_admin_needed'],
    [{ barredApproverId: 'second' }, 'another_admin_needed'],
    [{ staffId: 'buyer' }, 'party_cannot_decide'],
    [{ staffId: 'seller' }, 'party_cannot_decide'],
    [{ appeal: undefined }, 'appeal_not_open'],
    [{ decision: 'replace', ruling: executed }, 'appeal_decision_wrong'],
    [{ decision: 'award', awardKobo: 5 }, 'appeal_decision_wrong'],
    [{ ...award, awardKobo: 60_001 }, 'award_amount_wrong'],
    [{ ...award, awardKobo: 0 }, 'award_amount_wrong'],
    [award, 'award_amount_wrong'],
    [{ awardKobo: 5 }, 'award_amount_wrong'],
  ] as const)('%j: %s', (change, expected) => {
    const verdict = decideAppeal({ ...facts, ...change });
    expect(verdict.kind === 'take' ? verdict.transition : verdict.code).toBe(expected);
  });
});
