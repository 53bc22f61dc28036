import { expect, test } from 'vitest';
import { fullSentence } from './full-sentence.ts';

test.each([
  ['Sold twice', 'Sold twice.'],
  ['Sold twice.', 'Sold twice.'],
  ['  Sold twice!  ', 'Sold twice!'],
  ['Why twice?', 'Why twice?'],
  ['He said "sold twice."', 'He said "sold twice."'],
  ['Sold twice (see above)', 'Sold twice (see above).'],
  ['Sold twice,', 'Sold twice.'],
  ['Sold twice -', 'Sold twice.'],
  ['', ''],
])('%j can be followed by another sentence', (text, sentence) => {
  expect(fullSentence(text)).toBe(sentence);
});
