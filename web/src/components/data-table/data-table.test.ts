import { expect, test } from 'vitest';
import { withoutEmpty } from '@/lib/query-params';
import { type Column, hideable, type Order, shownColumns, sortBy } from './column';
import { keptLook, lookOf, plainLook, readKeptLook, writeLook } from './table-choices';
import { pagedAddress } from './use-paged-address';

type Sort = 'joined' | 'name';
const columns: Column<string>[] = [
  { name: 'select', label: 'Select', place: 'mark', cell: String },
  { name: 'user', label: 'User', place: 'lead', cell: String },
  { name: 'plan', label: 'Plan', cell: String },
  { name: 'balance', label: 'Balance', cell: String, numeric: true },
  { name: 'actions', label: 'Actions', place: 'end', cell: String },
];
const namesOf = (some: readonly Column<string>[]) => some.map(({ name }) => name);

test('only what neither names the row nor acts upon it can be hidden, whatever an address says', () => {
  expect(namesOf(hideable(columns))).toEqual(['plan', 'balance']);
  expect(namesOf(shownColumns(columns, ['user', 'plan', 'actions', 'luck']))).toEqual([
    'select',
    'user',
    'balance',
    'actions',
  ]);
});

test('a head orders as it is most useful, then the other way round, then as the table begins', () => {
  const clicks: Order<Sort>[] = [];
  const rest: Order<Sort> = { sort: 'joined', direction: 'desc' };
  let order = rest;
  const click = () => {
    const onOrder = (next: Order<Sort>) => clicks.push(next);
    sortBy<Sort>('name', { order, first: 'asc', rest, onOrder }).onSort();
    order = clicks.at(-1) ?? rest;
  };
  for (let turn = 0; turn < 4; turn += 1) click();
  expect(clicks.map(({ sort, direction }) => `${sort} ${direction}`)).toEqual([
    'name asc',
    'name desc',
    'joined desc',
    'name asc',
  ]);
});

test('a head says how it orders, and nothing while another does', () => {
  const rules = {
    order: { sort: 'name', direction: 'desc' },
    first: 'asc',
    onOrder: () => undefined,
  } as const;
  expect(sortBy<Sort>('name', rules).direction).toBe('desc');
  expect(sortBy<Sort>('joined', rules).direction).toBeUndefined();
});

test('what a link says about columns and density wins over what this computer remembers', () => {
  const remembered = { hidden: ['plan'], density: 'compact' } as const;
  const look = (address: string) => lookOf(new URLSearchParams(address), remembered);
  expect(look('')).toEqual(remembered);
  expect(look('hide=role,balance')).toEqual({ hidden: ['role', 'balance'], density: 'compact' });
  expect(look('density=comfortable')).toEqual({ hidden: ['plan'], density: 'comfortable' });
});

test('a chosen look leaves the rest of the address alone, and the plain look is not in it', () => {
  const query = new URLSearchParams('search=ada&hide=role&density=compact');
  expect(writeLook(query, plainLook).toString()).toBe('search=ada');
  expect(writeLook(query, { hidden: ['plan'], density: 'compact' }).toString()).toBe(
    'search=ada&hide=plan&density=compact',
  );
});

test.each([plainLook, { hidden: ['plan', 'balance'], density: 'compact' } as const])(
  'a look is remembered as it was chosen',
  (look) => expect(readKeptLook(keptLook(look))).toEqual(look),
);

test('what another program left in the storage is a plain look', () => {
  expect(readKeptLook(null)).toEqual(plainLook);
  expect(readKeptLook('')).toEqual(plainLook);
});

test('the place in a list stands beside its view in the address', () => {
  const address = pagedAddress({
    read: (query) => ({ search: query.get('search') ?? '' }),
    write: ({ search }) => withoutEmpty({ search }),
  });
  expect(address.write({ view: { search: 'ada' }, after: 'x' })).toEqual({ search: 'ada', after: 'x' });
  expect(address.read(new URLSearchParams('search=ada&after='))).toEqual({
    view: { search: 'ada' },
    after: undefined,
  });
});
