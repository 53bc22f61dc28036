import { minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { isProven, provenUntil } from './proof.ts';

const provenAt = new Date('2026-11-15T09:00:00Z');
const after = (ms: number) => new Date(provenAt.getTime() + ms);
const tenMinutes = 10 * minuteMs;

test.each([
  ['never given', null, provenAt, false],
  ['given now', provenAt, provenAt, true],
  ['given less than ten minutes ago', provenAt, after(tenMinutes - 1), true],
  ['given ten minutes ago', provenAt, after(tenMinutes), false],
])('a proof that was %s', (_when, at, now, valid) => {
  expect(isProven(at, now)).toBe(valid);
});

test('a proof ends ten minutes after it was given', () => {
  expect(provenUntil(provenAt)).toEqual(after(tenMinutes));
});
