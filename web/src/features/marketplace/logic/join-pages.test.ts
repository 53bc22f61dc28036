import { expect, test } from 'vitest';
import { joinPages } from './join-pages.ts';

test('what comes twice is shown once, where it came first', () => {
  const pages = [{ data: [{ id: 'a' }, { id: 'b' }] }, { data: [{ id: 'b' }, { id: 'c' }] }];
  expect(joinPages(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
