import { expect, test } from 'vitest';
import { payoutLabel } from './payout-label';

const ends_at = '2026-12-01T12:00:00.000Z';
const running = { days: 14, held: 360, ends_at, ended_at: null, claim: null };
const ended = { ...running, ended_at: ends_at };

test.each([
  ['You get', 'in escrow', { held: 1_000, cover: null }],
  ['You get', 'while cover holds a part', { held: 0, cover: running }],
  ['You got', 'without cover', { held: 0, cover: null }],
  [
    'You got',
    'after a refund of the whole price, before cover began',
    { held: 0, cover: { ...running, ends_at: null } },
  ],
  ['You got', 'after cover', { held: 0, cover: ended }],
  ['Before the claim', 'after an upheld claim', { held: 0, cover: { ...ended, claim: 'upheld' as const } }],
])('%s: %s', (label, _when, sale) => {
  expect(payoutLabel(sale)).toBe(label);
});
