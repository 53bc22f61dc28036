import { hoursText, percentText } from '@oja/contract/figure-texts';
import type { PersonFigures } from '@oja/contract/operator-figures';
import type { Column } from '@/components/data-table/column';
import { DataTable } from '@/components/data-table/data-table';
import { plainLook } from '@/components/data-table/table-choices';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionCard } from '@/components/ui/section-card';
import { formatCount } from '@/lib/counts';
import { PersonLink } from '@/shared/people/person-link';

const columns: readonly Column<PersonFigures>[] = [
  { name: 'person', label: 'Member of staff', place: 'lead', cell: (person) => <PersonLink {...person} /> },
  { name: 'answers', label: 'First answers', numeric: true, cell: ({ answers }) => formatCount(answers) },
  {
    name: 'answer_hours',
    label: 'Time to answer',
    numeric: true,
    cell: ({ answer_hours: hours }) => hoursText(hours),
  },
  { name: 'decisions', label: 'Decisions', numeric: true, cell: ({ decisions }) => formatCount(decisions) },
  {
    name: 'decision_hours',
    label: 'Time to decide',
    numeric: true,
    cell: ({ decision_hours: hours }) => hoursText(hours),
  },
  { name: 'ratings', label: 'Ratings', numeric: true, cell: ({ ratings }) => formatCount(ratings) },
  {
    name: 'good_rate',
    label: 'Good ratings',
    numeric: true,
    cell: ({ good_rate: rate }) => percentText(rate),
  },
];

export function PeopleTable({ people }: { people: readonly PersonFigures[] }) {
  return (
    <SectionCard title="By member of staff">
      {people.length === 0 ? (
        <EmptyState
          title="Nothing was answered or decided"
          description="The work of each member of staff shows up here."
        />
      ) : (
        <DataTable
          label="Work of each member of staff"
          columns={columns}
          rows={people}
          keyOf={({ id }) => id}
          choices={plainLook}
        />
      )}
    </SectionCard>
  );
}
