import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { followersText, handleKeyOf, searchPatternsOf, searchTextOf } from './listing-texts.ts';

describe('the key of a handle', () => {
  test.each([
    '@LagosFoodie',
    'lagosfoodie',
    ' @lagos foodie ',
    'ＬａｇｏｓFoodie',
    'lagos\u200bfoodie',
    'LágosFoodie',
  ])('is the same for %j', (handle) => expect(handleKeyOf(handle)).toBe('lagosfoodie'));

  test('keeps what tells handles apart', () => {
    expect(handleKeyOf('lagos.foodie')).not.toBe(handleKeyOf('lagosfoodie'));
    expect(handleKeyOf('lagos_foodie')).not.toBe(handleKeyOf('lagosfoodie'));
  });

  test('is never empty for a handle that is not', () => {
    expect(handleKeyOf('🔥🔥')).toBe('🔥🔥');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
        (handle) => handleKeyOf(handle).length > 0 || /^[\p{M}\s\p{C}]*$/u.test(handle.normalize('NFKD')),
      ),
    );
  });
});

describe('searching', () => {
  const text = searchTextOf({
    handle: '@LagosFoodie',
    handoverKind: 'credentials',
    description: 'Ọjà street\nfood, 100% real_ones',
    category: 'Food & Cooking',
  });
  /** As PostgreSQL reads a pattern. */
  const finds = (search: string) =>
    searchPatternsOf(search).every((pattern) => {
      const source = pattern.replace(/\\(.)|%|_|[.*+?^${}()|[\]\\]/g, (part, escaped: string | undefined) =>
        escaped === undefined
          ? part === '%'
            ? '.*'
            : part === '_'
              ? '.'
              : `\\${part}`
          : `\\x${escaped.charCodeAt(0).toString(16)}`,
      );
      return new RegExp(`^${source}$`, 's').test(text);
    });

  test.each([
    'food',
    'FOODIE',
    '@lagos',
    'oja',
    'ọjà street',
    'real cooking',
    'fo',
    'co la',
    '100%',
    'real_ones',
    '',
  ])('%j finds it (U652 to U655)', (search) => expect(finds(search)).toBe(true));

  test.each(['travel', 'food travel', 'od', '100_', 'realxones', 'food%street'])('%j does not', (search) =>
    expect(finds(search)).toBe(false),
  );

  test('takes eight words at most and none twice', () => {
    expect(searchPatternsOf('a a b c d e f g h i j')).toHaveLength(8);
    expect(searchPatternsOf('@ 🔥 %')).toEqual([]);
  });
});

test.each([
  [null, null],
  [0, '0'],
  [999, '999'],
  [1_000, '1K'],
  [1_290, '1.2K'],
  [12_400, '12K'],
  [999_999, '999K'],
  [3_450_000, '3.4M'],
  [1_200_000_000, '1.2B'],
])('%j followers read %j (A349)', (followers, text) => expect(followersText(followers)).toBe(text));
