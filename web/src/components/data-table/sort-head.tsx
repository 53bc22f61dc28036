import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { TableHead } from '@/components/ui/table';
import type { ColumnSort } from './column';

type SortHeadProps = ColumnSort & { label: string; numeric?: boolean };

/** The head of a column that the table can be ordered by. */
export function SortHead({ label, numeric = false, direction, onSort }: SortHeadProps) {
  const Icon = direction === undefined ? ArrowUpDown : direction === 'asc' ? ArrowUp : ArrowDown;
  return (
    <TableHead
      role="columnheader"
      numeric={numeric}
      aria-sort={direction === undefined ? 'none' : direction === 'asc' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        onClick={onSort}
        className="-mx-1 inline-flex items-center gap-1 rounded-sm px-1 py-1 hover:text-foreground"
      >
        {label}
        <Icon aria-hidden="true" className="size-3.5" />
      </button>
    </TableHead>
  );
}
