import type { StaffPlan } from '@oja/contract/plans';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { MarketStallArt } from '@/components/art/market-stall-art';
import { DataTable } from '@/components/data-table/data-table';
import { ExportButton } from '@/components/data-table/export-button';
import { TableFrame } from '@/components/data-table/table-frame';
import { TableOptions } from '@/components/data-table/table-options';
import { useTableChoices } from '@/components/data-table/use-table-choices';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { staffPlansQuery } from '../api/staff-plans';
import { planColumns } from '../components/staff/plan-columns';
import { PlanDialog } from '../components/staff/plan-dialog';
import { planFile } from '../logic/plan-file';

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
  const choices = useTableChoices('plans');
  const columns = planColumns(edit);
  return (
    <div className="grid gap-6">
      <title>Seller Plans · Oja</title>
      <PageHeader
        title="Seller Plans"
        description="What sellers pay, and how many listings they may have live at a time."
        actions={
          <>
            <TableOptions columns={columns} choices={choices} />
            <ExportButton name="plans" download={async () => planFile(query.data ?? [])} />
            <Button onClick={add}>
              <Plus aria-hidden="true" />
              Add Plan
            </Button>
          </>
        }
      />
      <TableFrame query={query} failure="Failed to fetch plans" columns={6}>
        {(plans) =>
          plans.length === 0 ? (
            <EmptyState
              art={<MarketStallArt />}
              title="No plans yet"
              description="Nobody can become a seller before there is a plan to choose."
              headingLevel="h2"
              action={<Button onClick={add}>Add Plan</Button>}
            />
          ) : (
            <DataTable
              label="Seller plans"
              columns={columns}
              rows={plans}
              keyOf={({ id }) => String(id)}
              choices={choices}
              rowClassName={({ archived_at: at }) => (at === null ? undefined : 'text-muted-foreground')}
            />
          )
        }
      </TableFrame>
      <PlanDialog open={isEditing} onOpenChange={setEditing} plan={plan} />
    </div>
  );
}
