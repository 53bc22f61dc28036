import type { Alert } from '@oja/contract/money-watch';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { SectionCard } from '@/components/ui/section-card';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { resolveAlertMutation } from '../../api';

export function AlertsCard({ alerts }: { alerts: readonly Alert[] }) {
  const open = alerts.filter((alert) => alert.resolved_at === null);
  const closed = alerts.filter((alert) => alert.resolved_at !== null);
  return (
    <SectionCard title={open.length > 0 ? `Open alerts (${open.length})` : 'Open alerts'}>
      {open.length === 0 ? (
        <EmptyState title="No open alerts" description="What staff must look at will show up here." />
      ) : (
        <ul className="divide-y">
          {open.map((alert) => (
            <OpenAlert key={alert.id} alert={alert} />
          ))}
        </ul>
      )}
      {closed.length > 0 ? <ClosedAlerts alerts={closed} /> : null}
    </SectionCard>
  );
}

function OpenAlert({ alert }: { alert: Alert }) {
  const [isOpen, setOpen] = useState(false);
  const resolution = useMutation({
    ...resolveAlertMutation,
    onSuccess: () => {
      setOpen(false);
      toast({ title: 'Alert Resolved' });
    },
    onError: (error) => toastFailure(error, 'The alert could not be closed.'),
  });
  return (
    <li className="flex items-start gap-3 px-5 py-3.5 text-sm">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warning" />
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="wrap-anywhere min-w-0">{alert.message}</p>
        <p className="text-muted-foreground text-xs">
          <time dateTime={alert.raised_at}>{formatDateTime(alert.raised_at)}</time>
        </p>
        <Button
          variant="outline"
          size="sm"
          className="mt-1 justify-self-start"
          aria-label={`Resolve: ${alert.message}`}
          onClick={() => setOpen(true)}
        >
          Resolve
        </Button>
      </div>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Resolve this alert?"
        description={alert.message}
        label="What was done"
        hint="It stays in the audit log."
        confirmLabel="Resolve"
        busyLabel="Saving..."
        busy={resolution.isPending}
        onConfirm={(note) => resolution.mutate({ id: alert.id, note })}
      />
    </li>
  );
}

function ClosedAlerts({ alerts }: { alerts: readonly Alert[] }) {
  return (
    <details className="border-t text-sm">
      <summary className="px-5 py-3 font-medium text-muted-foreground -outline-offset-2">
        Closed alerts ({alerts.length})
      </summary>
      <ul className="divide-y border-t">
        {alerts.map((alert) => (
          <li key={alert.id} className="grid gap-0.5 px-5 py-3">
            <p className="wrap-anywhere text-muted-foreground">{alert.message}</p>
            <p className="wrap-anywhere">{alert.note}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
