import type { AuditLogEntry } from '@oja/contract/audit-log';
import { type Column, type Direction, sortBy } from '@/components/data-table/column';
import { formatExactTime } from '@/lib/dates';
import { humanLabel } from '@/lib/event-labels';
import { PersonLink } from '@/shared/people/person-link';
import { SubjectLink } from './subject-link';

type LineColumnsInput = {
  direction: Direction;
  onDirection: (direction: Direction) => void;
  onShow: (lineId: string) => void;
};

const quiet = 'tabular text-muted-foreground md:whitespace-nowrap';

export function lineColumns({ direction, onDirection, onShow }: LineColumnsInput): Column<AuditLogEntry>[] {
  return [
    {
      name: 'when',
      label: 'When',
      className: quiet,
      sort: sortBy('when', {
        order: { sort: 'when', direction },
        first: 'desc',
        onOrder: (order) => onDirection(order.direction),
      }),
      cell: ({ happened_at: at }) => <time dateTime={at}>{formatExactTime(at)}</time>,
    },
    {
      name: 'action',
      label: 'Action',
      place: 'lead',
      className: 'md:whitespace-nowrap',
      cell: (line) => (
        <button
          type="button"
          aria-haspopup="dialog"
          className="rounded-sm text-left font-medium underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
          onClick={() => onShow(line.id)}
        >
          {humanLabel(line.action)}
        </button>
      ),
    },
    {
      name: 'who',
      label: 'Who',
      className: 'md:min-w-40',
      cell: ({ actor }) => (
        <>
          <p>
            <PersonLink id={actor.name ? actor.id : null} name={actor.name ?? actor.label} />
          </p>
          {actor.name ? <p className="wrap-anywhere text-muted-foreground text-xs">{actor.label}</p> : null}
        </>
      ),
    },
    {
      name: 'subject',
      label: 'Subject',
      className: 'md:min-w-40',
      cell: ({ subject }) => (
        <>
          <p className="line-clamp-2 max-w-56 break-words">
            <SubjectLink subject={subject} />
          </p>
          <p className="text-muted-foreground text-xs">{humanLabel(subject.kind)}</p>
        </>
      ),
    },
    {
      name: 'reason',
      label: 'Reason',
      className: 'md:min-w-48',
      cell: ({ reason }) => (
        <p className="line-clamp-2">{reason ?? <span className="text-muted-foreground">—</span>}</p>
      ),
    },
    { name: 'address', label: 'Address', className: quiet, cell: ({ address }) => address ?? '—' },
  ];
}
