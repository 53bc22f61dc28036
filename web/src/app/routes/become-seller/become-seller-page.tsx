import type { SellerApplication } from '@oja/contract/applications';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { ownApplicationQuery } from '@/features/applications/api/own-application';
import { ApprovedView } from '@/features/applications/components/approved-view';
import { UnderReview } from '@/features/applications/components/under-review';
import { ApplicationWizard } from '@/features/applications/components/wizard/application-wizard';
import { PlanSkeletons } from '@/features/plans/components/plan-skeletons';
import { SellerPlans } from '@/features/plans/components/seller-plans';
import { failureSentence } from '@/lib/api/failure-sentence';
import { useAuth } from '@/lib/auth/auth-provider';
import type { AuthUser } from '@/lib/auth/auth-store';
import { pageView } from './page-view';
import { ViewSwitch } from './view-switch';

/**
 * What stands here depends on the application: nobody who has not applied sees more than the plans, and everybody else
 * finds their application first. The plans stay one click away from each of these states.
 */
export function Component() {
  const { user } = useAuth();
  const [parameters] = useSearchParams();
  const query = useQuery(ownApplicationQuery);
  // The guard of the portal leads elsewhere in the same moment.
  if (user === undefined) return null;
  const view = pageView(query.data?.status ?? 'not_applied', parameters.get('view'));
  return (
    <div className="@container mx-auto w-full max-w-7xl">
      <title>Become a Seller · Oja</title>
      <div className="grid gap-6">
        <PageHeader
          title="Become a Seller"
          description={view.description}
          actions={query.data ? <ViewSwitch status={query.data.status} view={view.kind} /> : null}
        />
        {query.isPending ? <PlanSkeletons /> : null}
        {query.isError ? (
          <Card>
            <ErrorState
              title="Failed to load your seller page"
              description={failureSentence(query.error, 'Please try again in a moment.')}
              retryLabel="Try Again"
              headingLevel="h2"
              retrying={query.isFetching}
              onRetry={() => void query.refetch()}
            />
          </Card>
        ) : null}
        {query.data ? contentOf(view.kind, query.data, user) : null}
      </div>
    </div>
  );
}

function contentOf(
  kind: ReturnType<typeof pageView>['kind'],
  application: SellerApplication,
  user: AuthUser,
): ReactNode {
  switch (kind) {
    case 'plans':
      return <SellerPlans />;
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
