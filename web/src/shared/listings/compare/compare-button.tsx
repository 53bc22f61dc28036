import { Scale } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { compareAtMost, compareStore, noneCompared } from './compare-store';

export function useCompared(): readonly string[] {
  return useSyncExternalStore(compareStore.subscribe, compareStore.ids, () => noneCompared);
}

/** One answer for each button, so that a choice draws one of them anew. */
function useIsCompared(id: string): boolean {
  return useSyncExternalStore(
    compareStore.subscribe,
    () => compareStore.ids().includes(id),
    () => false,
  );
}

type CompareButtonProps = {
  listing: { id: string; handle: string };
  /** The sign alone, where there is no room for the word. */
  compact?: boolean;
  className?: string;
};

export function CompareButton({ listing, compact = false, className }: CompareButtonProps) {
  const isChosen = useIsCompared(listing.id);
  return (
    <Button
      variant="outline"
      size={compact ? 'icon' : 'md'}
      aria-pressed={isChosen}
      aria-label={`Compare ${listing.handle}`}
      onClick={() => {
        if (compareStore.toggle(listing.id)) return;
        toast({
          title: `You compare ${compareAtMost} accounts already`,
          description: 'Take one of them out first.',
        });
      }}
      className={cn(isChosen && 'border-primary bg-secondary text-secondary-foreground', className)}
    >
      <Scale aria-hidden="true" />
      {compact ? null : 'Compare'}
    </Button>
  );
}

/** The way to the chosen accounts; nothing before one is chosen. */
export function CompareLink({ className }: { className?: string }) {
  const ids = useCompared();
  if (ids.length === 0) return null;
  return (
    <Button asChild variant="secondary" size="sm" className={className}>
      <Link to={paths.compare.to(ids)}>
        <Scale aria-hidden="true" />
        Compare {ids.length} of {compareAtMost}
      </Link>
    </Button>
  );
}
