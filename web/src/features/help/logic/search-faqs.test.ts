import { describe, expect, test } from 'vitest';
import { faqs } from '../faqs';
import { findFaqs } from './search-faqs';

const slugsFor = (search: string) => findFaqs(faqs, search).map(({ slug }) => slug);

describe('searching the FAQ', () => {
  test.each([
    ['a word of a question (U355)', 'ESCROW?', ['escrow']],
    ['a word of an answer only (U356)', 'paystack again', ['payment-missing']],
    ['several words, wherever they stand', 'fee completed', ['platform-fee']],
    ['signs that mean something elsewhere', '(₦50)', ['withdrawing']],
    ['nothing', 'cryptocurrency', []],
  ])('finds by %s', (_title, search, slugs) => {
    expect(slugsFor(search)).toEqual(slugs);
  });

  test('finds everything without words', () => {
    expect(findFaqs(faqs, '  ')).toEqual(faqs);
  });
});
