import { describe, expect, test } from 'vitest';
import { releaseSentences } from './sale-status.ts';

const sale = {
  status: 'pending',
  payout: 135_000,
  held: 150_000,
  release_at: '2026-11-08T12:00:00.000Z',
  released_at: null,
  note: null,
  dispute: null,
} as const;

const now = Date.parse('2026-11-02T12:00:00.000Z');

describe('where the money of a sale is', () => {
  test('held, with the day on which it is released at the latest', () => {
    const [title, rest] = releaseSentences(sale, now);
    expect(title).toBe('₦150,000.00 is held in escrow');
    expect(rest).toMatch(/You get ₦135,000.00 .* Nov 8, 2026/);
  });

  test('a disputed one asks for the answer until it is there', () => {
    const dispute = {
      status: 'open',
      reason: 'other',
      description: '',
      opened_at: '2026-11-02T12:00:00.000Z',
      seller_due_at: '2026-11-05T12:00:00.000Z',
      seller_answered: false,
      outcome: null,
      details: null,
      early_reason: null,
      resolved_at: null,
    } as const;
    const disputed = { ...sale, status: 'disputed', release_at: null, dispute } as const;
    expect(releaseSentences(disputed, now)[1]).toContain('Please answer by Nov 5, 2026');
    const late = Date.parse(dispute.seller_due_at);
    expect(releaseSentences(disputed, late)[1]).toContain('your answer is overdue');
    const answered = { ...disputed, dispute: { ...dispute, seller_answered: true } };
    expect(releaseSentences(answered, late)[1]).toBe('The dispute decides where it goes.');
  });

  test('released, returned or called off', () => {
    const released = { ...sale, status: 'completed', released_at: '2026-11-03T12:00:00.000Z' } as const;
    expect(releaseSentences(released, now)[0]).toBe('₦135,000.00 was released to your wallet');
    expect(releaseSentences({ ...sale, status: 'refunded' }, now)[1]).toContain('Change the password');
    expect(releaseSentences({ ...sale, status: 'cancelled', note: 'Sold twice.' }, now)[1]).toBe(
      'Sold twice.',
    );
  });
});
