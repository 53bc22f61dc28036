import { PageHeader } from '@/components/ui/page-header';
import { MoneyWatchPanel } from '@/features/payout-desk/components/watch/money-watch';
import { SystemCard } from './system-card';

/** Whether Oja runs, and whether every kobo is where it belongs. */
export function Component() {
  return (
    <div className="grid gap-6">
      <title>System Status · Oja</title>
      <PageHeader
        title="System Status"
        description="Whether Oja runs, and whether every kobo is where it belongs."
      />
      <SystemCard />
      <MoneyWatchPanel />
    </div>
  );
}
