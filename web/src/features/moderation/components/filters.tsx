import { reportPriorities, reportTypes } from '@oja/contract/report-fields';
import { X } from 'lucide-react';
import { FilterRow } from '@/components/data-table/filter-row';
import { Button } from '@/components/ui/button';
import { FilterSelect } from '@/components/ui/filter-select';
import { SearchBox } from '@/components/ui/search-box';
import { type ModerationFilter, statusChoices, usualDirection } from '../logic/moderation-view';
import { priorityLooks, statusLooks, typeLabels } from '../logic/report-labels';

type FiltersProps = {
  filter: ModerationFilter;
  onChange: (change: Partial<ModerationFilter>) => void;
};

const statuses = statusChoices.map((value) => ({
  value,
  label: value === 'every' ? 'All Status' : statusLooks[value].label,
}));
const priorities = reportPriorities.map((value) => ({ value, label: priorityLooks[value].label }));
const types = reportTypes.map((value) => ({ value, label: typeLabels[value] }));
/** Each order and its far end are choices of their own, since reports stand in cards without heads to click. */
const orders = [
  { value: 'newest desc', label: 'Newest first', sort: 'newest', direction: 'desc' },
  { value: 'newest asc', label: 'Oldest first', sort: 'newest', direction: 'asc' },
  { value: 'priority desc', label: 'Most urgent first', sort: 'priority', direction: 'desc' },
  { value: 'priority asc', label: 'Least urgent first', sort: 'priority', direction: 'asc' },
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
      options={<PersonFilter filter={filter} onChange={onChange} />}
    >
      <FilterSelect
        label="Status"
        all="Open"
        value={filter.status}
        options={statuses}
        onChange={(status) => onChange({ status, direction: usualDirection({ ...filter, status }) })}
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
        value={`${filter.sort} ${filter.direction}` as const}
        options={orders}
        onChange={(value) => {
          const { sort, direction } = orders.find((order) => order.value === value) ?? orders[0];
          onChange({ sort, direction });
        }}
      />
    </FilterRow>
  );
}

/** Set by the links on the page of a person; here it can only be taken away. */
function PersonFilter({ filter, onChange }: FiltersProps) {
  if (filter.about === undefined && filter.by === undefined) return null;
  return (
    <Button variant="secondary" onClick={() => onChange({ about: undefined, by: undefined })}>
      {filter.about === undefined ? 'By one person' : 'About one person'}
      <X aria-hidden="true" />
      <span className="sr-only">, show those of everybody</span>
    </Button>
  );
}
