import { hoursText } from '@oja/contract/figure-texts';
import type { OperatorFigures } from '@oja/contract/operator-figures';
import { Link } from 'react-router';
import type { Column } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { plainLook } from '@/components/data-table/table-choices';
import { SectionCard } from '@/components/ui/section-card';
import { adminPaths } from '@/config/admin-paths';
import { formatCount } from '@/lib/counts';
import { workKindLabels } from '@/shared/work/work-labels';

type KindBacklog = OperatorFigures['backlog'][number];

const columns: readonly Column<KindBacklog>[] = [
  {
    name: 'kind',
    label: 'Kind of work',
    place: 'lead',
    cell: ({ kind }) => (
      <Link to={`${adminPaths.work}?kind=${kind}`} className="font-medium hover:underline">
        {workKindLabels[kind]}
      </Link>
    ),
  },
  { name: 'open', label: 'Open', numeric: true, cell: ({ open }) => formatCount(open) },
  {
    name: 'oldest_hours',
    label: 'Age of the oldest',
    numeric: true,
    cell: ({ oldest_hours: hours }) => hoursText(hours),
  },
  {
    name: 'median_hours',
    label: 'Median age',
    numeric: true,
    cell: ({ median_hours: hours }) => hoursText(hours),
  },
];

/** What waits now, and for how long. */
export function BacklogCard({ backlog }: { backlog: readonly KindBacklog[] }) {
  return (
    <SectionCard title="Waiting now">
      <DataTable
        label="Open work of each kind"
        columns={columns}
        rows={backlog}
        keyOf={({ kind }) => kind}
        choices={plainLook}
      />
    </SectionCard>
  );
}
