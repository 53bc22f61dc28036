import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type DeskView, isQuickView, quickViews } from '../../logic/desk-view';

type QuickViewsProps = {
  view: DeskView;
  counts: Record<(typeof quickViews)[number]['name'], number> | undefined;
  onChange: (part: Partial<DeskView>) => void;
};

export function QuickViews({ view, counts, onChange }: QuickViewsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend; these are buttons in a line.
    <div role="group" aria-label="Show" className="flex flex-wrap gap-1">
      {quickViews.map((quick) => (
        <Button
          key={quick.name}
          variant={isQuickView(view, quick) ? 'secondary' : 'ghost'}
          size="sm"
          aria-pressed={isQuickView(view, quick)}
          onClick={() => onChange({ status: undefined, ...quick.part })}
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
        </Button>
      ))}
    </div>
  );
}
