import { LatestNotifications } from '@/features/notifications/components/latest-notifications';
import { useAuth } from '@/lib/auth/auth-provider';
import { AccountChecklist } from './account-checklist';
import { traderSteps } from './account-steps';
import { DashboardStats } from './dashboard-stats';
import { RecentActivity } from './recent-activity';
import { WelcomeBanner } from './welcome-banner';

export function Component() {
  const { user } = useAuth();
  if (user === undefined) return null;
  return (
    <div className="grid gap-6">
      <title>Dashboard · Oja</title>
      <WelcomeBanner user={user} />
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
