import type { StaffPlan } from '@oja/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { staffPlansQuery } from '../api/staff-plans';
import { PlanDialog } from '../components/staff/plan-dialog';
import { StaffPlanTable } from '../components/staff/staff-plan-table';

/** What sellers can choose from, shaped by staff. */
export function Component() {
  const query = useQuery(staffPlansQuery);
  // The plan stays while the dialog closes, so that its words do not change under the eye.
  const [isEditing, setEditing] = useState(false);
  const [plan, setPlan] = useState<StaffPlan>();
  const edit = (chosen: StaffPlan | undefined) => {
    setPlan(chosen);
    setEditing(true);
  };
  const add = () => edit(undefined);
  return (
    <div className="grid gap-6">
      <title>Seller Plans · Oja</title>
      <PageHeader
        title="Seller Plans"
        description="What sellers pay, and how many listings they may have live at a time."
        actions={
          <Button onClick={add}>
            <Plus aria-hidden="true" />
            Add Plan
          </Button>
        }
      />
      <Card className="relative overflow-hidden">
        {query.isPending ? <TableSkeleton rows={4} columns={6} /> : null}
        {query.isError ? (
          <ErrorState
            title="Failed to fetch plans"
            description={failureSentence(query.error, 'Please try again in a moment.')}
            headingLevel="h2"
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        ) : null}
        {query.data?.length === 0 ? (
          <EmptyState
            art={<MarketStallArt />}
            title="No plans yet"
            description="Nobody can become a seller before there is a plan to choose."
            headingLevel="h2"
            action={<Button onClick={add}>Add Plan</Button>}
          />
        ) : null}
        {query.data && query.data.length > 0 ? <StaffPlanTable plans={query.data} onEdit={edit} /> : null}
      </Card>
      <PlanDialog open={isEditing} onOpenChange={setEditing} plan={plan} />
    </div>
  );
}
