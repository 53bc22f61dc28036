import type { ReactNode } from 'react';
import { FilterRow } from '@/components/data-table/filter-row';
import { SearchBox } from '@/components/data-table/search-box';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { withdrawalStatusLabels } from '@/shared/payouts/withdrawal-badges';
import { type QueueChoice, type QueueView, queueChoices } from '../../logic/queue-view';

type QueueFiltersProps = {
  view: QueueView;
  onChange: (part: Partial<QueueView>) => void;
  /** How many withdrawals need a person. */
  waiting: number;
  options: ReactNode;
};

export function QueueFilters({ view, onChange, waiting, options }: QueueFiltersProps) {
  return (
    <div className="grid gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; these are buttons in a line. */}
      <div role="group" aria-label="Show" className="flex flex-wrap gap-1">
        {queueChoices.map((name) => (
          <Button
            key={name}
            variant={name === view.status ? 'secondary' : 'ghost'}
            size="sm"
            aria-pressed={name === view.status}
            onClick={() => onChange({ status: name })}
          >
            {labelOf(name)}
            {name === 'attention' && waiting > 0 ? (
              <Badge variant="warning" className="tabular">
                {waiting}
              </Badge>
            ) : null}
          </Button>
        ))}
      </div>
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
