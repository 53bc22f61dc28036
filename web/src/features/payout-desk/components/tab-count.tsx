import { Badge } from '@/components/ui/badge';

/** How much waits behind a tab; nothing when nothing does. */
export function TabCount({ count }: { count: number | undefined }) {
  if (!count) return null;
  return (
    <Badge variant="warning" className="tabular">
      {count}
    </Badge>
  );
}
