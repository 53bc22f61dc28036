import { adminListingEndpoints } from '@oja/contract/admin-listings';
import { describe, expect, test } from 'vitest';
import {
  deskAddressOf,
  deskQueryOf,
  exportQueryOf,
  isFiltered,
  noFilter,
  readDeskFilter,
  sortOptions,
  statusOptions,
} from './desk-filter.ts';

const read = (address: string) => readDeskFilter(new URLSearchParams(address));

describe('the filter of the listing desk', () => {
  test('A185, A186: the specified statuses come first, posted reads Approved', () => {
    expect(statusOptions.slice(0, 4).map(({ value }) => value)).toEqual([
      'pending',
      'posted',
      'disputed',
      'draft',
    ]);
    expect(statusOptions.find(({ value }) => value === 'posted')?.label).toBe('Approved');
  });

  test('A187: the sorts are those of the specification', () => {
    expect(sortOptions.map(({ label }) => label)).toEqual(['Date Submitted', 'Price', 'Platform', 'Status']);
  });

  test.each([
    '',
    'status=pending',
    'search=ada&platform=tiktok&status=posted&sort=price&direction=asc&page=3',
  ])('the address "%s" says the same when it is written again, and the API accepts it', (address) => {
    const written = new URLSearchParams(deskAddressOf(read(address)));
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(new URLSearchParams(address)));
    const query = deskQueryOf(read(address));
    expect(adminListingEndpoints.listStaffListings.query?.safeParse(query).success).toBe(true);
  });

  test('what waits for review comes oldest first, unless another order was chosen', () => {
    expect(deskQueryOf(read('status=pending'))).toEqual({ status: 'pending', direction: 'asc' });
    expect(deskQueryOf(read('status=pending&direction=desc'))).toEqual({ status: 'pending' });
    expect(read('status=posted').direction).toBe('desc');
  });

  test('A206: an export is the current filter without its page', () => {
    expect(exportQueryOf(read('status=pending&page=4'))).toEqual({ status: 'pending', direction: 'asc' });
  });

  test.each(['platform=myspace', 'status=burnt', 'sort=mood', 'page=0', 'page=-1'])(
    '"%s" is no filter',
    (address) => {
      expect(read(address)).toEqual(noFilter);
      expect(isFiltered(read(address))).toBe(false);
    },
  );
});
