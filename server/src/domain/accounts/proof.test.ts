import { expect, test } from 'vitest';
import { isProven, proofMs } from './proof.ts';

const provenAt = new Date('2026-11-15T09:00:00Z');
const after = (ms: number) => new Date(provenAt.getTime() + ms);

test.each([
  ['never given', null, provenAt, false],
  ['given now', provenAt, provenAt, true],
  ['given less than ten minutes ago', provenAt, after(proofMs - 1), true],
  ['given ten minutes ago', provenAt, after(proofMs), false],
])('a proof that was %s', (_when, at, now, valid) => {
  expect(isProven(at, now)).toBe(valid);
});
