import { DashboardPanels } from '@/features/admin-dashboard/components/dashboard-panels';
import { AccountChecklist } from '@/features/dashboard/components/account-checklist';
import { countDone, staffSteps } from '@/features/dashboard/logic/account-steps';
import { useAdminAuth } from '@/lib/auth/auth-provider';
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
