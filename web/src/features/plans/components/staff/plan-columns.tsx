import type { PlanSort, StaffPlan } from '@oja/contract/plans';
import type { Column, ColumnSort } from '@/components/data-table/column';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { uploadLimitText } from '../../logic/plan-labels';
import { ArchiveButton } from './archive-button';

type PlanColumnsInput = {
  by: (sort: PlanSort) => ColumnSort;
  onEdit: (plan: StaffPlan) => void;
};

export function planColumns({ by, onEdit }: PlanColumnsInput): Column<StaffPlan>[] {
  return [
    {
      name: 'plan',
      label: 'Plan',
      place: 'lead',
      className: 'align-top',
      sort: by('name'),
      cell: (plan) => <Name plan={plan} />,
    },
    {
      name: 'price',
      label: 'Price',
      numeric: true,
      className: 'align-top max-md:col-span-4',
      sort: by('price'),
      cell: ({ price, uploadInterval: interval }) => (
        <>
          {formatNaira(price)}
          {interval ? <span className="text-muted-foreground">/{interval}</span> : null}
        </>
      ),
    },
    {
      name: 'limit',
      label: 'Upload limit',
      className: 'align-top',
      sort: by('limit'),
      cell: ({ uploadLimit }) => uploadLimitText(uploadLimit),
    },
    {
      name: 'features',
      label: 'Features',
      className: 'align-top max-md:order-1 max-md:col-span-4',
      cell: ({ features }) => (
        <ul className="grid gap-x-3 gap-y-0.5 text-xs max-md:grid-cols-2">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      ),
    },
    {
      name: 'subscribers',
      label: 'Subscribers',
      numeric: true,
      className: 'align-top',
      sort: by('subscribers'),
      cell: ({ subscribers }) => formatCount(subscribers),
    },
    {
      name: 'actions',
      label: 'Actions',
      place: 'end',
      className: 'align-top',
      head: <span className="sr-only">Actions</span>,
      cell: (plan) => (
        <div className="flex justify-end gap-2">
          {plan.archived_at === null ? (
            <Button size="sm" variant="outline" onClick={() => onEdit(plan)} aria-label={`Edit ${plan.name}`}>
              Edit
            </Button>
          ) : null}
          <ArchiveButton plan={plan} />
        </div>
      ),
    },
  ];
}

function Name({ plan }: { plan: StaffPlan }) {
  return (
    <div className="grid max-w-64 gap-1">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {plan.name}
        {plan.isPopular ? <Badge variant="success">Most Popular</Badge> : null}
        {plan.archived_at === null ? null : <Badge variant="outline">Archived</Badge>}
      </span>
      {plan.description ? <span className="text-muted-foreground text-xs">{plan.description}</span> : null}
    </div>
  );
}
