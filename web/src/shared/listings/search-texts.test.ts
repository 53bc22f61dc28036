import { expect, test } from 'vitest';
import { explainNoResult, quoteSearch } from './search-texts';

test.each([
  ['jolof', 'the word “jolof”'],
  ['@jolof.wars', 'the word “@jolof.wars”'],
  ['jolof wars', 'the words “jolof wars”'],
])('%j is quoted as %s', (search, quoted) => expect(quoteSearch(search)).toBe(quoted));

test.each([
  ['', 0, 'There is nothing for sale at the moment.'],
  ['', 1, 'Nothing on TikTok matches the filter. Try without it.'],
  ['', 2, 'Nothing on TikTok matches the filters. Try fewer of them.'],
  ['zebra', 0, 'Nothing on TikTok has the word “zebra”. Try another word.'],
  ['zebra crossing', 0, 'Nothing on TikTok has the words “zebra crossing”. Try fewer or other words.'],
  ['zebra', 1, 'Nothing on TikTok has the word “zebra” and matches the filter. Try without it.'],
  [
    'zebra crossing',
    3,
    'Nothing on TikTok has the words “zebra crossing” and matches the filters. Try fewer of them.',
  ],
])('a search for %j with %i filters that finds nothing', (search, filters, sentence) => {
  expect(explainNoResult({ where: 'on TikTok', search, filters })).toBe(sentence);
});
