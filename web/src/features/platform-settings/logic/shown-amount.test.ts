import { expect, test } from 'vitest';
import { shownAmount } from './shown-amount';

test.each([
  ['2.5', '2.50'],
  ['2.55', '2.55'],
  ['50', '50'],
  ['0', '0'],
  ['', ''],
])('%j is shown as %j (A644)', (text, shown) => expect(shownAmount(text)).toBe(shown));
