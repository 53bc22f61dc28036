import { useQuery } from '@tanstack/react-query';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { StatCardSkeleton } from '@/components/ui/stat-card';
import { securityCenterQuery } from '../api';
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
  return (
    <Loaded
      query={useQuery(securityCenterQuery)}
      failure="Failed to load the Security Center"
      skeleton={<Placeholders />}
    >
      {(center) => (
        <>
          <SecurityFigures center={center} />
          <div className="grid items-start gap-6 xl:grid-cols-3">
            <div className="grid min-w-0 gap-6 xl:col-span-2">
              <StaffSessions sessions={center.sessions} />
              <FailedSignIns latest={center.failed_sign_ins.latest} />
              <RevealLog reveals={center.reveals} />
            </div>
            <div className="grid min-w-0 gap-6">
              <LockedAccounts locked={center.failed_sign_ins.locked} />
              <TwoFactorCard twoFactor={center.two_factor} />
              <StaffActions actions={center.staff_actions} />
            </div>
          </div>
        </>
      )}
    </Loaded>
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
