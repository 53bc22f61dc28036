import { auditGroups, auditPeriods } from '@oja/contract/audit-log';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FilterRow } from '@/components/data-table/filter-row';
import { FilterSelect } from '@/components/ui/filter-select';
import { SearchBox } from '@/components/ui/search-box';
import { auditOverviewQuery } from '../api';
import { groupLabels, periodLabels } from '../logic/audit-labels';
import type { AuditViewFilter } from '../logic/audit-view';

type FiltersProps = {
  filter: AuditViewFilter;
  onChange: (change: Partial<AuditViewFilter>) => void;
  options: ReactNode;
};

const groups = auditGroups.map((value) => ({ value, label: groupLabels[value] }));
const periods = auditPeriods.map((value) => ({ value, label: periodLabels[value] }));

export function Filters({ filter, onChange, options }: FiltersProps) {
  const people = useQuery(auditOverviewQuery).data?.actors ?? [];
  const actors = [
    ...people.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'oja', label: 'Oja itself' },
  ];
  return (
    <FilterRow
      search={
        <SearchBox
          label="Search the audit log"
          placeholder="Search by TXN, TKT or wd_ reference, @handle, person, action or reason..."
          value={filter.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      options={options}
    >
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
    </FilterRow>
  );
}
