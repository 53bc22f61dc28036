import type { PersonPage, PersonRecord, PersonRecordKind } from '@oja/contract/person-page';
import { recordStatusLabels } from '@oja/contract/person-record-labels';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { LoadMore } from '@/components/ui/load-more';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PlatformMark } from '@/components/ui/platform-mark';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { useMayOpen } from '@/lib/auth/use-may';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { humanLabel } from '@/lib/event-labels';
import { formatNaira } from '@/lib/money';
import { PersonLink } from '@/shared/people/person-link';
import { StaffLink } from '@/shared/people/staff-link';
import { personRecordsQuery } from '../../api';
import { personSections } from '../../logic/person-sections';

type RecordCardProps = {
  person: PersonPage;
  kind: PersonRecordKind;
  /** Alone on the page, with longer pages and without the link to all. */
  alone?: boolean;
  /** Above the rows. */
  intro?: ReactNode | ((records: readonly PersonRecord[]) => ReactNode);
  /** At the end of a row. */
  action?: (record: PersonRecord) => ReactNode;
};

const rowsAlone = 50;

/** One list of the page: the newest few rows, more on demand, and a link to the page that holds all. */
export function RecordCard({ person, kind, alone = false, intro, action }: RecordCardProps) {
  const { title, all } = personSections[kind];
  const mayOpen = useMayOpen();
  const query = useInfiniteQuery(personRecordsQuery(person.id, kind, alone ? rowsAlone : undefined));
  const records = query.data?.pages.flatMap(({ data }) => data);
  const allPage = alone ? undefined : all?.to(person);
  return (
    <SectionCard
      title={title}
      action={
        allPage !== undefined && mayOpen(allPage) ? (
          <Button asChild variant="ghost" size="sm">
            <Link to={allPage}>{all?.label}</Link>
          </Button>
        ) : null
      }
    >
      {typeof intro === 'function' ? intro(records ?? []) : intro}
      {query.isPending ? (
        <LoadingRegion className="grid gap-3 p-5">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </LoadingRegion>
      ) : null}
      {query.isError && records === undefined ? (
        <div role="alert" className="grid justify-items-start gap-2 p-5 text-sm">
          <p className="text-danger">{failureSentence(query.error, 'This list could not be loaded.')}</p>
          <Button variant="outline" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
            Try Again
          </Button>
        </div>
      ) : null}
      {records ? <Records kind={kind} records={records} action={action} /> : null}
      <LoadMore query={query} failure="The next rows could not be loaded." />
    </SectionCard>
  );
}

type RecordsProps = Pick<RecordCardProps, 'kind' | 'action'> & { records: readonly PersonRecord[] };

function Records({ kind, records, action }: RecordsProps) {
  const { nothing, to } = personSections[kind];
  if (records.length === 0) return <p className="px-5 py-4 text-muted-foreground text-sm">{nothing}</p>;
  return (
    <ul className="divide-y">
      {records.map((record) => (
        <li key={record.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2.5 text-sm">
          {record.platform ? <PlatformMark platform={record.platform} size="sm" labelled /> : null}
          <div className="min-w-40 flex-1">
            <p className="whitespace-pre-wrap break-words">
              <RecordTitle kind={kind} record={record} to={to?.(record)} />
            </p>
            <p className="break-words text-muted-foreground text-xs">
              {record.detail ? `${record.detail} · ` : ''}
              <OtherPerson person={record.person} />
              <time dateTime={record.at}>{formatDateTime(record.at)}</time>
            </p>
          </div>
          {record.amount === null ? null : <Amount kind={kind} amount={record.amount} />}
          {record.status ? (
            <Badge variant={record.status === 'open' ? 'warning' : 'outline'}>
              {recordStatusLabels[kind][record.status] ?? record.status}
            </Badge>
          ) : null}
          {action?.(record)}
        </li>
      ))}
    </ul>
  );
}

function OtherPerson({ person }: Pick<PersonRecord, 'person'>) {
  if (person === null) return null;
  return (
    <>
      {person.label}: <PersonLink id={person.id} name={person.name} /> ·{' '}
    </>
  );
}

type RecordTitleProps = { kind: PersonRecordKind; record: PersonRecord; to: string | undefined };

function RecordTitle({ kind, record, to }: RecordTitleProps) {
  const title = kind === 'audit' ? humanLabel(record.title) : record.title;
  if (to === undefined) return title;
  return (
    <StaffLink
      to={to}
      className="rounded-sm font-medium underline decoration-primary/40 underline-offset-4 hover:decoration-primary"
    >
      {title}
    </StaffLink>
  );
}

/** A movement of the wallet has a sign; the price of a purchase has none. */
function Amount({ kind, amount }: { kind: PersonRecordKind; amount: number }) {
  const isMovement = kind === 'wallet';
  const sign = isMovement ? (amount > 0 ? '+' : '−') : '';
  return (
    <span className={cn('tabular whitespace-nowrap font-medium', isMovement && amount > 0 && 'text-success')}>
      {sign}
      {formatNaira(Math.abs(amount))}
    </span>
  );
}
