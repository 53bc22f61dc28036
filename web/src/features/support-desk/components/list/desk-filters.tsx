import { type DeskSort, deskSorts } from '@oja/contract/admin-support';
import {
  ticketCategories,
  ticketCategoryLabels,
  ticketPriorities,
  ticketPriorityLabels,
  ticketStatusLabels,
} from '@oja/contract/ticket-fields';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FilterRow } from '@/components/data-table/filter-row';
import { FilterSelect } from '@/components/ui/filter-select';
import { SearchBox } from '@/components/ui/search-box';
import { supportStaffQuery, ticketTagsQuery } from '../../api';
import { type DeskView, statusChoices, usualDirection } from '../../logic/desk-view';

type DeskFiltersProps = {
  view: DeskView;
  onChange: (part: Partial<DeskView>) => void;
  options: ReactNode;
};

const statuses = statusChoices.map((value) => ({
  value,
  label: { ...ticketStatusLabels, waiting: 'Waiting for customer', every: 'Every status' }[value],
}));
const priorities = ticketPriorities.map((value) => ({ value, label: ticketPriorityLabels[value] }));
const categories = ticketCategories.map((value) => ({ value, label: ticketCategoryLabels[value] }));
/** As each order usually runs, and turned round. */
const sortLabels: Record<DeskSort, readonly [string, string]> = {
  due: ['Due first', 'Due last'],
  priority: ['Most urgent first', 'Least urgent first'],
  status: ['By status', 'By status, reversed'],
  updated: ['Latest news first', 'Oldest news first'],
  newest: ['Newest first', 'Oldest first'],
  oldest: ['Oldest first', 'Newest first'],
};

export function DeskFilters({ view, onChange, options }: DeskFiltersProps) {
  const { data: staff = [] } = useQuery(supportStaffQuery);
  const assignees = [
    { value: 'me', label: 'Assigned to me' },
    { value: 'nobody', label: 'Unassigned' },
    ...staff.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const { data: tags = [] } = useQuery(ticketTagsQuery);
  const shownTags = view.tag === undefined || tags.includes(view.tag) ? tags : [view.tag, ...tags];
  const tagChoices = shownTags.map((value) => ({ value, label: value }));
  const isTurned = view.direction !== usualDirection[view.sort];
  const sorts = deskSorts.map((value) => ({
    value,
    label: sortLabels[value][value === view.sort && isTurned ? 1 : 0],
  }));
  return (
    <FilterRow
      search={
        <SearchBox
          label="Search tickets"
          placeholder="Search by number, subject, name or e-mail..."
          value={view.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      options={options}
    >
      <FilterSelect
        label="Status"
        all="Not resolved"
        value={view.status}
        options={statuses}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Priority"
        all="All priorities"
        value={view.priority}
        options={priorities}
        onChange={(priority) => onChange({ priority })}
      />
      <FilterSelect
        label="Category"
        all="All categories"
        value={view.category}
        options={categories}
        onChange={(category) => onChange({ category })}
      />
      <FilterSelect
        label="Assignee"
        all="Everybody"
        value={view.assignee}
        options={assignees}
        onChange={(assignee) => onChange({ assignee })}
      />
      <FilterSelect
        label="Tag"
        all="All tags"
        value={view.tag}
        options={tagChoices}
        onChange={(tag) => onChange({ tag })}
      />
      <FilterSelect
        label="Sort by"
        value={view.sort}
        options={sorts}
        onChange={(sort = 'due') => onChange({ sort, direction: usualDirection[sort] })}
      />
    </FilterRow>
  );
}
