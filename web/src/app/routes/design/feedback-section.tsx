import { useState } from 'react';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { StatCardSkeleton } from '@/components/ui/stat-card';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { toast } from '@/components/ui/toast';
import { minimumBusyTimes } from '@/config/minimum-busy-times';
import { withMinimumBusy } from '@/lib/minimum-busy';
import { Row, type SectionProps, Specimen } from './specimen';

export function FeedbackSection({ pane }: SectionProps) {
  return (
    <>
      <Specimen title="Toasts">
        <Row>
          <Button
            variant="outline"
            onClick={() => toast({ title: 'Settings Saved', description: 'Your profile is up to date.' })}
          >
            Show toast
          </Button>
          <Button variant="outline" onClick={showFailure}>
            Show failure
          </Button>
          <SaveButton />
        </Row>
      </Specimen>
      <Specimen title="Progress">
        <Progress value={75} label={`Application review (${pane})`} />
        <Progress value={null} label={`Uploading (${pane})`} />
      </Specimen>
      <Specimen title="Skeletons">
        <LoadingRegion className="grid gap-4 sm:grid-cols-2">
          <StatCardSkeleton />
          <Card className="grid gap-3 p-5">
            <Skeleton className="aspect-listing w-full" />
            <Skeleton className="h-4 w-1/2" />
          </Card>
        </LoadingRegion>
        <Card>
          <TableSkeleton rows={3} columns={4} />
        </Card>
      </Specimen>
      <Specimen title="Empty, filtered and failed">
        <Card>
          <EmptyState
            headingLevel="h4"
            art={<MarketStallArt />}
            title="No listings found"
            description="You haven't created any listings yet."
            action={<Button>Create Your First Listing</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            headingLevel="h4"
            art={<NoResultsArt />}
            title="No listings found"
            description="Try adjusting your search criteria."
            action={<Button variant="outline">Clear Filters</Button>}
          />
        </Card>
        <Card>
          <ErrorState
            headingLevel="h4"
            title="Failed to load listings"
            retryLabel="Try Again"
            onRetry={() => toast({ title: 'Trying again' })}
          />
        </Card>
      </Specimen>
    </>
  );
}

function showFailure() {
  toast({
    title: 'Payment Failed',
    description: 'There was an error processing your payment.',
    variant: 'destructive',
    action: { label: 'Try Again', altText: 'Press Add Funds to try again', onSelect: () => undefined },
  });
}

/** Shows a minimum busy time at work. */
function SaveButton() {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await withMinimumBusy(minimumBusyTimes.settingsSaveMs, async () => undefined);
    setBusy(false);
    toast({ title: 'Settings Saved' });
  };
  return (
    <Button onClick={save} busy={busy} busyLabel="Saving...">
      Save Changes
    </Button>
  );
}
