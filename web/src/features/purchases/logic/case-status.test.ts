import type { DisputeBrief } from '@oja/contract/purchase-fields';
import { describe, expect, test } from 'vitest';
import { outcomeSentence, timeLeftAfterWithdrawal, waitingSentence } from './case-status.ts';

const dispute: DisputeBrief = {
  status: 'open',
  reason: 'other',
  description: 'It is gone.',
  opened_by: 'buyer',
  opened_at: '2026-11-01T12:00:00.000Z',
  seller_due_at: '2026-11-04T12:00:00.000Z',
  seller_answered: false,
  outcome: null,
  details: null,
  early_reason: null,
  resolved_at: null,
};
const before = Date.parse('2026-11-04T11:59:59.000Z');
const after = Date.parse('2026-11-04T12:00:00.000Z');

describe('what a case waits for', () => {
  test('the sentence asks the seller until the time is over, and then says so', () => {
    expect(waitingSentence(dispute, 'seller', before)).toContain('Please answer:');
    expect(waitingSentence(dispute, 'seller', after)).toContain('overdue');
    expect(waitingSentence(dispute, 'buyer', before)).toBe('The seller has been asked to answer.');
    expect(waitingSentence(dispute, 'buyer', after)).toContain('has not answered in time');
  });

  test('after the answer our team is next, after an escalation too, without naming another member', () => {
    expect(waitingSentence({ ...dispute, seller_answered: true }, 'buyer', after)).toContain(
      'Our team decides',
    );
    expect(waitingSentence({ ...dispute, status: 'escalated' }, 'buyer', after)).toContain(
      'Our team looks at it once more and decides',
    );
    expect(waitingSentence({ ...dispute, status: 'resolved' }, 'seller', after)).toBeUndefined();
  });

  test('an outcome says who got what', () => {
    const purchase = { price: 150_000, refunded_amount: 50_000 };
    expect(outcomeSentence(dispute, purchase)).toBeUndefined();
    expect(outcomeSentence({ ...dispute, outcome: 'partial_refund' }, purchase)).toBe(
      'Decided in between: ₦50,000.00 went back to the buyer, and the seller was paid from the rest.',
    );
    expect(outcomeSentence({ ...dispute, outcome: 'favor_buyer' }, purchase)).toContain(
      '₦150,000.00 went back',
    );
  });

  test.each([
    ['2026-11-08T11:59:59.000Z', '6 days'],
    ['2026-11-03T12:00:00.000Z', '2 days'],
    ['2026-11-03T11:59:59.000Z', '47 hours'],
    ['2026-11-01T13:00:00.000Z', 'one hour'],
    ['2026-11-01T12:59:00.000Z', 'less than an hour'],
  ])('a withdrawal of a window until %s leaves %s', (dispute_end, text) => {
    expect(timeLeftAfterWithdrawal({ dispute, dispute_end })).toBe(text);
  });
});
