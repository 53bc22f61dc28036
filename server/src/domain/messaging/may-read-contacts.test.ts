import { describe, expect, test } from 'vitest';
import { mayReadContacts } from './may-read-contacts.ts';

describe('contacts are read', () => {
  test.each([
    { withStaff: false, tradedKobo: null, minimumKobo: 100_000, read: false },
    { withStaff: false, tradedKobo: 4, minimumKobo: 100_000, read: false },
    { withStaff: false, tradedKobo: 99_999, minimumKobo: 100_000, read: false },
    { withStaff: false, tradedKobo: 100_000, minimumKobo: 100_000, read: true },
    { withStaff: false, tradedKobo: 4, minimumKobo: 0, read: true },
    { withStaff: false, tradedKobo: null, minimumKobo: 0, read: false },
    { withStaff: true, tradedKobo: null, minimumKobo: 100_000, read: true },
  ])('with staff $withStaff, $tradedKobo kobo of $minimumKobo: $read', ({ minimumKobo, read, ...trade }) => {
    expect(mayReadContacts(trade, { minimumKobo })).toBe(read);
  });
});
