import type { StaffPlan } from '@oja/contract/plans';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { cn } from '@/lib/class-names';
import { formatNaira } from '@/lib/money';
import { uploadLimitText } from '../../logic/plan-words';
import { ArchiveButton } from './archive-button';

type StaffPlanTableProps = { plans: readonly StaffPlan[]; onEdit: (plan: StaffPlan) => void };

/** On a phone the figures stand under the name of the plan. */
export function StaffPlanTable({ plans, onEdit }: StaffPlanTableProps) {
  return (
    <Table label="Seller plans" className="md:min-w-4xl">
      <TableHeader>
        <TableRow>
          <TableHead>Plan</TableHead>
          <TableHead numeric className="max-md:hidden">
            Price
          </TableHead>
          <TableHead className="max-md:hidden">Upload limit</TableHead>
          <TableHead className="max-md:hidden">Features</TableHead>
          <TableHead numeric className="max-md:hidden">
            Subscribers
          </TableHead>
          <TableHead>
            <span className="sr-only">Actions</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} onEdit={() => onEdit(plan)} />
        ))}
      </TableBody>
    </Table>
  );
}

function PlanPrice({ plan }: { plan: StaffPlan }) {
  return (
    <>
      {formatNaira(plan.price)}
      {plan.uploadInterval ? <span className="text-muted-foreground">/{plan.uploadInterval}</span> : null}
    </>
  );
}

function PlanRow({ plan, onEdit }: { plan: StaffPlan; onEdit: () => void }) {
  const isArchived = plan.archived_at !== null;
  return (
    <TableRow className={cn(isArchived && 'text-muted-foreground')}>
      <TableCell className="align-top">
        <div className="grid max-w-64 gap-1">
          <span className="flex flex-wrap items-center gap-2 font-medium">
            {plan.name}
            {plan.isPopular ? <Badge variant="success">Most Popular</Badge> : null}
            {isArchived ? <Badge variant="outline">Archived</Badge> : null}
          </span>
          {plan.description ? (
            <span className="text-muted-foreground text-xs">{plan.description}</span>
          ) : null}
          <span className="tabular text-xs md:hidden">
            <PlanPrice plan={plan} />, {uploadLimitText(plan.uploadLimit).toLowerCase()}
          </span>
          <span className="text-muted-foreground text-xs md:hidden">
            {plan.subscribers === 1 ? '1 subscriber' : `${plan.subscribers} subscribers`}
          </span>
        </div>
      </TableCell>
      <TableCell numeric className="align-top max-md:hidden">
        <PlanPrice plan={plan} />
      </TableCell>
      <TableCell className="align-top max-md:hidden">{uploadLimitText(plan.uploadLimit)}</TableCell>
      <TableCell className="align-top max-md:hidden">
        <ul className="grid gap-0.5 text-xs">
          {plan.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </TableCell>
      <TableCell numeric className="align-top max-md:hidden">
        {plan.subscribers}
      </TableCell>
      <TableCell className="align-top">
        <div className="flex justify-end gap-2 max-md:flex-col max-md:items-end">
          {isArchived ? null : (
            <Button size="sm" variant="outline" onClick={onEdit} aria-label={`Edit ${plan.name}`}>
              Edit
            </Button>
          )}
          <ArchiveButton plan={plan} />
        </div>
      </TableCell>
    </TableRow>
  );
}
