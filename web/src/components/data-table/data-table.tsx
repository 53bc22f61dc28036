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
};

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
}: DataTableProps<Row>) {
  const shown = shownColumns(columns, choices.hidden);
  return (
    <Table
      label={label}
      role="table"
      className={cn('max-md:block', choices.density === 'compact' && '[&_td]:py-1')}
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
            data-state={isSelected?.(row) ? 'selected' : undefined}
            className={cn(
              'max-md:flex max-md:flex-wrap max-md:gap-x-3 max-md:p-4',
              choices.density === 'compact' ? 'max-md:gap-y-1.5' : 'max-md:gap-y-3',
              rowClassName?.(row),
            )}
          >
            {shown.map((column) => (
              <Cell key={column.name} column={column} row={row} />
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

/** Under the table's own columns on a wide screen; on a narrow one half of the card, below its label. */
const labelled =
  'max-md:order-1 max-md:min-w-[calc(50%-0.375rem)] max-md:flex-1 max-md:before:mb-0.5 max-md:before:block max-md:before:text-muted-foreground max-md:before:text-xs max-md:before:content-[attr(data-label)]';
const places = {
  mark: 'max-md:flex-none',
  lead: 'max-md:min-w-0 max-md:flex-1 max-md:basis-0',
  end: 'text-right max-md:flex-none',
} as const;

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, place, numeric = false, className, cell } = column;
  return (
    <TableCell
      role="cell"
      numeric={numeric}
      data-label={place === undefined ? label : undefined}
      className={cn(
        'max-md:whitespace-normal max-md:px-0 max-md:py-0! max-md:text-left',
        place === undefined ? labelled : places[place],
        className,
      )}
    >
      {cell(row)}
    </TableCell>
  );
}
