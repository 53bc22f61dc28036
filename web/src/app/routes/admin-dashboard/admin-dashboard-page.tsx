import { DashboardPanels } from '@/features/admin-dashboard/components/dashboard-panels';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { AccountChecklist } from '../dashboard/account-checklist';
import { countDone, staffSteps } from '../dashboard/account-steps';
import { AdminBanner } from './admin-banner';

export function Component() {
  const { user } = useAdminAuth();
  if (user === undefined) return null;
  return (
    <div className="grid gap-6">
      <title>Admin Dashboard · Oja</title>
      <AdminBanner user={user} />
      <DashboardPanels />
      {countDone(staffSteps, user) < staffSteps.length ? (
        <AccountChecklist title="Protect your staff account" steps={staffSteps} user={user} />
      ) : null}
    </div>
  );
}
