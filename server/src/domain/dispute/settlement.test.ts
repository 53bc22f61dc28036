import { settlementStatuses, settlementTerms } from '@oja/contract/settlement-fields';
import { describe, expect, test } from 'vitest';
import { decideMove, transitionNames } from '../process.ts';
import { refuseAnswer, refuseProposal } from './decide-settlement.ts';
import { type SettlementActor, settlementProcess } from './settlement-process.ts';

const actors: SettlementActor[] = ['proposer', 'answerer', 'clock', 'dispute'];

describe('the settlement process', () => {
  test('allows exactly what the design says, for every transition, actor and status', () => {
    const found = transitionNames(settlementProcess).flatMap((name) =>
      actors.flatMap((actor) =>
        settlementStatuses.flatMap((status) => {
          const move = decideMove(settlementProcess, name, { status, actor });
          return move.kind === 'allowed' ? [`${name} ${actor} ${status} → ${move.to}`] : [];
        }),
      ),
    );
    expect(found.toSorted()).toEqual([
      'accept answerer proposed → accepted',
      'decline answerer proposed → declined',
      'lapse clock proposed → lapsed',
      'lapse dispute proposed → lapsed',
      'withdraw proposer proposed → withdrawn',
    ]);
  });
});

describe('proposing a settlement', () => {
  const facts = {
    purchase: { status: 'disputed', priceKobo: 100_000 },
    refundKobo: 40_000,
    hasOpenProposal: false,
    proposals: 0,
  } as const;

  test.each([
    [{}, undefined],
    [{ refundKobo: 1 }, undefined],
    [{ refundKobo: 100_000 }, undefined],
    [{ refundKobo: 0 }, 'refund_amount_wrong'],
    [{ refundKobo: 100_001 }, 'refund_amount_wrong'],
    [{ purchase: { status: 'pending', priceKobo: 100_000 } as const }, 'purchase_state_conflict'],
    [{ purchase: { status: 'completed', priceKobo: 100_000 } as const }, 'purchase_state_conflict'],
    [{ hasOpenProposal: true }, 'settlement_open_already'],
    [{ proposals: settlementTerms.perSide - 1 }, undefined],
    [{ proposals: settlementTerms.perSide }, 'too_many_settlements'],
  ])('%j is refused with %s', (change, code) => {
    expect(refuseProposal({ ...facts, ...change })).toBe(code);
  });
});

describe('answering a settlement', () => {
  const dueAt = new Date('2026-11-16T09:00:00.000Z');
  const before = new Date(dueAt.getTime() - 1);
  const settlement = { status: 'proposed', proposedBy: 'buyer', dueAt } as const;

  test.each([
    ['accept', 'seller', before, undefined],
    ['decline', 'seller', before, undefined],
    ['withdraw', 'buyer', before, undefined],
    ['accept', 'buyer', before, 'access_denied'],
    ['decline', 'buyer', before, 'access_denied'],
    ['withdraw', 'seller', before, 'access_denied'],
    ['accept', 'seller', dueAt, 'settlement_not_open'],
    ['withdraw', 'buyer', dueAt, 'settlement_not_open'],
  ] as const)('%s by the %s at %s is refused with %s', (answer, side, now, code) => {
    expect(refuseAnswer(answer, { side, settlement, now })).toBe(code);
  });

  test.each(['accepted', 'declined', 'withdrawn', 'lapsed'] as const)(
    'one that was %s is not open',
    (status) => {
      const facts = { side: 'seller', settlement: { ...settlement, status }, now: before } as const;
      expect(refuseAnswer('accept', facts)).toBe('settlement_not_open');
    },
  );
});
