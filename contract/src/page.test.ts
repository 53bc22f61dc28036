import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cursorQuery, nextCursor, queryInteger } from './page.ts';

const limit = queryInteger({ min: 1, max: 100 });

describe('a whole number in a query', () => {
  test.each([
    ['1', 1],
    ['24', 24],
    ['100', 100],
  ])('reads %s', (text, value) => expect(limit.parse(text)).toBe(value));

  test.each(['', '0', '101', '-1', '+1', '1.0', '1e1', '0x10', ' 5', '5 ', '05', '٣', '9999999999', 'NaN'])(
    'refuses "%s"',
    (text) => expect(limit.safeParse(text).success).toBe(false),
  );

  test.each([24, null, ['24']])('refuses %j, which is no text', (value) => {
    expect(limit.safeParse(value).success).toBe(false);
  });
});

describe('the query of a list', () => {
  const query = z.strictObject(cursorQuery);

  test('may be empty', () => expect(query.parse({})).toEqual({}));

  test('takes a cursor and a limit', () => {
    expect(query.parse({ cursor: 'MjAyNi0xMS0xNQ', limit: '24' })).toEqual({
      cursor: 'MjAyNi0xMS0xNQ',
      limit: 24,
    });
  });

  test.each([
    { cursor: '' },
    { cursor: 'a+b' },
    { cursor: 'x'.repeat(1_201) },
    { cursor: ['a', 'b'] },
    { limit: 'all' },
    { page: '2' },
  ])('refuses %j', (sent) => expect(query.safeParse(sent).success).toBe(false));
});

test('the last page has no next cursor, and says so', () => {
  const beside = z.object(nextCursor);
  expect(beside.parse({ next_cursor: null })).toEqual({ next_cursor: null });
  expect(beside.safeParse({}).success).toBe(false);
});
