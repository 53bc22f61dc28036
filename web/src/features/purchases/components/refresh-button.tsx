import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';

/** Fetches again what the page shows; busy while anything of it is on its way. */
export function RefreshButton({ queryKey }: { queryKey: readonly string[] }) {
  const client = useQueryClient();
  const isFetching = useIsFetching({ queryKey }) > 0;
  return (
    <Button variant="outline" busy={isFetching} onClick={() => void client.invalidateQueries({ queryKey })}>
      {isFetching ? null : <RotateCw aria-hidden="true" />}
      Refresh
    </Button>
  );
}
