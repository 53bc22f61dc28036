import { rowAttribute } from '@/components/list-keys/use-return-to-row';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { cn } from '@/lib/class-names';
import { type Column, shownColumns } from './column';
import { SortHead } from './sort-head';
import type { TableChoices } from './use-table-choices';

type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  choices: Pick<TableChoices, 'hidden' | 'density'>;
  isSelected?: (row: Row) => boolean;
  /** For rows that are of less interest, for example archived ones. */
  rowClassName?: (row: Row) => string | undefined;
  /** Keys move the focus from row to row, see `useListKeys`. */
  walkable?: boolean;
};

/** More than these stand a little closer, so that what can be done is still in sight. */
const roomyColumns = 6;

/**
 * Every table of the staff. On a phone each row is a card: its name on top, and below it the other columns, each under
 * its label. The roles are written out because a table that is not laid out as one loses its own.
 */
export function DataTable<Row>({
  label,
  columns,
  rows,
  keyOf,
  choices,
  isSelected,
  rowClassName,
  walkable = false,
}: DataTableProps<Row>) {
  const shown = shownColumns(columns, choices.hidden);
  return (
    <Table
      label={label}
      role="table"
      className={cn(
        'max-md:block',
        choices.density === 'compact' && '[&_td]:py-1',
        shown.length > roomyColumns && 'md:[&_td]:px-3 md:[&_th]:px-3',
      )}
    >
      <TableHeader role="rowgroup" className="max-md:hidden">
        <TableRow role="row">
          {shown.map((column) => (
            <Head key={column.name} column={column} />
          ))}
        </TableRow>
      </TableHeader>
      <TableBody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <TableRow
            key={keyOf(row)}
            role="row"
            {...(walkable ? { [rowAttribute]: keyOf(row), tabIndex: -1 } : {})}
            data-state={isSelected?.(row) ? 'selected' : undefined}
            className={cn(
              cardRow,
              choices.density === 'compact' ? 'max-md:gap-y-1.5' : 'max-md:gap-y-3',
              rowClassName?.(row),
            )}
          >
            {shown.map((column) => (
              <Cell key={column.name} column={column} row={row} className={cardPlaceOf(column, shown)} />
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Head<Row>({ column: { label, head, numeric = false, place, sort } }: { column: Column<Row> }) {
  if (sort) return <SortHead label={label} numeric={numeric} {...sort} />;
  return (
    <TableHead role="columnheader" numeric={numeric} className={place === 'end' ? 'text-right' : undefined}>
      {head ?? label}
    </TableHead>
  );
}

/**
 * A row as a card on a phone: a mark, the name and what can be done share its first line, whatever their widths; below
 * it the other columns stand in two, each under its label.
 */
const cardRow =
  'max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_auto] max-md:gap-x-3 max-md:p-4';
const labelled =
  'max-md:col-span-2 max-md:min-w-0 max-md:before:mb-0.5 max-md:before:block max-md:before:font-normal max-md:before:text-muted-foreground max-md:before:text-xs max-md:before:content-[attr(data-label)]';

function cardPlaceOf<Row>({ place }: Column<Row>, shown: readonly Column<Row>[]): string {
  const has = (wanted: Column<Row>['place']) => shown.some((column) => column.place === wanted);
  if (place === undefined) return labelled;
  if (place === 'mark') return 'max-md:col-start-1 max-md:row-start-1';
  if (place === 'end') return 'text-right max-md:col-start-4 max-md:row-start-1';
  return cn(
    'max-md:row-start-1 max-md:min-w-0',
    has('mark') ? 'max-md:col-start-2' : 'max-md:col-start-1',
    has('end') ? 'max-md:col-end-4' : 'max-md:col-end-5',
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; className: string };

function Cell<Row>({ column, row, className }: CellProps<Row>) {
  const { label, place, numeric = false, cell } = column;
  return (
    <TableCell
      role="cell"
      numeric={numeric}
      data-label={place === undefined ? label : undefined}
      className={cn(
        'max-md:whitespace-normal max-md:px-0 max-md:py-0! max-md:text-left',
        className,
        column.className,
      )}
    >
      {cell(row)}
    </TableCell>
  );
}
