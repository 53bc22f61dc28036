import type { AdminDashboard, PendingActionKind } from '@oja/contract/admin-dashboard';
import type { WorkKind } from '@oja/contract/work-fields';
import { BellRing, ChevronRight, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { SectionCard } from '@/components/ui/section-card';
import { adminPaths } from '@/config/admin-paths';
import { formatCount } from '@/lib/counts';
import { formatAgo } from '@/lib/format-ago';

const workPage = (kind: WorkKind) => `${adminPaths.work}?kind=${kind}`;

/** Labels of the pending work, and the pages that list exactly what is counted. */
const pendingLabels: Readonly<Record<PendingActionKind, { label: string; to: string }>> = {
  disputes: { label: 'Disputes waiting for a decision', to: workPage('dispute') },
  appeals: { label: 'Appeals against decisions', to: workPage('appeal') },
  claims: { label: 'Claims waiting for a decision', to: workPage('claim') },
  approvals: { label: 'Proposals to approve', to: workPage('approval') },
  sanctions: { label: 'Appeals against sanctions', to: workPage('sanction') },
  listings: { label: 'Listings waiting for review', to: workPage('listing') },
  reports: { label: 'Reports to decide', to: workPage('report') },
  withdrawals: { label: 'Withdrawals to check', to: workPage('withdrawal') },
  tickets: { label: 'Support answers that are late', to: `${workPage('ticket')}&overdue=true` },
  applications: { label: 'Seller applications', to: workPage('application') },
  bank_accounts: { label: 'Bank accounts to compare', to: workPage('bank_account') },
  parked_payments: { label: 'Parked payments to decide', to: workPage('parked_payment') },
  chargebacks: { label: 'Chargebacks to answer', to: workPage('chargeback') },
  invariants: { label: 'Money invariants broken', to: `${adminPaths.withdrawals}?view=money` },
};

export function PendingActions({ actions }: { actions: AdminDashboard['pendingActions'] }) {
  return (
    <SectionCard title="Pending Actions">
      <ul className="divide-y">
        {actions.map(({ kind, count }) => (
          <li key={kind}>
            <Link
              to={pendingLabels[kind].to}
              className="flex items-center gap-3 px-5 py-3 text-sm transition-colors hover:bg-muted/50"
            >
              <span className="flex-1">{pendingLabels[kind].label}</span>
              <Badge variant={count === 0 ? 'outline' : kind === 'invariants' ? 'destructive' : 'warning'}>
                {formatCount(count)}
              </Badge>
              <ChevronRight aria-hidden="true" className="size-4 text-muted-foreground" />
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}

export function RecentAlerts({ alerts }: { alerts: AdminDashboard['recentAlerts'] }) {
  return (
    <SectionCard
      title="Recent Alerts"
      action={
        alerts.length > 0 ? (
          <Button asChild variant="ghost" size="sm">
            <Link to={`${adminPaths.withdrawals}?view=money`}>View all alerts</Link>
          </Button>
        ) : null
      }
    >
      {alerts.length === 0 ? (
        <p className="flex items-center gap-2 px-5 py-4 text-muted-foreground text-sm">
          <CircleCheck aria-hidden="true" className="size-4 text-success" />
          Nothing needs your attention.
        </p>
      ) : (
        <ul className="divide-y">
          {alerts.map((alert) => (
            <li key={alert.id} className="flex gap-3 px-5 py-3 text-sm">
              <BellRing aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
              <div className="min-w-0">
                <p className="break-words">{alert.message}</p>
                <p className="text-muted-foreground text-xs">
                  <time dateTime={alert.raised_at}>{formatAgo(alert.raised_at)}</time>
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </SectionCard>
  );
}
