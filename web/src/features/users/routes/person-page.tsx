import type { PersonPage, PersonRecordKind } from '@oja/contract/person-page';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown, Eye } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { NoResultsArt } from '@/components/art/no-results-art';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from '@/components/ui/dropdown-menu';
import { EmptyState } from '@/components/ui/empty-state';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { adminPaths } from '@/config/admin-paths';
import { ApiError } from '@/lib/api/api-error';
import { personQuery } from '@/shared/people/person-query';
import { ActionItems, hasActionItems } from '../components/action-items';
import { UserDialog, type UserDialogKind } from '../components/dialogs/user-dialog';
import { ViewDialog } from '../components/dialogs/view-dialog';
import { MoneyCard } from '../components/person/money-card';
import { PersonHead } from '../components/person/person-head';
import { PersonSignals } from '../components/person/person-signals';
import { RecordCard } from '../components/person/record-card';
import { RelatedAccounts } from '../components/person/related-accounts';
import { SanctionCard } from '../components/person/sanction-card';
import { SessionCard } from '../components/person/session-card';
import { SupportCard } from '../components/person/support-card';
import { NoteForm } from '../components/profile/note-form';
import { listOf, personSections } from '../logic/person-sections';

export function Component() {
  const { userId = '' } = useParams();
  // What was typed or opened belongs to one person.
  return <PersonRecords key={userId} userId={userId} />;
}

/** Everything about one person at one address, and every action on the account. */
function PersonRecords({ userId }: { userId: string }) {
  const query = useQuery(personQuery(userId));
  const [open, setOpen] = useState<UserDialogKind>();
  const [isViewing, setViewing] = useState(false);
  const [address] = useSearchParams();
  const list = listOf(address);
  const person = query.data;
  const name = person?.name ?? 'Person';
  return (
    <div className="@container mx-auto grid w-full max-w-7xl gap-6">
      <title>{`${name} · Oja`}</title>
      <PageHeader
        breadcrumb={<Breadcrumb crumbs={crumbsOf({ userId, name, list })} />}
        title={name}
        actions={person ? <Actions person={person} onOpen={setOpen} onView={() => setViewing(true)} /> : null}
      />
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <NotThere />
      ) : (
        <Loaded query={query} failure="Failed to load this person" skeleton={<PageSkeleton />}>
          {(loaded) => (list ? <ListAlone person={loaded} kind={list} /> : <Page person={loaded} />)}
        </Loaded>
      )}
      {isViewing && person ? <ViewDialog person={person} onClose={() => setViewing(false)} /> : null}
      {open && person ? <UserDialog kind={open} user={person} onClose={() => setOpen(undefined)} /> : null}
    </div>
  );
}

function crumbsOf({ userId, name, list }: { userId: string; name: string; list?: PersonRecordKind }) {
  const users = { label: 'User Management', to: adminPaths.users };
  if (list === undefined) return [users, { label: name }];
  return [users, { label: name, to: adminPaths.person.to(userId) }, { label: personSections[list].title }];
}

type ActionsProps = {
  person: PersonPage;
  onOpen: (dialog: UserDialogKind) => void;
  onView: () => void;
};

function Actions({ person, onOpen, onView }: ActionsProps) {
  return (
    <>
      {person.actions.includes('view_as') ? (
        <Button variant="outline" onClick={onView}>
          <Eye aria-hidden="true" />
          View as user
        </Button>
      ) : null}
      {hasActionItems(person) ? (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline">
              Actions
              <ChevronDown aria-hidden="true" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            <ActionItems user={person} onOpen={onOpen} />
          </DropdownMenuContent>
        </DropdownMenu>
      ) : null}
    </>
  );
}

/** How the person behaves comes first, then what was bought, sold and paid. */
function Page({ person }: { person: PersonPage }) {
  return (
    <div className="grid gap-6">
      <PersonHead person={person} />
      <MoneyCard person={person} />
      <div className="grid items-start gap-6 @4xl:grid-cols-2">
        <Column>
          <SanctionCard person={person} />
          <PersonSignals userId={person.id} />
          <RelatedAccounts userId={person.id} />
          {person.actions.includes('help_sign_in') ? <SupportCard person={person} /> : null}
          <SessionCard person={person} />
          <RecordCard person={person} kind="tickets" />
          <RecordCard person={person} kind="reports_about" />
          <RecordCard person={person} kind="reports_by" />
          <RecordCard
            person={person}
            kind="message_reports"
            intro={
              <p className="border-b px-5 py-3 text-muted-foreground text-sm">
                Conversations are private. One is opened from a reported message or a dispute, with a reason
                that is logged.
              </p>
            }
          />
          <RecordCard person={person} kind="warnings" />
          <RecordCard person={person} kind="withdrawals" />
          <RecordCard person={person} kind="destinations" />
          <RecordCard person={person} kind="audit" />
        </Column>
        <Column>
          <RecordCard
            person={person}
            kind="notes"
            intro={<NoteForm userId={person.id} className="border-b p-5" />}
          />
          <RecordCard person={person} kind="purchases" />
          <RecordCard person={person} kind="sales" />
          <RecordCard person={person} kind="listings" />
          <RecordCard person={person} kind="disputes" />
          <RecordCard person={person} kind="claims" />
          <RecordCard person={person} kind="wallet" />
        </Column>
      </div>
    </div>
  );
}

function ListAlone({ person, kind }: { person: PersonPage; kind: PersonRecordKind }) {
  if (kind === 'sessions') return <SessionCard person={person} alone />;
  return <RecordCard key={kind} person={person} kind={kind} alone />;
}

function Column({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 gap-6">{children}</div>;
}

function NotThere() {
  return (
    <Card>
      <EmptyState
        art={<NoResultsArt />}
        title="There is no such person"
        description="The account was deleted, or the address is wrong."
        headingLevel="h2"
        action={
          <Button asChild variant="outline">
            <Link to={adminPaths.users}>User Management</Link>
          </Button>
        }
      />
    </Card>
  );
}

function PageSkeleton() {
  return (
    <LoadingRegion className="grid gap-6">
      <Skeleton className="h-44" />
      <Skeleton className="h-48" />
      <div className="grid gap-6 @4xl:grid-cols-2">
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </div>
    </LoadingRegion>
  );
}
