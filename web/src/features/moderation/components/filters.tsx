import { reportPriorities, reportStatuses, reportTypes } from '@oja/contract/report-fields';
import { FilterRow } from '@/components/data-table/filter-row';
import { SearchBox } from '@/components/data-table/search-box';
import { FilterSelect } from '@/components/ui/filter-select';
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
  return (
    <FilterRow
      search={
        <SearchBox
          label="Search reports"
          placeholder="Search by title, reporter or description..."
          value={filter.search}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <FilterSelect
        label="Status"
        all="All Status"
        value={filter.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Priority"
        all="All Priority"
        value={filter.priority}
        options={priorities}
        onChange={(priority) => onChange({ priority })}
      />
      <FilterSelect
        label="Content type"
        all="All Types"
        value={filter.type}
        options={types}
        onChange={(type) => onChange({ type })}
      />
      <FilterSelect
        label="Sort by"
        value={filter.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort: sort ?? 'newest' })}
      />
    </FilterRow>
  );
}
