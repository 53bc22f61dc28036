import { textLimits } from '@oja/contract/text-limits';
import { Search, X } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { isFiltered, type MovementFilter, noFilter } from '../../logic/movements';

interface Option {
  value: string;
  label: string;
}

const types: readonly Option[] = [
  { value: 'credit', label: 'Credit' },
  { value: 'debit', label: 'Debit' },
];
const statuses: readonly Option[] = [
  { value: 'completed', label: 'Completed' },
  { value: 'pending', label: 'Pending' },
];

type MovementFiltersProps = {
  filter: MovementFilter;
  onChange: (filter: MovementFilter) => void;
};

export function MovementFilters({ filter, onChange }: MovementFiltersProps) {
  const change = (part: Partial<MovementFilter>) => onChange({ ...filter, ...part });
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element "search" is not known to all screen readers yet.
    <div role="search" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      <div className="relative col-span-full">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Search transactions"
          placeholder="Search transactions..."
          maxLength={textLimits.search}
          value={filter.search}
          onChange={(event) => change({ search: event.target.value })}
          className="pl-9"
        />
      </div>
      <Choice
        label="Type"
        all="All types"
        options={types}
        value={filter.type}
        onChange={(type) => change({ type })}
      />
      <Choice
        label="Status"
        all="All statuses"
        options={statuses}
        value={filter.status}
        onChange={(status) => change({ status })}
      />
      <Field label="From">
        <Input
          type="date"
          value={filter.from}
          max={filter.to || undefined}
          onChange={(event) => change({ from: event.target.value })}
        />
      </Field>
      <Field label="To">
        <Input
          type="date"
          value={filter.to}
          min={filter.from || undefined}
          onChange={(event) => change({ to: event.target.value })}
        />
      </Field>
      {isFiltered(filter) ? (
        <Button
          variant="ghost"
          size="sm"
          className="col-span-full justify-self-start"
          onClick={() => onChange(noFilter)}
        >
          <X aria-hidden="true" />
          Clear Filters
        </Button>
      ) : null}
    </div>
  );
}

/** A select cannot hold an empty value, so 'all' stands for it. */
const everything = 'all';

type ChoiceProps = {
  label: string;
  all: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
};

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value || everything} onValueChange={(next) => onChange(next === everything ? '' : next)}>
        <SelectTrigger />
        <SelectContent>
          <SelectItem value={everything}>{all}</SelectItem>
          {options.map((option) => (
            <SelectItem key={option.value} value={option.value}>
              {option.label}
            </SelectItem>
          ))}
        </SelectContent>
      </Select>
    </Field>
  );
}
