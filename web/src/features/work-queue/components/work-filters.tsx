import type { WorkFilter } from '@oja/contract/work';
import { type WorkKind, workKinds, workWaits } from '@oja/contract/work-fields';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FilterSelect } from '@/components/ui/filter-select';
import { workKindLabels, workWaitLabels } from '@/shared/work/work-labels';
import { staffQuery } from '../api';

type WorkFiltersProps = {
  filter: WorkFilter;
  /** The kinds that this person may decide. */
  kinds: readonly WorkKind[];
  onChange: (part: Partial<WorkFilter>) => void;
  options: ReactNode;
};

const waits = workWaits.map((value) => ({ value, label: workWaitLabels[value] }));

export function WorkFilters({ filter, kinds, onChange, options }: WorkFiltersProps) {
  const { data: staff = [] } = useQuery(staffQuery);
  const owners = [
    { value: 'me', label: 'Me' },
    { value: 'none', label: 'Nobody' },
    { value: 'any', label: 'Anybody' },
    ...staff.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <search className="grid grid-cols-6 items-center gap-3 md:grid-cols-[repeat(3,12rem)_1fr]">
      <div className="col-span-3 md:col-span-1">
        <FilterSelect
          label="Kind"
          all="All kinds"
          value={filter.kind}
          options={workKinds
            .filter((kind) => kinds.includes(kind))
            .map((value) => ({ value, label: workKindLabels[value] }))}
          onChange={(kind) => onChange({ kind })}
        />
      </div>
      <div className="col-span-3 md:col-span-1">
        <FilterSelect
          label="Owner"
          all="Every owner"
          value={filter.owner}
          options={owners}
          onChange={(owner) => onChange({ owner })}
        />
      </div>
      <div className="col-span-4 md:col-span-1">
        <FilterSelect
          label="Waiting for"
          all="Waiting for anyone"
          value={filter.waiting_for}
          options={waits}
          onChange={(waitingFor) => onChange({ waiting_for: waitingFor })}
        />
      </div>
      <div className="col-span-2 flex justify-end gap-2 md:col-span-1">{options}</div>
    </search>
  );
}
