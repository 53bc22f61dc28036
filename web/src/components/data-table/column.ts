import type { ReactNode } from 'react';

export interface Column<Row> {
  name: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /**
   * `lead` names the row: it is always there, and on a phone it is the head of the row's card. `mark` stands before it
   * (a box to select the row), `end` after everything (what can be done). Every other column may be hidden.
   */
  place?: 'mark' | 'lead' | 'end';
  /** Drawn instead of the label, for example a box that selects all. */
  head?: ReactNode;
  /** Figures under figures. */
  numeric?: boolean;
  className?: string;
  /** How the table is ordered by it, if it can be. */
  sort?: ColumnSort;
}

export interface ColumnSort {
  /** Undefined while another column orders the table. */
  direction: Direction | undefined;
  /** The first click, and a click upon the column that orders the table already. */
  onSort: () => void;
}

export type Direction = 'asc' | 'desc';

export interface Order<Sort extends string> {
  sort: Sort;
  direction: Direction;
}

type SortRules<Sort extends string> = {
  /** How the table is ordered now. */
  order: Order<Sort>;
  first: Direction;
  /** What follows after both directions, where the table has an order that no column stands for. */
  rest?: Order<Sort>;
  onOrder: (order: Order<Sort>) => void;
};

/** Orders by this column: first as it is most useful, then the other way round, and so on. */
export function sortBy<Sort extends string>(
  sort: Sort,
  { order, first, rest, onOrder }: SortRules<Sort>,
): ColumnSort {
  const isOrdering = order.sort === sort;
  const turned: Order<Sort> = { sort, direction: order.direction === 'asc' ? 'desc' : 'asc' };
  const next = turned.direction === first && rest ? rest : turned;
  return {
    direction: isOrdering ? order.direction : undefined,
    onSort: () => onOrder(isOrdering ? next : { sort, direction: first }),
  };
}

/** Which of them a person may hide. */
export function hideable<Row>(columns: readonly Column<Row>[]): Column<Row>[] {
  return columns.filter(({ place }) => place === undefined);
}

export function shownColumns<Row>(columns: readonly Column<Row>[], hidden: readonly string[]): Column<Row>[] {
  return columns.filter(({ name, place }) => place !== undefined || !hidden.includes(name));
}
