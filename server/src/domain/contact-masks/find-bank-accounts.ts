import { type Span, spansOf } from './span.ts';

/**
 * A bank account to pay to beside Oja: ten digits after the short words that introduce one. "Account" alone is no sign: it
 * is what is traded here, and people write about the bank account that they withdraw to.
 */
export function findBankAccounts(text: string): Span[] {
  return spansOf(
    text,
    /(?<![a-z0-9])(?:acct|aza|a\/c)[\s.:#=-]{1,3}(?:(?:no|num|number|is|na)[\s.:#=-]{1,3}){0,2}\d(?:[ -]?\d){9}(?!\d)/gi,
  ).map(({ start, end }) => ({ start: start + text.slice(start, end).search(/\d/), end }));
}
