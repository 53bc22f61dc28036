import type { ReactNode } from 'react';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';

type NothingFoundProps = {
  title: string;
  description?: ReactNode;
  onClear: () => void;
};

/** A filter that nothing matches. */
export function NothingFound({
  title,
  description = 'Nothing matches this search and these filters.',
  onClear,
}: NothingFoundProps) {
  return (
    <EmptyState
      art={<NoResultsArt />}
      title={title}
      description={description}
      headingLevel="h2"
      action={
        <Button variant="outline" onClick={onClear}>
          Clear Filters
        </Button>
      }
    />
  );
}
