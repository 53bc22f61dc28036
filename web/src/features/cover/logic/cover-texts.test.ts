import type { CoverClaim } from '@oja/contract/cover';
import { expect, test } from 'vitest';
import { sample } from '../../../../test/sample';
import { afterWithdrawal } from './cover-texts';

const now = Date.parse('2026-11-10T12:00:00.000Z');
const claims = (count: number, source: CoverClaim['source'] = 'buyer') =>
  Array.from({ length: count }, () => sample<CoverClaim>({ source }));

test.each([
  ['2026-11-12T12:00:00.000Z', 1, /^Cover goes on until Nov 12, 2026.*, and you can claim again\.$/],
  ['2026-11-12T12:00:00.000Z', 3, /^Cover goes on until Nov 12, 2026.*, but this was the last claim/],
  ['2026-11-10T12:00:00.000Z', 1, /^The time of your cover is over, so you cannot claim again\.$/],
])('taking a claim back when cover ends on %s, as number %i', (endsAt, count, sentence) => {
  expect(afterWithdrawal({ ends_at: endsAt, claims: claims(count) }, now)).toMatch(sentence);
});

test('a claim that the answer "lost" opened is not one of those that are limited', () => {
  const cover = { ends_at: '2026-11-12T12:00:00.000Z', claims: [...claims(2), ...claims(1, 'check_in')] };
  expect(afterWithdrawal(cover, now)).toMatch(/and you can claim again\.$/);
});
