import { Search } from 'lucide-react';
import { withdrawalStatusLabels } from '@/components/payouts/withdrawal-marks';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { type QueueView, queueViews } from '../../logic/queue-view';

type QueueFiltersProps = {
  view: QueueView;
  onViewChange: (view: QueueView) => void;
  search: string;
  onSearchChange: (search: string) => void;
  /** How many withdrawals need a person. */
  waiting: number;
};

export function QueueFilters({ view, onViewChange, search, onSearchChange, waiting }: QueueFiltersProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; these are buttons in a line. */}
      <div role="group" aria-label="Show" className="flex flex-wrap gap-1">
        {queueViews.map((name) => (
          <Button
            key={name}
            variant={name === view ? 'secondary' : 'ghost'}
            size="sm"
            aria-pressed={name === view}
            onClick={() => onViewChange(name)}
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
      <div className="relative w-full sm:w-72">
        <Search
          aria-hidden="true"
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 left-3 size-4 text-muted-foreground"
        />
        <Input
          type="search"
          aria-label="Search withdrawals"
          placeholder="Name, e-mail or reference"
          maxLength={100}
          value={search}
          onChange={(event) => onSearchChange(event.target.value)}
          className="pl-9"
        />
      </div>
    </div>
  );
}

function labelOf(view: QueueView): string {
  if (view === 'all') return 'All';
  return view === 'attention' ? 'Needs attention' : withdrawalStatusLabels[view];
}
