import type { SellerApplication } from '@oja/contract/applications';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { failureSentence } from '@/lib/api/failure-sentence';
import { useAuth } from '@/lib/auth/auth-provider';
import type { AuthUser } from '@/lib/auth/auth-store';
import { ownApplicationQuery } from '../api';
import { type PageViewKind, pageView } from '../logic/page-view';
import { ApprovedView } from './approved-view';
import { UnderReview } from './under-review';
import { ViewSwitch } from './view-switch';
import { ApplicationWizard } from './wizard/application-wizard';

interface SellerPageProps {
  /** The plans of the sellers, which are another feature. */
  plans: ReactNode;
  skeleton: ReactNode;
}

/**
 * The content depends on the application: without one it shows the plans, otherwise the application first. The plans
 * stay one click away from each of these states.
 */
export function SellerPage({ plans, skeleton }: SellerPageProps) {
  const { user } = useAuth();
  const [parameters] = useSearchParams();
  const query = useQuery(ownApplicationQuery);
  // The guard of the portal leads elsewhere in the same moment.
  if (user === undefined) return null;
  const view = pageView(query.data?.status ?? 'not_applied', parameters.get('view'));
  return (
    <div className="@container mx-auto w-full max-w-7xl">
      <div className="grid gap-6">
        <PageHeader
          title="Become a Seller"
          description={view.description}
          actions={query.data ? <ViewSwitch status={query.data.status} view={view.kind} /> : null}
        />
        {query.isPending ? skeleton : null}
        {query.isLoadingError ? (
          <Card>
            <ErrorState
              title="Failed to load your seller page"
              description={failureSentence(query.error, 'Please try again in a moment.')}
              error={query.error}
              retryLabel="Try Again"
              headingLevel="h2"
              retrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          </Card>
        ) : null}
        {query.data ? (view.kind === 'plans' ? plans : applicationView(view.kind, query.data, user)) : null}
      </div>
    </div>
  );
}

function applicationView(
  kind: Exclude<PageViewKind, 'plans'>,
  application: SellerApplication,
  user: AuthUser,
): ReactNode {
  switch (kind) {
    case 'under_review':
      return <UnderReview application={application} />;
    case 'approved':
      return <ApprovedView planName={user.plan?.name} />;
    case 'wizard':
      return <ApplicationWizard application={application} user={user} />;
    default:
      return kind satisfies never;
  }
}
