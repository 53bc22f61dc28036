import { hoursText } from '@oja/contract/figure-texts';
import type { DecidedKind, OperatorFigures } from '@oja/contract/operator-figures';
import type { Column } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { plainLook } from '@/components/data-table/table-choices';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionCard } from '@/components/ui/section-card';
import { formatCount } from '@/lib/counts';
import { workKindLabels } from '@/shared/work/work-labels';

type Row = Omit<DecidedKind, 'kind'> & { kind: DecidedKind['kind'] | 'all' };

const columns: readonly Column<Row>[] = [
  {
    name: 'kind',
    label: 'Kind of work',
    place: 'lead',
    cell: ({ kind }) => (
      <span className="font-medium">{kind === 'all' ? 'All kinds' : workKindLabels[kind]}</span>
    ),
  },
  { name: 'decisions', label: 'Decisions', numeric: true, cell: ({ decisions }) => formatCount(decisions) },
  {
    name: 'decision_hours',
    label: 'Median time to decide',
    numeric: true,
    cell: ({ decision_hours: hours }) => hoursText(hours),
  },
];

/** A median of all kinds says little where a report takes an hour and an application two days. */
export function DecidedCard({ decided: { total, kinds } }: Pick<OperatorFigures, 'decided'>) {
  return (
    <SectionCard title="Time to decide">
      {kinds.length === 0 ? (
        <EmptyState
          title="Nothing was decided"
          description="The time that each kind of work takes shows up here."
        />
      ) : (
        <DataTable
          label="Time to decide each kind of work"
          columns={columns}
          rows={[{ kind: 'all', ...total }, ...kinds]}
          keyOf={({ kind }) => kind}
          choices={plainLook}
        />
      )}
    </SectionCard>
  );
}
