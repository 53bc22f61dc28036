import { workEndpoints } from '@oja/contract/work';
import { expect, test } from 'vitest';
import { isFiltered, isSameFilter, quickViews, workAddress } from './work-view';

const read = (address: string) => workAddress.read(new URLSearchParams(address));

test.each([
  '',
  'kind=dispute',
  'kind=ticket&owner=me&overdue=true&waiting_for=staff',
  'owner=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
])('the address "%s" says the same when it is written again, and the API accepts it', (address) => {
  const written = workAddress.write(read(address));
  expect(new URLSearchParams(written).toString()).toBe(address);
  expect(workEndpoints.listWork.query.safeParse(written).success).toBe(true);
});

test('leaves out unknown choices', () => {
  expect(read('kind=shop&owner=ada&waiting_for=rain')).toEqual({});
  expect(isFiltered(read('kind=shop'))).toBe(false);
});

test('equal filters are equal in any order, with or without empty fields', () => {
  expect(
    isSameFilter({ kind: 'ticket', owner: 'me' }, { owner: 'me', kind: 'ticket', overdue: undefined }),
  ).toBe(true);
  expect(isSameFilter({ kind: 'ticket' }, {})).toBe(false);
  for (const { filter } of quickViews)
    expect(read(new URLSearchParams({ ...filter }).toString())).toEqual(filter);
});
