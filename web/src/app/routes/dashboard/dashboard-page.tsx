import { LatestNotifications } from '@/features/notifications/components/latest-notifications';
import { useAuth } from '@/lib/auth/auth-provider';
import { AccountChecklist } from './account-checklist';
import { traderSteps } from './account-steps';
import { WelcomeBanner } from './welcome-banner';

export function Component() {
  const { user } = useAuth();
  if (user === undefined) return null;
  return (
    <div className="grid gap-6">
      <title>Dashboard · Oja</title>
      <WelcomeBanner user={user} />
      <div className="grid items-start gap-6 xl:grid-cols-5">
        <AccountChecklist
          title="Get your account ready"
          steps={traderSteps}
          user={user}
          className="xl:col-span-3"
        />
        <LatestNotifications className="xl:col-span-2" />
      </div>
    </div>
  );
}
