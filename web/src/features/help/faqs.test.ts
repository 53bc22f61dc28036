import { describe, expect, test } from 'vitest';
import { publishedTerms } from '../../../test/published-terms';
import { faqCategories, faqsWith } from './faqs';

const faqs = faqsWith(publishedTerms);

const everything = faqs.map(({ question, answer }) => `${question} ${answer}`).join(' ');

describe('the FAQ', () => {
  test('has the four specified categories, each with questions (U357)', () => {
    expect(faqCategories).toEqual([
      'Buying Accounts',
      'Selling Accounts',
      'Security & Safety',
      'Technical Support',
    ]);
    for (const category of faqCategories)
      expect(faqs.filter((faq) => faq.category === category).length).toBeGreaterThan(2);
  });

  test.each([
    ['U875', '10%'],
    ['U891', '7-day money-back guarantee'],
    ['U892', '24-48 hours'],
    ['U893', 'up to 5 business days'],
    ['U894', 'more than 10%'],
    ['U895', 'within 24h'],
    ['U896', 'Mon-Fri 9AM-6PM EST'],
    ['U708', 'under 5MB'],
    ['U709', 'JPG, PNG or GIF'],
  ])('%s: states %s', (_id, fact) => {
    expect(everything).toContain(fact);
  });

  test.each([
    ['how-the-hand-over-works', 'by a role or by its phone number'],
    ['hand-over-codes', 'the other side can read it once, and it lapses after 10 minutes'],
    ['cover-and-claims', '7, 14, or 30 days of cover'],
    ['cover-and-claims', '3 times at most'],
    ['offers', 'you have 24 hours to pay'],
    ['money-back', 'with a description and up to 5 pictures'],
    ['withdrawing', 'A newly linked bank account can be used after 24 hours'],
    ['settle-a-dispute', 'the other side accepts or declines'],
    ['appeal', 'within 48 hours, once'],
  ])('%s states: %s', (slug, fact) => {
    expect(faqs.find((faq) => faq.slug === slug)?.answer).toContain(fact);
  });

  test('promises no login details where none are handed over, and no whole payout where cover holds a part', () => {
    const answerOf = (slug: string) => faqs.find((faq) => faq.slug === slug)?.answer;
    for (const slug of ['how-buying-works', 'how-long-a-transfer-takes']) {
      expect(answerOf(slug)).toMatch(/in steps/);
      expect(answerOf(slug)).not.toMatch(/^You get the login details|\. You see the login details/);
    }
    expect(answerOf('when-sellers-are-paid')).toContain('if you offered cover, a part of it is held');
  });

  test('has a link of its own for every question', () => {
    const slugs = faqs.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('states the fees, limits and windows that are in force', () => {
    const others = faqsWith({
      ...publishedTerms,
      fee_percent: 8.5,
      dispute_days: 12,
      withdrawal_fees: { bank: 61, mobile: 32.5, card: 27 },
      minimum_deposit: 1_500,
      minimum_withdrawal: 250,
    });
    const answerOf = (slug: string) => others.find((faq) => faq.slug === slug)?.answer;
    expect(answerOf('money-back')).toContain('12-day money-back guarantee');
    expect(answerOf('cost-for-buyers')).toContain('starts at ₦1,500.');
    expect(answerOf('platform-fee')).toContain('Oja keeps 8.5% of the price');
    expect(answerOf('withdrawing')).toContain('(₦61), to mobile money (₦32.50)');
    expect(answerOf('withdrawing')).toContain('(₦27); at least ₦250 must arrive');
  });
});
