import { oneOf, withoutEmpty } from '@/lib/query-params';
import type { AddressForm } from '@/lib/use-address-state';
import { type ColumnSort, type Direction, type Order, sortBy } from './column';

/** What a list shows that is searched, narrowed down by one choice and ordered; but for the place in it. */
export interface ListView<Sort extends string, Choice extends string> extends Order<Sort> {
  search: string;
  choice: Choice | undefined;
}

export interface ListForm<Sort extends string, Choice extends string> {
  sorts: readonly Sort[];
  /** In which direction each order is most useful. */
  firsts: Readonly<Record<Sort, Direction>>;
  /** How the list begins. */
  usual: Sort;
  /** The name of the choice in the address. */
  choiceName: string;
  choices: readonly Choice[];
}

export function listAddress<Sort extends string, Choice extends string>(
  form: ListForm<Sort, Choice>,
): AddressForm<ListView<Sort, Choice>> {
  return {
    read: (query) => {
      const sort = oneOf(form.sorts, query.get('sort')) ?? form.usual;
      return {
        search: query.get('search') ?? '',
        choice: oneOf(form.choices, query.get(form.choiceName)),
        sort,
        direction: oneOf(['asc', 'desc'] as const, query.get('direction')) ?? form.firsts[sort],
      };
    },
    write: (view) =>
      withoutEmpty({ search: view.search, [form.choiceName]: view.choice, ...orderOf(form, view) }),
  };
}

/** As the calls take it, but for the choice, whose name differs; the first look sends nothing. */
export function queryOfList<Sort extends string, Choice extends string>(
  form: ListForm<Sort, Choice>,
  view: ListView<Sort, Choice>,
) {
  return { search: view.search.trim() || undefined, ...orderOf(form, view) };
}

function orderOf<Sort extends string, Choice extends string>(
  { usual, firsts }: ListForm<Sort, Choice>,
  { sort, direction }: Order<Sort>,
) {
  return {
    sort: sort === usual ? undefined : sort,
    direction: direction === firsts[sort] ? undefined : direction,
  };
}

/** How each column of such a list orders it. */
export function sorter<Sort extends string, Choice extends string>(
  { firsts }: ListForm<Sort, Choice>,
  order: Order<Sort>,
  onOrder: (order: Order<Sort>) => void,
): (sort: Sort) => ColumnSort {
  return (sort) => sortBy(sort, { order, first: firsts[sort], onOrder });
}
