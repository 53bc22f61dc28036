import { roles } from '@oja/contract/access';
import { expect, test } from 'vitest';
import { listAddress } from '@/components/data-table/list-view';
import { callFile, callForm, findCalls, pageOfCalls, whoMay } from './role-calls';

const find = (address: string) => findCalls(listAddress(callForm).read(new URLSearchParams(address)));

test('finds by words and by who may, and nothing that anyone may', () => {
  expect(find('').every(({ access }) => access !== 'anyone')).toBe(true);
  expect(find('search=%2Fadmin%2Fplans').every(({ path }) => path.startsWith('/admin/plans'))).toBe(true);
  expect(find('search=%2Fadmin%2Fplans').length).toBeGreaterThan(3);
  expect(find('role=moderator&search=%2Fadmin%2Fplans')).toEqual([]);
  expect(find('role=moderator&search=%2Fadmin%2Freports').length).toBeGreaterThan(0);
});

test('orders by what can be done from either end, each thing once', () => {
  const up = find('sort=what').map(({ summary }) => summary);
  const down = find('sort=what&direction=desc').map(({ summary }) => summary);
  expect(down).toEqual(up.toReversed());
  expect(up).toHaveLength(find('').length);
  expect(up).toEqual(up.toSorted((one, other) => one.localeCompare(other, 'en')));
});

test('shows every thing on one of the pages, and the first page for an address that is wrong', () => {
  const all = find('');
  const seen: typeof all = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { rows, nextCursor } = pageOfCalls(all, after);
    seen.push(...rows);
    after = nextCursor;
  }
  expect(seen).toEqual(all);
  expect(pageOfCalls(all, 'x')).toEqual(pageOfCalls(all, undefined));
});

test('a file says for every role whether it may', async () => {
  const [head, first] = (await callFile(find('search=%2Fadmin%2Faudit')).text()).split('\r\n');
  expect(head).toBe(`chapter,what,method,path,rule,${roles.join(',')}`);
  expect(first).toMatch(/,GET,\/admin\/audit.*,admin,no,no,no,no,no,no,no,yes$/);
});

test('says in words whom a rule admits', () => {
  expect(whoMay('anyone')).toBe('Everybody');
  expect(whoMay('signed_in')).toBe('Everybody signed in');
  expect(whoMay('money')).toBe('Finance, Admin');
  expect(whoMay('seller')).toBe('Seller, Verified seller');
});
