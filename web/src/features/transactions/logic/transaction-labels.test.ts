import { staffPurchaseStatusLabels as labels } from '@oja/contract/purchase-fields';
import { expect, test } from 'vitest';
import { escrowFact, resolutionHint, statusLooks } from './transaction-labels';

const due = '2026-11-20T12:00:00.000Z';

test.each([
  ['pending', null, 'Held in escrow until', /Nov 20, 2026/],
  ['disputed', null, 'Held in escrow until', /^The dispute is decided$/],
  ['completed', '2026-11-18T12:00:00.000Z', 'Left escrow', /Nov 18, 2026/],
] as const)('the money of a %s purchase', (status, leftAt, term, value) => {
  expect(escrowFact({ purchase_status: status, completed_at: leftAt, auto_complete_at: due })).toEqual({
    term,
    value: expect.stringMatching(value),
  });
});

test('a purchase has the same words on every staff screen; elsewhere than here a dispute is one of them', () => {
  const { completed, processing, failed, refunded } = statusLooks;
  expect(labels).toEqual({
    pending: processing.label,
    completed: completed.label,
    disputed: 'Disputed',
    refunded: refunded.label,
    cancelled: failed.label,
  });
});

test('the hint of an escalation says who decides', () => {
  expect(resolutionHint('escalate', { others_can_decide: true })).toMatch(
    /^Another member of staff decides\./,
  );
  expect(resolutionHint('escalate', { others_can_decide: false })).toMatch(/so you still can\./);
  expect(resolutionHint('favor_buyer', { others_can_decide: false })).toBe('Full refund. No fee is taken.');
});
