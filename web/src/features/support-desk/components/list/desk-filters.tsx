import { type DeskSort, deskSorts } from '@oja/contract/admin-support';
import {
  ticketCategories,
  ticketCategoryLabels,
  ticketPriorities,
  ticketPriorityLabels,
  ticketStatusLabels,
} from '@oja/contract/ticket-fields';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { FilterSelect } from '@/components/ui/filter-select';
import { Input } from '@/components/ui/input';
import { useSearchText } from '@/lib/use-search-text';
import { supportStaffQuery } from '../../api/support-staff';
import { type DeskView, statusChoices } from '../../logic/desk-view';

type DeskFiltersProps = { view: DeskView; onChange: (part: Partial<DeskView>) => void };

const statuses = statusChoices.map((value) => ({
  value,
  label: value === 'every' ? 'Every status' : ticketStatusLabels[value],
}));
const priorities = ticketPriorities.map((value) => ({ value, label: ticketPriorityLabels[value] }));
const categories = ticketCategories.map((value) => ({ value, label: ticketCategoryLabels[value] }));
const sortLabels: Record<DeskSort, string> = {
  due: 'Due first',
  priority: 'Most urgent first',
  updated: 'Latest news first',
  newest: 'Newest first',
  oldest: 'Oldest first',
};
const sorts = deskSorts.map((value) => ({ value, label: sortLabels[value] }));

export function DeskFilters({ view, onChange }: DeskFiltersProps) {
  const [text, setText] = useSearchText(view.search, (search) => onChange({ search }));
  const { data: staff = [] } = useQuery(supportStaffQuery);
  const assignees = [
    { value: 'me', label: 'Assigned to me' },
    { value: 'nobody', label: 'Unassigned' },
    ...staff.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <search className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
      <div className="relative min-w-0 sm:col-span-2 lg:col-span-5">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Search tickets"
          placeholder="Search by number, subject, name or e-mail..."
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-9"
        />
      </div>
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
        label="Sort by"
        value={view.sort}
        options={sorts}
        onChange={(sort) => onChange({ sort: sort ?? 'due' })}
      />
    </search>
  );
}
