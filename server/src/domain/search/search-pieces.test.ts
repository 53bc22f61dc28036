import { expect, test } from 'vitest';
import { rarestPieces } from './search-pieces.ts';

/** As among people who are all called Person, with numbers behind. */
const common: Record<string, number> = {
  ' pe': 1,
  per: 1,
  ers: 1,
  rso: 1,
  son: 1,
  'on ': 1,
  ' 77': 0.01,
  on7: 0.1,
};
const piecesOf = (...texts: string[]) => rarestPieces(texts, (trigram) => common[trigram] ?? 0, 0.05);

test.each([
  // What everybody has is left out.
  [['person 777'], ['% 777%']],
  [['person7771'], ['%n7771%']],
  [['person', '777'], ['%777%']],
  // Where a word begins or ends is known as far as the text says so.
  [['7@person 77'], ['% 77%']],
  [['77@person'], ['%77@%']],
  [[' ab'], ['% ab%']],
  // All of a rare word is asked for, and of many only the rarest.
  [['zobomagic'], ['%zobomagic%']],
  [
    ['lagos', 'food', 'market'],
    ['%lagos%', '%food%'],
  ],
  [
    ['person 77', 'zobo', 'food'],
    ['%zobo%', '%food%'],
  ],
  // Databases do not agree on what these letters are.
  [['ọlánre'], ['%nre%']],
  // Signs mean themselves.
  [['00% r_na'], ['%00\\%%', '%\\_na%']],
])('%j are found by %j', (texts, patterns) => {
  expect(piecesOf(...texts)?.patterns).toEqual(patterns);
});

test('says how large a part of the texts is found at most', () => {
  expect(piecesOf('person 777')?.share).toBe(0);
  expect(piecesOf('person 77')?.share).toBe(0.01);
  expect(piecesOf('son7')).toEqual({ patterns: ['%on7%'], share: 0.1 });
  expect(piecesOf('person')).toEqual({ patterns: ['%person%'], share: 1 });
});

test.each([['ab'], ['a.b'], ['ọlá'], ['%'], ['']])('nothing is known of %j', (text) => {
  expect(piecesOf(text)).toBeUndefined();
});
