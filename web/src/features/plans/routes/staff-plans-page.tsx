import type { StaffPlan } from '@oja/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { ExportButton } from '@/components/data-table/export-button';
import { listAddress, sorter } from '@/components/data-table/list-view';
import { SearchableTable } from '@/components/data-table/searchable-table';
import { pagedAddress, usePagedAddress } from '@/components/data-table/use-paged-address';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { downloadPlans, staffPlansQuery } from '../api';
import { planColumns } from '../components/staff/plan-columns';
import { PlanDialog } from '../components/staff/plan-dialog';
import { planForm } from '../logic/plan-list';

const address = pagedAddress(listAddress(planForm));
const states = [
  { value: 'offered', label: 'Offered' },
  { value: 'archived', label: 'Archived' },
] as const;

/** What sellers can choose from, shaped by staff. */
export function Component() {
  const { view, pages, filterBy } = usePagedAddress(address);
  const query = useQuery(staffPlansQuery(view));
  // The plan stays while the dialog closes, so that its words do not change under the eye.
  const [isEditing, setEditing] = useState(false);
  const [plan, setPlan] = useState<StaffPlan>();
  const edit = (chosen: StaffPlan | undefined) => {
    setPlan(chosen);
    setEditing(true);
  };
  const add = () => edit(undefined);
  const choices = useTableChoices('plans');
  return (
    <div className="grid gap-6">
      <title>Seller Plans · Oja</title>
      <PageHeader
        title="Seller Plans"
        description="What sellers pay, and how many listings they may have live at a time."
        actions={
          <>
            <ExportButton name="plans" download={() => downloadPlans(view)} />
            <Button onClick={add}>
              <Plus aria-hidden="true" />
              Add Plan
            </Button>
          </>
        }
      />
      <SearchableTable
        what="plans"
        label="Seller plans"
        placeholder="Search by name, description or feature..."
        choice={{ label: 'State', all: 'All plans', options: states }}
        view={view}
        onView={filterBy}
        pages={pages}
        query={query}
        columns={planColumns({ by: sorter(planForm, view, filterBy), onEdit: edit })}
        keyOf={({ id }) => id}
        rowClassName={({ archived_at: at }) => (at === null ? undefined : 'text-muted-foreground')}
        choices={choices}
        empty={
          <EmptyState
            art={<MarketStallArt />}
            title="No plans yet"
            description="Nobody can become a seller before there is a plan to choose."
            headingLevel="h2"
            action={<Button onClick={add}>Add Plan</Button>}
          />
        }
      />
      <PlanDialog open={isEditing} onOpenChange={setEditing} plan={plan} />
    </div>
  );
}
