import { describe, expect, test } from 'vitest';
import { escapeLike, patternsOfWord, readSearchTerms } from './search-terms.ts';

describe('what was typed', () => {
  test.each([
    ['  Lagos   FOODIE ', ['lagos', 'foodie']],
    ['@lagosfoodie', ['lagosfoodie']],
    ['#000123', ['000123']],
    ['ada ada Ada', ['ada']],
    ['% _ --', []],
    ['Ọjà ọjà', ['ọjà']],
    ['1 2 3 4 5 6 7 8 9 10', ['1', '2', '3', '4', '5', '6', '7', '8']],
  ])('%j has the words %j', (typed, words) => {
    expect(readSearchTerms(typed).words).toEqual(words);
  });

  test('knows an id, in any case, and nothing that merely begins like one', () => {
    const id = '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';
    expect(readSearchTerms(` ${id.toUpperCase()} `).id).toBe(id);
    expect(readSearchTerms(id.slice(0, 35)).id).toBeUndefined();
    expect(readSearchTerms(`${id}0`).id).toBeUndefined();
  });
});

describe('a word as patterns', () => {
  test('stands anywhere from three letters on, below that at the beginning of a word', () => {
    expect(patternsOfWord('ada')).toEqual(['%ada%']);
    expect(patternsOfWord('ad')).toEqual(['ad%', '@ad%', '% ad%']);
    // No three letters in a row: the index could not find it in the middle of a word.
    expect(patternsOfWord('a-b-c')).toEqual(['a-b-c%', '@a-b-c%', '% a-b-c%']);
  });

  test('takes wildcards literally', () => {
    expect(escapeLike('50%_off\\')).toBe('50\\%\\_off\\\\');
    expect(patternsOfWord('100%')).toEqual(['%100\\%%']);
  });
});
