import { auditGroups, auditPeriods } from '@oja/contract/audit-log';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { FilterSelect } from '@/components/ui/filter-select';
import { Input } from '@/components/ui/input';
import { useSearchText } from '@/lib/use-search-text';
import { auditOverviewQuery } from '../api/read-overview';
import type { AuditViewFilter } from '../logic/audit-view';
import { groupLabels, periodLabels } from '../logic/audit-words';

type FiltersProps = {
  filter: AuditViewFilter;
  onChange: (change: Partial<AuditViewFilter>) => void;
};

const groups = auditGroups.map((value) => ({ value, label: groupLabels[value] }));
const periods = auditPeriods.map((value) => ({ value, label: periodLabels[value] }));

export function Filters({ filter, onChange }: FiltersProps) {
  const [text, setText] = useSearchText(filter.search, (search) => onChange({ search }));
  const people = useQuery(auditOverviewQuery).data?.actors ?? [];
  const actors = [
    ...people.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'oja', label: 'Oja itself' },
  ];
  return (
    <search className="grid gap-3 sm:grid-cols-3 xl:grid-cols-[minmax(16rem,1fr)_15rem_13rem_11rem]">
      <div className="relative min-w-0 sm:col-span-3 xl:col-span-1">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Search the audit log"
          placeholder="Search by person, action, id or reason..."
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-9"
        />
      </div>
      <FilterSelect
        label="Actions"
        all="All actions"
        value={filter.group}
        options={groups}
        onChange={(group) => onChange({ group })}
      />
      <FilterSelect
        label="Who"
        all="Everybody"
        value={filter.actor}
        options={actors}
        onChange={(actor) => onChange({ actor })}
      />
      <FilterSelect
        label="Time period"
        all="All time"
        value={filter.period}
        options={periods}
        onChange={(period) => onChange({ period })}
      />
    </search>
  );
}
