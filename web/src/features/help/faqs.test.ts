import { describe, expect, test } from 'vitest';
import { faqCategories, faqs } from './faqs';

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

  test('has a link of its own for every question', () => {
    const slugs = faqs.map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});
