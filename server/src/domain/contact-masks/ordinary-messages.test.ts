import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskContacts, maskSeries } from './mask-contacts.ts';
import { ordinaryMessages as ordinary } from './test-ordinary-messages.ts';

const subject = { handle: '@lagosfoodie' };

describe('ordinary Nigerian messages', () => {
  test('there are at least two hundred', () => {
    expect(new Set(ordinary).size).toBeGreaterThanOrEqual(200);
  });

  test('none of them is masked', () => {
    expect(ordinary.filter((text) => maskContacts(text, subject).masked)).toEqual([]);
  });

  test('none is masked after twelve others of the same person', () => {
    const hidden = ordinary.filter((text, index) => {
      const earlier = ordinary
        .slice(Math.max(0, index - 12), index)
        .map((before) => ({ text: before, masked: null }));
      return maskSeries(earlier, text, subject).latest.masked;
    });
    expect(hidden).toEqual([]);
  });
});

/** Prices, counts, dates, hours and references in sentences as they are written on a market for accounts. */
const count = fc.integer({ min: 1, max: 9_999_999 });
const twoDigits = (max: number) => fc.integer({ min: 1, max }).map((value) => String(value).padStart(2, '0'));
const figures: Record<string, fc.Arbitrary<string>> = {
  price: fc
    .tuple(fc.constantFrom('₦', 'N', 'NGN ', '$'), count)
    .map(([sign, value]) => `The price is ${sign}${value.toLocaleString('en')}.`),
  followers: count.map((value) => `It has ${value.toLocaleString('en')} followers.`),
  thousands: fc.integer({ min: 1, max: 999 }).map((value) => `I fit pay ${value}k last.`),
  percentage: fc.integer({ min: 0, max: 1000 }).map((value) => `Engagement na ${value / 10}%.`),
  date: fc
    .tuple(twoDigits(28), twoDigits(12), fc.integer({ min: 2010, max: 2026 }), count)
    .map(([day, month, year, posts]) => `Made on ${day}/${month}/${year}, ${posts} posts.`),
  hours: fc
    .tuple(twoDigits(23), twoDigits(59), twoDigits(23), twoDigits(59))
    .map(([from, minute, until, last]) => `Online from ${from}:${minute} to ${until}:${last}.`),
  reference: fc
    .integer({ min: 1, max: 999_999 })
    .map((value) => `My order is TXN-${String(value).padStart(6, '0')}.`),
  account: fc
    .integer({ min: 0, max: 699_999_999 })
    .map((value) => `My bank account is 0${String(value).padStart(9, '0')}.`),
};

describe('generated ordinary sentences are left alone', () => {
  test.each(Object.entries(figures))('%s', (_, sentence) => {
    fc.assert(
      fc.property(sentence, (text) => {
        expect(maskContacts(text, subject)).toEqual({ text, masked: false });
      }),
      { numRuns: 300 },
    );
  });
});
