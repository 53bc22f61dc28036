import { Rows3, SlidersHorizontal } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

export type Density = 'comfortable' | 'compact';

type TableOptionsProps<Column extends string> = {
  /** The columns that may be hidden, in their order. */
  columns: readonly { value: Column; label: string }[];
  hidden: readonly Column[];
  onHiddenChange: (hidden: Column[]) => void;
  density: Density;
  onDensityChange: (density: Density) => void;
};

/** What a table shows and how closely. The choice belongs to the address, as the filter does. */
export function TableOptions<Column extends string>({
  columns,
  hidden,
  onHiddenChange,
  density,
  onDensityChange,
}: TableOptionsProps<Column>) {
  const isCompact = density === 'compact';
  const toggle = (column: Column) =>
    onHiddenChange(hidden.includes(column) ? hidden.filter((each) => each !== column) : [...hidden, column]);
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
          {columns.map(({ value, label }) => (
            <DropdownMenuCheckboxItem
              key={value}
              checked={!hidden.includes(value)}
              onCheckedChange={() => toggle(value)}
              // Several are often chosen at once, so the menu stays open.
              onSelect={(event) => event.preventDefault()}
            >
              {label}
            </DropdownMenuCheckboxItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <Button
        variant={isCompact ? 'secondary' : 'outline'}
        size="icon"
        aria-label="Compact rows"
        title="Compact rows"
        aria-pressed={isCompact}
        onClick={() => onDensityChange(isCompact ? 'comfortable' : 'compact')}
      >
        <Rows3 aria-hidden="true" />
      </Button>
    </div>
  );
}
