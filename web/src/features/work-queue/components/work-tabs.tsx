import type { WorkCounts, WorkFilter, WorkView } from '@oja/contract/work';
import { workTerms } from '@oja/contract/work-fields';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BookmarkPlus, X } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatCount } from '@/lib/counts';
import { deleteViewMutation, workViewsQuery } from '../api';
import { isFiltered, isSameFilter, noFilter, quickViews } from '../logic/work-view';
import { SaveViewDialog } from './save-view-dialog';

type WorkTabsProps = {
  filter: WorkFilter;
  counts: WorkCounts | undefined;
  onChange: (filter: WorkFilter) => void;
};

/** The views that everybody has, then those that this person keeps. */
export function WorkTabs({ filter, counts, onChange }: WorkTabsProps) {
  const { data: views = [] } = useQuery(workViewsQuery);
  const [isSaving, setSaving] = useState(false);
  const show = (next: WorkFilter) => onChange({ ...noFilter, ...next });
  const isKept = [...quickViews, ...views].some((view) => isSameFilter(view.filter, filter));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; these are buttons in a line.
    <div role="group" aria-label="Show" className="flex flex-wrap items-center gap-1">
      {quickViews.map(({ name, label, filter: quick }) => (
        <Button
          key={name}
          variant={isSameFilter(quick, filter) ? 'secondary' : 'ghost'}
          size="sm"
          aria-pressed={isSameFilter(quick, filter)}
          onClick={() => show(quick)}
        >
          {label}
          {counts ? (
            <Badge
              variant={name === 'overdue' && counts.overdue > 0 ? 'destructive' : 'outline'}
              className="tabular"
            >
              {countText(name, counts)}
            </Badge>
          ) : null}
        </Button>
      ))}
      {views.map((view) => (
        <SavedView key={view.id} view={view} isShown={isSameFilter(view.filter, filter)} onShow={show} />
      ))}
      {isFiltered(filter) && !isKept ? (
        <Button variant="ghost" size="sm" onClick={() => setSaving(true)}>
          <BookmarkPlus aria-hidden="true" />
          Save view
        </Button>
      ) : null}
      {isSaving ? <SaveViewDialog filter={filter} onClose={() => setSaving(false)} /> : null}
    </div>
  );
}

/** Overdue items are counted up to a limit. */
function countText(name: (typeof quickViews)[number]['name'], counts: WorkCounts): string {
  const count = counts[name];
  const isLimited = name === 'overdue' && count >= workTerms.countedAtMost;
  return isLimited ? `${formatCount(workTerms.countedAtMost)}+` : formatCount(count);
}

type SavedViewProps = { view: WorkView; isShown: boolean; onShow: (filter: WorkFilter) => void };

function SavedView({ view, isShown, onShow }: SavedViewProps) {
  const remove = useMutation({
    ...deleteViewMutation,
    onSuccess: () => toast({ title: 'View Removed', description: view.name }),
    onError: (error) => toastFailure(error, 'The view could not be removed.'),
  });
  return (
    <span className="flex items-center">
      <Button
        variant={isShown ? 'secondary' : 'ghost'}
        size="sm"
        aria-pressed={isShown}
        onClick={() => onShow(view.filter)}
      >
        <span className="max-w-40 truncate">{view.name}</span>
      </Button>
      {isShown ? (
        <Button
          variant="ghost"
          size="icon"
          className="size-8"
          busy={remove.isPending}
          aria-label={`Remove the view ${view.name}`}
          onClick={() => remove.mutate(view.id)}
        >
          <X aria-hidden="true" />
        </Button>
      ) : null}
    </span>
  );
}
