import type { Handover, HandoverCode, HandoverStep } from '@oja/contract/handovers';
import { describe, expect, test } from 'vitest';
import { sample } from '../../../../test/sample';
import {
  confirmReason,
  doneSentence,
  evidenceSentence,
  stepTitle,
  turningPoints,
  waitingSentence,
  waitLength,
} from './step-texts';

const at = '2026-11-24T13:30:00.000Z';

test.each([
  ['buyer', 'buyer', /^You did this on Nov 24, 2026, 2:30 PM/],
  ['buyer', 'seller', /^The buyer did this on/],
  ['clock', 'buyer', /^Counted as done on .*, because its time was over$/],
] as const)('a step that the %s ticked off, read by the %s', (done_by, viewer, sentence) => {
  expect(doneSentence(sample<HandoverStep>({ done_at: at, done_by }), viewer)).toMatch(sentence);
});

test('a step that was done late says so', () => {
  const step = sample<HandoverStep>({ done_at: at, done_by: 'buyer', done_late: true });
  expect(doneSentence(step, 'seller')).toMatch(/^The buyer did this on .*, after its time was over$/);
});

test.each([
  [null, /\. If you do it only now, tick it off$/],
  [{}, /\. If you do it only now, tick it off: the wait counts from then$/],
])(
  'a step that the clock ticked off and that can still be done, with the wait %o, says so',
  (wait, sentence) => {
    const step = sample<HandoverStep>({
      done_at: at,
      done_by: 'clock',
      may_tick: true,
      wait: wait && sample<NonNullable<HandoverStep['wait']>>(wait),
    });
    expect(doneSentence(step, 'buyer')).toMatch(sentence);
  },
);

test.each([
  [null, /^Opens when the steps before it are done$/],
  [at, /^Opens on Nov 24, 2026, 2:30 PM.*, when YouTube’s wait is over$/],
])('a step that waits until %s says why', (ready_at, sentence) => {
  expect(waitingSentence(sample<HandoverStep>({ ready_at }), { platform: 'youtube' })).toMatch(sentence);
});

test.each([
  [168, '7 days'],
  [24, '1 day'],
  [36, '36 hours'],
  [1, '1 hour'],
])('%i hours are %s', (hours, length) => {
  expect(waitLength(hours)).toBe(length);
});

test('names what counts as evidence, where anything does', () => {
  expect(evidenceSentence(['signed_mail', 'screenshot'])).toBe(
    'A picture of the mail from the platform or a screenshot helps our team if you two do not agree.',
  );
  expect(evidenceSentence([])).toBeUndefined();
});

describe('why the buyer cannot confirm yet', () => {
  const wait = { hours: 168, why: '', source: '', checked_on: '', ends_at: null };
  const handover = (part: Partial<Handover>) =>
    sample<Handover>({
      platform: 'telegram',
      status: 'pending',
      inspection_from: null,
      confirm: { allowed: false, sentence: null, unticked: 1 },
      steps: [sample<HandoverStep>({ wait: null })],
      ...part,
    });

  test.each([
    [{}, /the seller’s steps are done\.$/],
    [{ steps: [sample<HandoverStep>({ wait })] }, /and Telegram’s waits are over\.$/],
    [
      { inspection_from: at },
      /^You can confirm from Nov 24, 2026, 2:30 PM.*, when Telegram’s wait is over\.$/,
    ],
    [
      { inspection_from: at, stage: 'inspecting' as const, release_waits: true },
      /^A bank is asking about a payment, so the money stays in escrow/,
    ],
  ])('%o', (part, sentence) => {
    expect(confirmReason(handover(part))).toMatch(sentence);
  });

  test.each([{ confirm: { allowed: true, sentence: null, unticked: 0 } }, { status: 'completed' as const }])(
    'nothing to say: %o',
    (part) => {
      expect(confirmReason(handover(part))).toBeUndefined();
    },
  );
});

test('the moments at which the page changes are those of steps, waits, codes and the purchase', () => {
  const handover = sample<Handover>({
    steps: [sample<HandoverStep>({ ready_at: 'ready', wait: null })],
    codes: [sample<HandoverCode>({ expires_at: 'expires' })],
    inspection_from: null,
    may_cancel_from: 'cancel',
    release_at: 'release',
  });
  expect(turningPoints(handover)).toEqual(['ready', 'expires', 'cancel', 'release']);
});

test('names who does a step to the one who watches', () => {
  const step = { by: 'buyer', title: 'Set your own PIN' } as const;
  expect(stepTitle(step, 'buyer')).toBe('Set your own PIN');
  expect(stepTitle(step, 'seller')).toBe('The buyer is asked: “Set your own PIN”');
});
