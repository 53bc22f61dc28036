import { useQuery } from '@tanstack/react-query';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { StatCardSkeleton } from '@/components/ui/stat-card';
import { failureSentence } from '@/lib/api/failure-sentence';
import { securityCenterQuery } from '../api/read-security-center';
import { FailedSignIns, LockedAccounts } from '../components/failed-sign-ins';
import { RevealLog, StaffActions } from '../components/latest-entries';
import { SecurityFigures } from '../components/security-figures';
import { StaffSessions } from '../components/staff-sessions';
import { TwoFactorCard } from '../components/two-factor-card';

export function Component() {
  return (
    <div className="grid gap-6">
      <title>Security Center · Oja</title>
      <PageHeader
        title="Security Center"
        description="Who tries to get in, who is in, how accounts are protected, and who saw which credentials."
      />
      <Panels />
    </div>
  );
}

function Panels() {
  const { data, error, isPending, isFetching, refetch } = useQuery(securityCenterQuery);
  if (isPending) return <Placeholders />;
  if (data === undefined) {
    return (
      <Card>
        <ErrorState
          title="Failed to load the Security Center"
          description={failureSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
          headingLevel="h2"
        />
      </Card>
    );
  }
  return (
    <>
      <SecurityFigures center={data} />
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="grid min-w-0 gap-6 xl:col-span-2">
          <StaffSessions sessions={data.sessions} />
          <FailedSignIns latest={data.failed_sign_ins.latest} />
          <RevealLog reveals={data.reveals} />
        </div>
        <div className="grid min-w-0 gap-6">
          <LockedAccounts locked={data.failed_sign_ins.locked} />
          <TwoFactorCard twoFactor={data.two_factor} />
          <StaffActions actions={data.staff_actions} />
        </div>
      </div>
    </>
  );
}

function Placeholders() {
  return (
    <LoadingRegion label="Loading the Security Center" className="grid gap-6">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {['locked', 'failed', 'sessions', 'two-factor'].map((name) => (
          <StatCardSkeleton key={name} />
        ))}
      </div>
      <div className="grid gap-6 xl:grid-cols-3">
        <Skeleton className="h-96 rounded-lg xl:col-span-2" />
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </LoadingRegion>
  );
}
