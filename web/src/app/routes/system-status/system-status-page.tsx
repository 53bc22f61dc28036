import { PageHeader } from '@/components/ui/page-header';
import { MoneyWatchPanel } from '@/features/payout-desk/components/watch/money-watch';
import { HealthHistoryCard } from '@/features/system-status/components/health-history-card';
import { ServerCards } from '@/features/system-status/components/server-cards';
import { SystemCard } from '@/features/system-status/components/system-card';

/** Whether Oja runs, and whether every kobo is where it belongs. */
export function Component() {
  return (
    <div className="grid gap-6">
      <title>System Status · Oja</title>
      <PageHeader
        title="System Status"
        description="Whether Oja runs, and whether every kobo is where it belongs."
      />
      <div className="grid items-start gap-6 xl:grid-cols-3">
        <div className="min-w-0 xl:col-span-2">
          <SystemCard />
        </div>
        <ServerCards />
      </div>
      <HealthHistoryCard />
      <MoneyWatchPanel />
    </div>
  );
}
