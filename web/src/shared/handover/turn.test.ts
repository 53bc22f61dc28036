import type { Handover, HandoverStep } from '@oja/contract/handovers';
import type { WaitingHandover } from '@oja/contract/waiting-handovers';
import { describe, expect, test } from 'vitest';
import { sample } from '../../../test/sample';
import { turnOf, turnOfWaiting } from './turn';

const now = Date.parse('2026-11-17T12:00:00Z');
const due = '2026-11-19T12:00:00.000Z';
const step = (part: Partial<HandoverStep>) => sample<HandoverStep>({ state: 'waiting', wait: null, ...part });
const handover = (part: Partial<Handover>) =>
  sample<Handover>({ platform: 'youtube', viewer: 'buyer', stage: 'handing_over', due_at: due, ...part });

describe('whose turn it is', () => {
  const steps = [
    step({ title: 'Later', state: 'ready', due_at: '2026-11-25T12:00:00.000Z' }),
    step({ title: 'Invite the buyer', state: 'ready', due_at: due }),
  ];

  test.each([
    ['seller', 'Your turn: Invite the buyer', true],
    ['buyer', 'Waiting for the seller: Invite the buyer', false],
  ] as const)('is read by the %s as "%s"', (viewer, sentence, isOwn) => {
    expect(turnOf(handover({ viewer, turn: 'seller', steps }), now)).toEqual({
      sentence,
      until: due,
      isOwn,
    });
  });

  test('counts down to the end of the wait of the platform that runs', () => {
    const wait = { hours: 168, why: '', source: '', checked_on: '2026-11-17' };
    const waits = ['2026-11-10T13:30:00.000Z', '2026-11-24T13:30:00.000Z'].map((ends_at) =>
      step({ state: 'done', wait: { ...wait, ends_at } }),
    );
    expect(turnOf(handover({ turn: null, due_at: null, steps: waits }), now)).toEqual({
      sentence: expect.stringMatching(/^YouTube’s wait runs until Nov 24, 2026, 2:30 PM/),
      until: '2026-11-24T13:30:00.000Z',
      isOwn: false,
    });
  });

  test('belongs to no party for the moment in which a wait has just ended', () => {
    const { sentence, until } = turnOf(handover({ turn: null, due_at: null, steps: [] }), now);
    expect([sentence, until]).toEqual(['The next step opens in a moment', null]);
  });

  test.each([
    ['buyer', 'Your turn: check the account and confirm it'],
    ['seller', 'Waiting for the buyer: check the account and confirm it'],
  ] as const)('is the buyer’s during the inspection (%s)', (viewer, sentence) => {
    const { sentence: read } = turnOf(handover({ viewer, stage: 'inspecting', turn: 'buyer' }), now);
    expect(read).toBe(sentence);
  });

  test.each([
    ['buyer', 'Your turn: check the account', due],
    ['seller', 'Waiting for the answer of a bank', null],
  ] as const)('is no confirmation while the payment waits for a bank (%s)', (viewer, sentence, until) => {
    const held = handover({ viewer, stage: 'inspecting', turn: 'buyer', release_waits: true });
    expect(turnOf(held, now)).toMatchObject({ sentence, until });
  });
});

test.each([
  [{ turn: 'seller', step: 'Prepare the account' }, 'Waiting for the seller: Prepare the account'],
  [{ turn: 'buyer', step: 'Sign in' }, 'Your turn: Sign in'],
  [
    { turn: null, waits_until: '2026-11-24T13:30:00.000Z' },
    'YouTube’s wait runs until Nov 24, 2026, 2:30 PM',
  ],
  [{ turn: null, waits_until: null }, 'The next step opens in a moment'],
  [{ stage: 'inspecting', turn: 'buyer', step: null }, 'Your turn: check the account and confirm it'],
  [
    { stage: 'inspecting', turn: 'buyer', step: null, release_waits: true },
    'Your turn: check the account. A bank is asking about a payment',
  ],
  [
    { stage: 'inspecting', turn: 'buyer', step: null, release_waits: true, viewer: 'seller' },
    'A bank is asking about a payment',
  ],
] as const)('a list says of %o: %s', (part, sentence) => {
  const waiting = { platform: 'youtube', viewer: 'buyer', stage: 'handing_over', due_at: null } as const;
  expect(turnOfWaiting(sample<WaitingHandover>({ ...waiting, ...part })).sentence).toMatch(
    new RegExp(`^${sentence}`),
  );
});
