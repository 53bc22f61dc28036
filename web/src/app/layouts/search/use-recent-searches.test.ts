import { expect, test } from 'vitest';
import { parseRecent, recentKeyOf, withRecent } from './use-recent-searches';

test('the newest search comes first, once, and only five are kept', () => {
  let recent: readonly string[] = [];
  for (const words of ['one', ' two ', 'three', 'four', 'five', 'six', 'TWO', '  ']) {
    recent = withRecent(recent, words);
  }
  expect(recent).toEqual(['TWO', 'six', 'five', 'four', 'three']);
  expect(withRecent([], 'x'.repeat(300))[0]).toHaveLength(100);
});

test.each([null, '', 'nonsense', '{}', '"lagos"', '[1,null,"",{}]', JSON.stringify(['x'.repeat(101)])])(
  'what is no list of searches counts as none: %s',
  (stored) => expect(parseRecent(stored)).toEqual([]),
);

test('what was kept is read back, each person’s apart from that of others', () => {
  expect(parseRecent('["lagos","TXN-007"]')).toEqual(['lagos', 'TXN-007']);
  expect(recentKeyOf('ada')).not.toBe(recentKeyOf('obi'));
});
