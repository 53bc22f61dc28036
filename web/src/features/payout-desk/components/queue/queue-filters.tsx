import { withdrawalStatusLabels } from '@oja/contract/withdrawal-labels';
import type { ReactNode } from 'react';
import { FilterRow } from '@/components/data-table/filter-row';
import { Badge } from '@/components/ui/badge';
import { SearchBox } from '@/components/ui/search-box';
import { SavedViews } from '@/shared/saved-views/saved-views';
import { ViewButton } from '@/shared/saved-views/view-button';
import { type QueueChoice, type QueueView, queueAddress, queueChoices } from '../../logic/queue-view';

type QueueFiltersProps = {
  view: QueueView;
  onChange: (part: Partial<QueueView>) => void;
  /** How many withdrawals need a person. */
  waiting: number;
  options: ReactNode;
};

export function QueueFilters({ view, onChange, waiting, options }: QueueFiltersProps) {
  const filter = queueAddress.write(view);
  const buttons = queueChoices.map((name) => (
    <ViewButton key={name} isShown={name === view.status} onShow={() => onChange({ status: name })}>
      {labelOf(name)}
      {name === 'attention' && waiting > 0 ? (
        <Badge variant="warning" className="tabular">
          {waiting}
        </Badge>
      ) : null}
    </ViewButton>
  ));
  return (
    <div className="grid gap-3">
      <SavedViews
        page="withdrawals"
        filter={filter}
        onShow={(kept) => onChange(queueAddress.read(new URLSearchParams(kept)))}
        whole={{ buttons, isShown: Object.keys(filter).every((name) => name === 'status') }}
      />
      <FilterRow
        search={
          <SearchBox
            label="Search withdrawals"
            placeholder="Name, e-mail or reference"
            value={view.search}
            onSearch={(search) => onChange({ search })}
          />
        }
        options={options}
      />
    </div>
  );
}

function labelOf(view: QueueChoice): string {
  if (view === 'all') return 'All';
  return view === 'attention' ? 'Needs attention' : withdrawalStatusLabels[view];
}
