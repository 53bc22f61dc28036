import { minuteMs } from '@oja/contract/durations';
import { formatDistance } from 'date-fns';
import { expect, test } from 'vitest';
import { spanInWords } from './time-span.ts';

const start = new Date('2026-03-04T13:05:00Z');

/** Every minute of two hours, every half hour of forty days, every day of eleven years. */
function* spansInMinutes() {
  for (let minutes = 0; minutes < 120; minutes += 0.25) yield minutes;
  for (let minutes = 120; minutes < 40 * 1_440; minutes += 30) yield minutes;
  for (let minutes = 40 * 1_440; minutes < 11 * 365 * 1_440; minutes += 1_440) yield minutes;
}

test('names every span as date-fns does', () => {
  for (const minutes of spansInMinutes()) {
    const later = new Date(start.getTime() + minutes * minuteMs);
    expect(spanInWords(start, later)).toBe(formatDistance(start, later));
  }
});
