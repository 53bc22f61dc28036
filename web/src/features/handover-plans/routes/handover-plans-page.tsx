import type { StaffHandoverPlan, StaleWait } from '@oja/contract/handover-plans';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { LeaveGuard } from '@/components/shell/leave-guard';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { staffHandoverPlansQuery } from '../api';
import { PlanEditor } from '../components/edit/plan-editor';
import { PlanMenu } from '../components/plan-menu';
import { PlanView } from '../components/plan-view';
import { StaleWaits } from '../components/stale-waits';
import { planId } from '../logic/plan-labels';

/** How accounts of each platform change hands, shaped by staff. */
export function Component() {
  const query = useQuery(staffHandoverPlansQuery);
  return (
    <div className="grid gap-6">
      <title>Hand-over Plans · Oja</title>
      <PageHeader
        title="Hand-over Plans"
        description="By which steps an account of each platform changes hands, how long the platforms make people wait, and since when we know."
      />
      <Loaded query={query} failure="Failed to fetch hand-over plans" skeleton={<PlanSkeletons />}>
        {({ plans, stale }) => (
          <LeaveGuard scope="path-and-query">
            <Plans plans={plans} stale={stale} />
          </LeaveGuard>
        )}
      </Loaded>
    </div>
  );
}

function Plans({ plans, stale }: { plans: readonly StaffHandoverPlan[]; stale: readonly StaleWait[] }) {
  const [address] = useSearchParams();
  const chosen = plans.find(({ in_force: plan }) => planId(plan) === address.get('plan')) ?? plans[0];
  if (chosen === undefined) return null;
  const id = planId(chosen.in_force);
  return (
    <>
      <StaleWaits stale={stale} />
      <div className="grid items-start gap-6 lg:grid-cols-[16rem_1fr]">
        <PlanMenu plans={plans} current={id} />
        <ChosenPlan key={id} plan={chosen} />
      </div>
    </>
  );
}

function ChosenPlan({ plan }: { plan: StaffHandoverPlan }) {
  const [isEditing, setEditing] = useState(false);
  return isEditing ? (
    <PlanEditor plan={plan} onDone={() => setEditing(false)} />
  ) : (
    <PlanView plan={plan} onEdit={() => setEditing(true)} />
  );
}

function PlanSkeletons() {
  return (
    <LoadingRegion label="Loading hand-over plans" className="grid gap-6 lg:grid-cols-[16rem_1fr]">
      <Skeleton className="h-64 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </LoadingRegion>
  );
}
