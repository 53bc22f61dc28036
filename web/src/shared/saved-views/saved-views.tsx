import type { SavedView, ViewFilter, ViewPage } from '@oja/contract/saved-views';
import { useMutation, useQuery } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { useFocusFallback } from '@/lib/use-focus-fallback';
import { savedViewsQuery, saveViewMutation } from './api';
import { isSameFilter } from './same-filter';
import { ViewButton } from './view-button';
import { ViewMenu } from './view-menu';
import { ViewNameDialog } from './view-name-dialog';

type SavedViewsProps = {
  page: ViewPage;
  /** What the list shows, as its address has it, without the page and what is open beside the list. */
  filter: ViewFilter;
  onShow: (filter: ViewFilter) => void;
  /** The view that everybody has: its name, or buttons of several and whether one of them is shown. */
  whole: string | { buttons: ReactNode; isShown: boolean };
};

/**
 * The views that everybody has, then those that this person keeps. The row scrolls by itself and is always there, so
 * that nothing below it moves when views arrive or a filter is chosen.
 */
export function SavedViews({ page, filter, onShow, whole }: SavedViewsProps) {
  const { data: views = [] } = useQuery(savedViewsQuery(page));
  const row = useRef<HTMLDivElement>(null);
  const isWhole = Object.keys(filter).length === 0;
  const shown = views.find((view) => isSameFilter(view.filter, filter));
  const isKept = isWhole || shown !== undefined || (typeof whole === 'object' && whole.isShown);
  useShownInSight(row, shown?.id ?? JSON.stringify(filter));
  // A view that is saved or removed takes the button with it that was pressed.
  useFocusFallback(
    views.length,
    () => shownButton(row.current) ?? row.current?.querySelector('button') ?? null,
  );
  return (
    <div className="flex min-w-0 items-center gap-1">
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; these are buttons in a line. */}
      <div
        ref={row}
        role="group"
        aria-label="Show"
        className="-m-1 relative flex min-w-0 items-center gap-1 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {typeof whole === 'string' ? (
          <ViewButton isShown={isWhole} onShow={() => onShow({})}>
            {whole}
          </ViewButton>
        ) : (
          whole.buttons
        )}
        {views.map((view) => (
          <ViewButton key={view.id} isShown={view === shown} onShow={() => onShow(view.filter)}>
            <span className="max-w-40 truncate">{view.name}</span>
          </ViewButton>
        ))}
      </div>
      {shown ? <ViewMenu view={shown} /> : null}
      {isKept ? null : <SaveView page={page} filter={filter} />}
    </div>
  );
}

/** Scrolls the row alone, never the page; once it has a width, which it has not below the loading overlay. */
function useShownInSight(row: RefObject<HTMLDivElement | null>, shown: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown decides which button is marked.
  useEffect(() => {
    const { current } = row;
    if (current === null) return;
    const observer = new ResizeObserver(() => {
      const button = shownButton(current);
      if (button) current.scrollLeft = button.offsetLeft - (current.clientWidth - button.offsetWidth) / 2;
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [row, shown]);
}

function shownButton(row: HTMLElement | null): HTMLElement | null | undefined {
  return row?.querySelector<HTMLElement>('[aria-pressed="true"]');
}

function SaveView({ page, filter }: { page: ViewPage; filter: SavedView['filter'] }) {
  const [isSaving, setSaving] = useState(false);
  const { mutateAsync } = useMutation(saveViewMutation);
  const save = async (name: string) => {
    await mutateAsync({ page, name, filter });
    toast({ title: 'View Saved', description: `${name} stands above the list.` });
  };
  return (
    <>
      <Button variant="ghost" size="sm" className="shrink-0" onClick={() => setSaving(true)}>
        <BookmarkPlus aria-hidden="true" />
        Save view
      </Button>
      {isSaving ? (
        <ViewNameDialog
          title="Save this view"
          description="The filters of the list under a name, for you alone."
          confirmLabel="Save view"
          onConfirm={save}
          onClose={() => setSaving(false)}
        />
      ) : null}
    </>
  );
}
