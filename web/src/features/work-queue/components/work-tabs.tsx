import type { WorkCounts, WorkFilter } from '@oja/contract/work';
import { workTerms } from '@oja/contract/work-fields';
import { Badge } from '@/components/ui/badge';
import { formatCount } from '@/lib/counts';
import { SavedViews } from '@/shared/saved-views/saved-views';
import { ViewButton } from '@/shared/saved-views/view-button';
import { isSameFilter, noFilter, quickViews, workAddress } from '../logic/work-view';

type WorkTabsProps = {
  filter: WorkFilter;
  counts: WorkCounts | undefined;
  onChange: (filter: WorkFilter) => void;
};

/** The views that everybody has, then those that this person keeps. */
export function WorkTabs({ filter, counts, onChange }: WorkTabsProps) {
  const show = (next: WorkFilter) => onChange({ ...noFilter, ...next });
  const buttons = quickViews.map(({ name, label, filter: quick }) => (
    <ViewButton key={name} isShown={isSameFilter(quick, filter)} onShow={() => show(quick)}>
      {label}
      {counts ? (
        <Badge
          variant={name === 'overdue' && counts.overdue > 0 ? 'destructive' : 'outline'}
          className="tabular"
        >
          {countText(name, counts)}
        </Badge>
      ) : null}
    </ViewButton>
  ));
  return (
    <SavedViews
      page="work"
      filter={workAddress.write(filter)}
      onShow={(kept) => show(workAddress.read(new URLSearchParams(kept)))}
      whole={{ buttons, isShown: quickViews.some((quick) => isSameFilter(quick.filter, filter)) }}
    />
  );
}

/** Overdue items are counted up to a limit. */
function countText(name: (typeof quickViews)[number]['name'], counts: WorkCounts): string {
  const count = counts[name];
  const isLimited = name === 'overdue' && count >= workTerms.countedAtMost;
  return isLimited ? `${formatCount(workTerms.countedAtMost)}+` : formatCount(count);
}
