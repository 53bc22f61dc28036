import { describe, expect, test } from 'vitest';
import { publishedTerms } from '../../../../test/published-terms';
import { faqsWith } from '../faqs';
import { searchFaqs } from './search-faqs';

const faqs = faqsWith(publishedTerms);
const slugsFor = (search: string) => searchFaqs(faqs, search).map(({ slug }) => slug);

describe('searching the FAQ', () => {
  test.each([
    ['a word of an answer only (U356)', 'paystack again', ['payment-missing']],
    ['several words, wherever they stand', 'fee completed', ['platform-fee']],
    ['signs that mean something elsewhere', '(₦50)', ['withdrawing']],
    ['a word with a hyphen', 'money-back', ['money-back']],
    ['nothing', 'cryptocurrency', []],
    ['signs alone', '???', []],
  ])('finds by %s', (_title, search, slugs) => {
    expect(slugsFor(search)).toEqual(slugs);
  });

  test.each([
    ['ESCROW? (U355)', 'escrow'],
    ['refund', 'money-back'],
    ['how do I get a refund', 'money-back'],
    ['2fa lost phone', 'cannot-sign-in'],
    ['lost my authenticator', 'cannot-sign-in'],
    ['forgot password', 'cannot-sign-in'],
    ['log in', 'cannot-sign-in'],
    ['withdraw', 'withdrawing'],
    ['withdrawals', 'withdrawing'],
    ['cash out', 'withdrawing'],
    ['scam', 'deals-outside-oja'],
    ['scammed', 'deals-outside-oja'],
    ['verification', 'verified-seller'],
    ['kyc', 'verified-seller'],
    ['commission', 'platform-fee'],
    ['top up', 'payment-missing'],
    ['photo', 'pictures'],
    ['phone number', 'phone-support'],
    ['customer service', 'support-times'],
    ['fake followers', 'figures-differ'],
    ['who can see my password', 'who-sees-the-password'],
    ['refnd', 'money-back'],
    ['reufnd', 'money-back'],
    ['wihdraw', 'withdrawing'],
    ['escroww', 'escrow'],
  ])('%s leads to %s first', (search, slug) => {
    expect(slugsFor(search.replace(/ \(U\d+\)$/, ''))[0]).toBe(slug);
  });

  test('a word that stands nowhere does not hide the answer to the others', () => {
    expect(slugsFor('refund zebra')[0]).toBe('money-back');
    expect(slugsFor('refund zebra giraffe')).toEqual([]);
  });

  test('finds everything without words', () => {
    expect(searchFaqs(faqs, '  ')).toEqual(faqs);
  });
});
