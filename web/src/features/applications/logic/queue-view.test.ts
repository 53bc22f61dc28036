import { expect, test } from 'vitest';
import { directionOf, queryOfView, queueAddress, queueChoices } from './queue-view';

const read = (address: string) => queueAddress.read(new URLSearchParams(address));

test.each(['', 'search=ada&status=all&experience=beginner&sort=name&direction=asc', 'status=rejected'])(
  '"%s" is brought back',
  (address) => {
    expect(new URLSearchParams(queueAddress.write(read(address))).toString()).toBe(address);
  },
);

test('begins with those who wait, longest first; what is decided is read newest first', () => {
  expect(queueChoices).toEqual(['pending', 'approved', 'rejected', 'all']);
  expect(queryOfView(read(''))).toMatchObject({ status: 'pending', search: undefined, direction: undefined });
  expect(directionOf(read(''))).toBe('asc');
  expect(directionOf(read('status=approved'))).toBe('desc');
  expect(directionOf(read('direction=desc'))).toBe('desc');
  expect(directionOf(read('status=approved&sort=name'))).toBe('asc');
});

test('everything is asked for without a status', () => {
  expect(queryOfView(read('status=all&search=+ada+'))).toMatchObject({ status: undefined, search: 'ada' });
});
