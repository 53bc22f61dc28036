import { AccountChecklist } from '@/features/dashboard/components/account-checklist';
import { DashboardStats } from '@/features/dashboard/components/dashboard-stats';
import { NeedsYou } from '@/features/dashboard/components/needs-you';
import { RecentActivity } from '@/features/dashboard/components/recent-activity';
import { WelcomeBanner } from '@/features/dashboard/components/welcome-banner';
import { traderSteps } from '@/features/dashboard/logic/account-steps';
import { LatestNotifications } from '@/features/notifications/components/latest-notifications';
import { useAuth } from '@/lib/auth/auth-provider';
import { StandingNotice } from '@/shared/sanctions/standing-notice';

export function Component() {
  const { user } = useAuth();
  if (user === undefined) return null;
  return (
    <div className="grid gap-6">
      <title>Dashboard · Oja</title>
      <WelcomeBanner user={user} />
      <StandingNotice />
      <NeedsYou />
      <DashboardStats />
      <div className="grid items-start gap-6 xl:grid-cols-5">
        <div className="grid min-w-0 gap-6 xl:col-span-3">
          <RecentActivity />
          <AccountChecklist title="Get your account ready" steps={traderSteps} user={user} />
        </div>
        <LatestNotifications className="xl:col-span-2" />
      </div>
    </div>
  );
}
