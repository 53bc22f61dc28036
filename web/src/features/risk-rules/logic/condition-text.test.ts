import { expect, test } from 'vitest';
import { conditionText } from './condition-text';

test.each([
  [{ signal: 'price_changed', threshold: 50 }, 'Large change of price · Percent up or down, at least 50'],
  [{ signal: 'outside_payment', threshold: null }, 'Payment outside Oja in the text'],
] as const)('%j', (rule, text) => expect(conditionText(rule)).toBe(text));
