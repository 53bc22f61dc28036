import type { WorkItem } from '@oja/contract/work';
import type { WorkPriority } from '@oja/contract/work-fields';
import { Eye } from 'lucide-react';
import { Link } from 'react-router';
import type { Column } from '@/components/data-table/column';
import { Avatar } from '@/components/ui/avatar';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { cn } from '@/lib/class-names';
import { formatDateTime, formatRelative, formatSpan, formatZonedTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { ViewersSentence } from '@/shared/work/viewers-sentence';
import { workKindLabels, workPriorityLabels, workWaitLabels } from '@/shared/work/work-labels';
import { WorkMenu } from './work-menu';

type WorkColumnsInput = { now: number };

export function workColumns({ now }: WorkColumnsInput): Column<WorkItem>[] {
  return [
    {
      name: 'what',
      label: 'What',
      place: 'lead',
      className: 'md:min-w-44',
      cell: (item) => <What item={item} />,
    },
    {
      name: 'kind',
      label: 'Kind',
      cell: ({ kind }) => <Badge variant="outline">{workKindLabels[kind]}</Badge>,
    },
    { name: 'waiting', label: 'Waiting for', cell: (item) => workWaitLabels[item.waiting_for] },
    { name: 'owner', label: 'Owner', cell: (item) => <Owner item={item} /> },
    {
      name: 'age',
      label: 'Age',
      className: 'md:whitespace-nowrap',
      cell: ({ opened_at: openedAt }) => (
        <time dateTime={openedAt} title={formatDateTime(openedAt)}>
          {formatSpan(openedAt, now)}
        </time>
      ),
    },
    {
      name: 'due',
      label: 'Due',
      className: 'md:whitespace-nowrap',
      cell: (item) => <Due item={item} now={now} />,
    },
    {
      name: 'priority',
      label: 'Priority',
      cell: ({ priority }) => <Badge variant={badges[priority]}>{workPriorityLabels[priority]}</Badge>,
    },
    { name: 'actions', label: 'Actions', place: 'end', cell: (item) => <WorkMenu item={item} /> },
  ];
}

const badges: Readonly<Record<WorkPriority, BadgeVariant>> = {
  urgent: 'destructive',
  high: 'warning',
  normal: 'secondary',
  low: 'outline',
};

function What({ item }: { item: WorkItem }) {
  return (
    <div className="grid gap-1">
      <Link
        to={item.page}
        className="line-clamp-2 break-words rounded-sm font-medium underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
      >
        {item.title}
      </Link>
      <span className="wrap-anywhere tabular text-muted-foreground text-xs">
        {item.person ? <PersonLink id={item.person.id} name={item.person.name} /> : null}
        {item.person && item.reference ? ' · ' : ''}
        {item.reference}
      </span>
      {item.viewers.length > 0 ? (
        <span className="flex items-center gap-1 text-xs">
          <Eye aria-hidden="true" className="size-3.5 shrink-0" />
          <ViewersSentence viewers={item.viewers} />
        </span>
      ) : null}
    </div>
  );
}

function Owner({ item: { owner } }: { item: WorkItem }) {
  if (!owner) return <span className="text-muted-foreground">Nobody</span>;
  return (
    <span className="flex items-center gap-2 md:whitespace-nowrap">
      <Avatar name={owner.name} size="sm" className="size-6 text-[0.625rem]" />
      <PersonLink id={owner.id} name={owner.name} />
    </span>
  );
}

/** The exact time stands below, because a queue is planned by the clock. */
function Due({ item, now }: { item: WorkItem; now: number }) {
  if (item.due_at === null) return <span className="text-muted-foreground">No answer owed</span>;
  return (
    <time dateTime={item.due_at} className={cn('grid', item.overdue && 'font-medium text-danger')}>
      <span>
        {item.overdue ? `Overdue by ${formatSpan(item.due_at, now)}` : formatRelative(item.due_at, now)}
      </span>
      <span className="font-normal text-muted-foreground text-xs">{formatZonedTime(item.due_at)}</span>
    </time>
  );
}
