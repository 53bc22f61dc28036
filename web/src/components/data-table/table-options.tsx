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

type NamedSort = { name: string; label: string; sort: ColumnSort };

type TableOptionsProps<Row> = {
  columns: readonly Column<Row>[];
  choices: TableChoices;
  /** Orders that no column stands for. */
  orders?: readonly NamedSort[];
};

/** What a table shows, how closely, and in which order where no head says so: on a phone rows are cards without heads. */
export function TableOptions<Row>({ columns, choices, orders = [] }: TableOptionsProps<Row>) {
  const { hidden, density, change } = choices;
  const label = orders.length > 0 ? 'Columns and order' : 'Columns';
  const isCompact = density === 'compact';
  const toggle = (name: string) =>
    change({ hidden: hidden.includes(name) ? hidden.filter((each) => each !== name) : [...hidden, name] });
  return (
    <div className="flex gap-2">
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <Button variant="outline" size="icon" aria-label={label} title={label}>
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
          <Orders columns={columns} orders={orders} />
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

function Orders<Row>({ columns, orders }: { columns: readonly Column<Row>[]; orders: readonly NamedSort[] }) {
  const byHead = columns.flatMap(({ name, label, sort }) => (sort ? [{ name, label, sort }] : []));
  if (byHead.length + orders.length === 0) return null;
  return (
    <div className={orders.length > 0 ? undefined : 'md:hidden'}>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>Sort by</DropdownMenuLabel>
      {orders.map((order) => (
        <OrderItem key={order.name} {...order} />
      ))}
      {byHead.map((order) => (
        <OrderItem key={order.name} {...order} className="md:hidden" />
      ))}
    </div>
  );
}

function OrderItem({ label, sort, className }: NamedSort & { className?: string }) {
  return (
    <DropdownMenuItem className={className} onSelect={sort.onSort}>
      {label}
      <DirectionMark direction={sort.direction} />
    </DropdownMenuItem>
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
