import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { decideStanding } from './decide-standing.ts';

const now = new Date('2026-11-15T09:00:00.000Z');
const ago = (days: number) => new Date(now.getTime() - days * dayMs);

test.each([
  ['none', [], { kind: 'clear' }],
  ['one', [3], { kind: 'raised' }],
  ['one that is 180 days old', [180], { kind: 'clear' }],
  ['two', [100, 3], { kind: 'paused', until: ago(-27) }],
  ['two, the older one too old', [181, 3], { kind: 'raised' }],
  ['three', [170, 100, 3], { kind: 'barred' }],
])('%s', (_, days, standing) => {
  expect(decideStanding(days.map(ago), now)).toEqual(standing);
});
