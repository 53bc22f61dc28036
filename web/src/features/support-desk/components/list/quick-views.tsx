import { Badge } from '@/components/ui/badge';
import { SavedViews } from '@/shared/saved-views/saved-views';
import { ViewButton } from '@/shared/saved-views/view-button';
import { type DeskView, deskAddress, isPlainQuickView, isQuickView, quickViews } from '../../logic/desk-view';

type QuickViewsProps = {
  view: DeskView;
  counts: Record<(typeof quickViews)[number]['name'], number> | undefined;
  onChange: (part: Partial<DeskView>) => void;
};

export function QuickViews({ view, counts, onChange }: QuickViewsProps) {
  const buttons = quickViews.map((quick) => (
    <ViewButton
      key={quick.name}
      isShown={isQuickView(view, quick)}
      onShow={() => onChange({ status: undefined, ...quick.part })}
    >
      {quick.label}
      {counts ? (
        <Badge
          variant={quick.name === 'late' && counts.late > 0 ? 'destructive' : 'outline'}
          className="tabular"
        >
          {counts[quick.name]}
        </Badge>
      ) : null}
    </ViewButton>
  ));
  return (
    <SavedViews
      page="tickets"
      filter={deskAddress.write(view)}
      onShow={(kept) => onChange(deskAddress.read(new URLSearchParams(kept)))}
      whole={{ buttons, isShown: isPlainQuickView(view) }}
    />
  );
}
