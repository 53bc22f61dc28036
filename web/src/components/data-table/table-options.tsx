import { ArrowDown, ArrowUp, Rows3, SlidersHorizontal } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { type Column, type ColumnSort, hideable } from './column';
import type { TableChoices } from './use-table-choices';

type TableOptionsProps<Row> = { columns: readonly Column<Row>[]; choices: TableChoices };

/** What a table shows, how closely, and on a phone, where rows are cards without heads, in which order. */
export function TableOptions<Row>({ columns, choices }: TableOptionsProps<Row>) {
  const { hidden, density, change } = choices;
  const isCompact = density === 'compact';
  const toggle = (name: string) =>
    change({ hidden: hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name] });
  return (
    <div className="flex gap-2">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="icon" aria-label="Columns" title="Columns">
            <SlidersHorizontal aria-hidden="true" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end">
          <DropdownMenuLabel>Columns</DropdownMenuLabel>
          {hideable(columns).map(({ name, label }) => (
            <DropdownMenuCheckboxItem
              key={name}
              checked={!hidden.includes(name)}
              onCheckedChange={() => toggle(name)}
              // Several are often chosen at once, so the menu stays open.
              onSelect={(event) => event.preventDefault()}
            >
              {label}
            </DropdownMenuCheckboxItem>
          ))}
          <PhoneOrder columns={columns} />
        </DropdownMenuContent>
      </DropdownMenu>
      <Button
        variant={isCompact ? 'secondary' : 'outline'}
        size="icon"
        aria-label="Compact rows"
        title="Compact rows"
        aria-pressed={isCompact}
        onClick={() => change({ density: isCompact ? 'comfortable' : 'compact' })}
      >
        <Rows3 aria-hidden="true" />
      </Button>
    </div>
  );
}

function PhoneOrder<Row>({ columns }: { columns: readonly Column<Row>[] }) {
  const sorts = columns.flatMap(({ name, label, sort }) => (sort ? [{ name, label, sort }] : []));
  if (sorts.length === 0) return null;
  return (
    <div className="md:hidden">
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Sort by</DropdownMenuLabel>
      {sorts.map(({ name, label, sort }) => (
        <DropdownMenuItem key={name} onSelect={sort.onSort}>
          {label}
          <DirectionMark direction={sort.direction} />
        </DropdownMenuItem>
      ))}
    </div>
  );
}

function DirectionMark({ direction }: Pick<ColumnSort, 'direction'>) {
  if (direction === undefined) return null;
  const isAscending = direction === 'asc';
  const Icon = isAscending ? ArrowUp : ArrowDown;
  return (
    <>
      <Icon aria-hidden="true" className="ml-auto" />
      <span className="sr-only">{isAscending ? ', ascending' : ', descending'}</span>
    </>
  );
}
