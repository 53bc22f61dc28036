import type { ApplicationInReview } from '@oja/contract/applications';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { rowDetails } from '@/components/list-keys/is-covered';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { adminPaths } from '@/config/admin-paths';
import { useItemKeys } from '@/shared/work/use-work-keys';
import { WorkPresence } from '@/shared/work/work-presence';
import { applicationInReviewQuery } from '../api';
import { ApplicationStatusBadge } from '../components/application-status-badge';
import { FactList } from '../components/fact-list';
import { ApplicantCard } from '../components/review/applicant-card';
import { BankAccountCard } from '../components/review/bank-account-card';
import { DecisionCard } from '../components/review/decision-card';
import { DocumentViewer } from '../components/review/document-viewer';
import { HandleLink } from '../components/review/handle-link';
import { experienceLabel } from '../logic/application-labels';

export function Component() {
  const { applicationId = '' } = useParams();
  const query = useQuery(applicationInReviewQuery(applicationId));
  const keys = useItemKeys({ kind: 'application', id: applicationId });
  return (
    <div className="@container mx-auto grid w-full max-w-6xl gap-6" {...rowDetails}>
      <title>{`${query.data?.name ?? 'Application'} · Oja`}</title>
      <PageHeader
        breadcrumb={
          <Breadcrumb
            crumbs={[
              { label: 'Seller Applications', to: adminPaths.applications },
              { label: query.data?.name ?? 'Application' },
            ]}
          />
        }
        title={query.data?.name ?? 'Application'}
        actions={
          <>
            <ListKeysHelp {...keys} />
            {query.data ? <ApplicationStatusBadge status={query.data.status} /> : null}
          </>
        }
      />
      <Loaded query={query} failure="Failed to load this application" skeleton={<PageSkeleton />}>
        {(application) => (
          <>
            {application.status === 'pending' ? (
              <WorkPresence kind="application" id={application.id} />
            ) : null}
            {/* Another application begins with its documents closed. */}
            <Application key={application.id} application={application} />
          </>
        )}
      </Loaded>
    </div>
  );
}

function Application({ application }: { application: ApplicationInReview }) {
  return (
    <div className="grid items-start gap-6 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">
        <Card>
          <CardHeader>
            <CardTitle as="h2">Personal Information</CardTitle>
          </CardHeader>
          <CardContent>
            <FactList
              facts={[
                { term: 'First name', value: application.firstName },
                { term: 'Last name', value: application.lastName },
                { term: 'E-mail', value: application.email },
                { term: 'Phone', value: application.phone },
                { term: 'Bio', value: application.bio },
              ]}
            />
          </CardContent>
        </Card>
        <Card>
          <CardHeader>
            <CardTitle as="h2">Account Information</CardTitle>
          </CardHeader>
          <CardContent>
            <FactList
              facts={[
                {
                  term: 'Instagram',
                  value: <HandleLink platform="instagram" handle={application.instagram} />,
                },
                { term: 'YouTube', value: <HandleLink platform="youtube" handle={application.youtube} /> },
                { term: 'Twitter/X', value: <HandleLink platform="twitter" handle={application.twitter} /> },
                { term: 'Experience', value: experienceLabel(application.experience) },
              ]}
            />
          </CardContent>
        </Card>
        <BankAccountCard application={application} />
        {application.documents.map((document) => (
          <DocumentViewer key={document.kind} applicationId={application.id} document={document} />
        ))}
      </div>
      <div className="grid gap-6 @4xl:sticky @4xl:top-20">
        <DecisionCard application={application} />
        <ApplicantCard applicant={application.applicant} />
      </div>
    </div>
  );
}

function PageSkeleton() {
  return (
    <LoadingRegion className="grid gap-6 @4xl:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-6">
        <Skeleton className="h-56" />
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
      <Skeleton className="h-52" />
    </LoadingRegion>
  );
}
