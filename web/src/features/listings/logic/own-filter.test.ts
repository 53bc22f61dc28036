import { describe, expect, test } from 'vitest';
import { allStatuses, isFiltered, readOwnFilter, statusOptions, writeOwnFilter } from './own-filter.ts';

describe('the filter of the own listings', () => {
  test('U197, U558: offers the specified statuses first', () => {
    expect([allStatuses, ...statusOptions.map(({ label }) => label)]).toEqual([
      'All Status',
      'Active',
      'Pending',
      'Sold',
      'Draft',
      'Rejected',
      'Flagged',
    ]);
  });

  test.each(['', 'search=food', 'search=food&status=active', 'status=draft'])(
    'the address "%s" says the same when it is written again',
    (address) => {
      const filter = readOwnFilter(new URLSearchParams(address));
      expect(new URLSearchParams(writeOwnFilter(filter)).toString()).toBe(address);
      expect(isFiltered(filter)).toBe(address !== '');
    },
  );

  test('a status that does not exist is no filter', () => {
    expect(readOwnFilter(new URLSearchParams('status=burnt')).status).toBeUndefined();
  });
});
