import { LatestNotifications } from '@/features/notifications/components/latest-notifications';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { AccountChecklist } from '../dashboard/account-checklist';
import { staffSteps } from '../dashboard/account-steps';
import { AdminBanner } from './admin-banner';
import { SystemCard } from './system-card';

export function Component() {
  const { user } = useAdminAuth();
  if (user === undefined) return null;
  return (
    <div className="grid gap-6">
      <title>Admin Dashboard · Oja</title>
      <AdminBanner user={user} />
      <div className="grid items-start gap-6 xl:grid-cols-5">
        <div className="grid gap-6 xl:col-span-3">
          <AccountChecklist title="Protect your staff account" steps={staffSteps} user={user} />
          <SystemCard />
        </div>
        <LatestNotifications className="xl:col-span-2" />
      </div>
    </div>
  );
}
