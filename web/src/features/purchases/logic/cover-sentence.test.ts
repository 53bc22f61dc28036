import { expect, test } from 'vitest';
import { coverSentence } from './cover-sentence';

const cover = {
  days: 7,
  held: 360,
  ends_at: '2026-11-29T12:00:00.000Z',
  ended_at: null,
  claim: null,
};

test.each(['buyer', 'seller'] as const)('the %s reads that the held part waits for a bank', (side) => {
  const waits = 'A bank is asking about a payment, so the held part is not paid before that is decided.';
  expect(coverSentence({ cover, release_waits: true }, side)).toContain(waits);
  expect(coverSentence({ cover, release_waits: false }, side)).not.toContain('bank');
  const ended = { ...cover, ended_at: '2026-11-20T12:00:00.000Z' };
  expect(coverSentence({ cover: ended, release_waits: true }, side)).not.toContain('bank');
});

test.each(['buyer', 'seller'] as const)(
  'the %s reads that nothing is held where the settings hold no part',
  (side) => {
    const none = { ...cover, held: 0 };
    for (const change of [{}, { ends_at: null }]) {
      const sentence = coverSentence({ cover: { ...none, ...change }, release_waits: true }, side);
      expect(sentence).toContain(
        side === 'buyer' ? 'None of the seller’s money is held.' : 'No part of your payout is held.',
      );
      expect(sentence).not.toMatch(/₦|held part/);
    }
    expect(coverSentence({ cover: { ...none, claim: 'open' }, release_waits: false }, side)).toBe(
      'A claim is open.',
    );
  },
);
