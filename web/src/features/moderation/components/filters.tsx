import { reportPriorities, reportStatuses, reportTypes } from '@oja/contract/report-fields';
import { Search } from 'lucide-react';
import { FilterSelect } from '@/components/ui/filter-select';
import { Input } from '@/components/ui/input';
import { useSearchText } from '@/lib/use-search-text';
import type { ModerationFilter } from '../logic/moderation-view';
import { priorityLooks, statusLooks, typeLabels } from '../logic/report-words';

type FiltersProps = {
  filter: ModerationFilter;
  onChange: (change: Partial<ModerationFilter>) => void;
};

const statuses = reportStatuses.map((value) => ({ value, label: statusLooks[value].label }));
const priorities = reportPriorities.map((value) => ({ value, label: priorityLooks[value].label }));
const types = reportTypes.map((value) => ({ value, label: typeLabels[value] }));
const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'priority', label: 'Most urgent first' },
] as const;

export function Filters({ filter, onChange }: FiltersProps) {
  const [text, setText, applyNow] = useSearchText(filter.search, (search) => onChange({ search }));
  return (
    <search className="grid grid-cols-2 gap-3 xl:flex">
      <div className="relative col-span-2 min-w-0 xl:flex-1">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Search reports"
          placeholder="Search by title, reporter or description..."
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={applyNow}
          className="pl-9"
        />
      </div>
      <div className="xl:w-40">
        <FilterSelect
          label="Status"
          all="All Status"
          value={filter.status}
          options={statuses}
          onChange={(status) => onChange({ status })}
        />
      </div>
      <div className="xl:w-40">
        <FilterSelect
          label="Priority"
          all="All Priority"
          value={filter.priority}
          options={priorities}
          onChange={(priority) => onChange({ priority })}
        />
      </div>
      <div className="xl:w-40">
        <FilterSelect
          label="Content type"
          all="All Types"
          value={filter.type}
          options={types}
          onChange={(type) => onChange({ type })}
        />
      </div>
      <div className="xl:w-48">
        <FilterSelect
          label="Sort by"
          value={filter.sort}
          options={sorts}
          onChange={(sort) => onChange({ sort: sort ?? 'newest' })}
        />
      </div>
    </search>
  );
}
