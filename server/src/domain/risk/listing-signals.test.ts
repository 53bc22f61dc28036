import { listingSignalNames, listingSignals } from '@oja/contract/risk-signals';
import { describe, expect, test } from 'vitest';
import { findOutsidePayment } from './find-outside-payment.ts';
import type { ListingFacts } from './listing-facts.ts';
import { findSignals, hasSignal } from './listing-signals.ts';

const plain: ListingFacts = {
  contactKinds: [],
  outsidePayment: [],
  handleCopies: 0,
  pictureCopies: 0,
  priceKobo: 15_000_000,
  formerPriceKobo: null,
  similarListings: 34,
  similarPriceKobo: 21_000_000,
  accountAgeDays: 400,
  rejections: 0,
  linkedAccounts: 0,
  changesWithinDay: 1,
};

describe('signals of a listing', () => {
  test('an ordinary listing has none', () => expect(findSignals(plain)).toEqual([]));

  test.each<[string, Partial<ListingFacts>, string]>([
    [
      'contact_details',
      { contactKinds: ['a phone number', 'a web address'] },
      'Found in the handle or the description: a phone number, a web address.',
    ],
    ['outside_payment', { outsidePayment: ['no escrow'] }, 'The description says “no escrow”.'],
    [
      'same_handle',
      { handleCopies: 1 },
      '1 listing of other sellers, or sold by this one, has the same handle or address on this platform.',
    ],
    [
      'same_picture',
      { pictureCopies: 2 },
      '2 listings of other sellers, or sold by this one, have a picture that looks the same.',
    ],
    [
      'price_far_off',
      { priceKobo: 90_000_000 },
      'Price ₦900,000.00; the middle of 34 similar accounts is ₦210,000.00.',
    ],
    [
      'price_far_off',
      { priceKobo: 7_000_000 },
      'Price ₦70,000.00; the middle of 34 similar accounts is ₦210,000.00.',
    ],
    ['price_changed', { formerPriceKobo: 10_000_000 }, 'From ₦100,000.00 to ₦150,000.00, a change of 50%.'],
    ['new_account', { accountAgeDays: 0 }, 'The seller joined within the last day.'],
    ['new_account', { accountAgeDays: 7 }, 'The seller joined 7 days ago.'],
    [
      'earlier_rejections',
      { rejections: 2 },
      'Listings of this seller were rejected 2 times within 180 days.',
    ],
    [
      'linked_accounts',
      { linkedAccounts: 1 },
      '1 other account has the same bank account, phone number or browser.',
    ],
    ['many_changes', { changesWithinDay: 15 }, 'The seller offered or changed 15 listings within a day.'],
  ])('%s is explained with the figures of the case', (name, change, explanation) => {
    expect(findSignals({ ...plain, ...change })).toMatchObject([{ name, explanation }]);
  });

  test.each<Partial<ListingFacts>>([
    { priceKobo: 90_000_000, similarListings: 4 },
    { priceKobo: 90_000_000, similarListings: 0, similarPriceKobo: null },
    { priceKobo: 62_999_999 },
    { formerPriceKobo: 10_000_001 },
    { accountAgeDays: 8 },
    { rejections: 1 },
    { changesWithinDay: 14 },
  ])('%j is no signal', (change) => expect(findSignals({ ...plain, ...change })).toEqual([]));

  test.each(listingSignalNames)('%s has a usual threshold within its limits', (name) => {
    const { threshold } = listingSignals[name];
    if (threshold === null) return;
    expect(threshold.usual).toBeGreaterThanOrEqual(threshold.least);
    expect(threshold.usual).toBeLessThanOrEqual(threshold.most);
  });

  test('a threshold of a rule counts instead of the usual one', () => {
    expect(hasSignal({ ...plain, rejections: 1 }, 'earlier_rejections', 1)).toBe(true);
    expect(hasSignal({ ...plain, accountAgeDays: 30 }, 'new_account', 29)).toBe(false);
    expect(hasSignal({ ...plain, accountAgeDays: 30 }, 'new_account', 30)).toBe(true);
  });
});

describe('payment outside Oja', () => {
  test.each([
    ['We can close this outside the platform', 'outside the platform'],
    ['NO   ESCROW please', 'no escrow'],
    ['Pay me directly and get a discount', 'pay me directly'],
    ['Direct transfer only', 'direct transfer'],
    ['I also accept payment in USDT', 'accept payment in usdt'],
    ['send it to my account', 'send it to my account'],
  ])('%s', (text, found) => expect(findOutsidePayment(text)).toContain(found));

  test.each([
    'Crypto news with 40,000 readers, grown since 2019.',
    'A page about OPay and PalmPay agents in Lagos.',
    'Monetised; payments of Meta arrive every month.',
    'No engagement groups, no bots.',
    'Takes brand deals directly from agencies.',
  ])('not in: %s', (text) => expect(findOutsidePayment(text)).toEqual([]));
});
