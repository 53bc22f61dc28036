import type { LedgerAudit } from '@oja/contract/money-watch';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, ShieldCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SectionCard } from '@/components/ui/section-card';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { mutationKeys } from '@/lib/query-keys';
import { useIsIdle } from '@/lib/use-is-idle';
import { auditLedgerMutation } from '../../api';

export function AuditCard({ audit }: { audit: LedgerAudit | null }) {
  const isIdle = useIsIdle(mutationKeys.auditLedger);
  const check = useMutation({
    ...auditLedgerMutation,
    onSuccess: ({ clean }) =>
      toast(
        clean
          ? { title: 'Ledger Checked', description: 'Every kobo is accounted for.' }
          : {
              title: 'Ledger Checked',
              description: 'Something is wrong. Payouts are frozen.',
              variant: 'destructive',
            },
      ),
    onError: (error) => toastFailure(error, 'The ledger could not be checked.'),
  });
  return (
    <SectionCard
      title="Ledger audit"
      action={
        <Button
          variant="outline"
          size="sm"
          busy={check.isPending}
          busyLabel="Checking..."
          onClick={() => {
            if (isIdle()) check.mutate();
          }}
        >
          <ShieldCheck aria-hidden="true" />
          Check now
        </Button>
      }
    >
      {audit ? (
        <AuditResult audit={audit} />
      ) : (
        <EmptyState title="Not checked yet" description="The ledger is checked every night, and on demand." />
      )}
    </SectionCard>
  );
}

function AuditResult({ audit }: { audit: LedgerAudit }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b px-5 py-4 text-sm">
        <Badge variant={audit.clean ? 'success' : 'destructive'} className="px-3 py-1 text-sm">
          {audit.clean ? 'Clean' : 'Faults found'}
        </Badge>
        <p className="tabular text-muted-foreground">
          <time dateTime={audit.finished_at}>{formatDateTime(audit.finished_at)}</time> ·{' '}
          {audit.entries.toLocaleString('en-NG')} entries in {audit.milliseconds.toLocaleString('en-NG')} ms
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-2.5 p-5 md:grid-cols-2">
        {audit.checks.map(({ name, faults }) => (
          <li key={name} className="flex items-start gap-2.5 text-sm">
            {faults === 0 ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-success" />
            ) : (
              <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
            )}
            <span className="min-w-0 flex-1 break-words first-letter:uppercase">{name}</span>
            <span className={faults === 0 ? 'text-muted-foreground' : 'tabular font-semibold text-danger'}>
              {faults === 0 ? 'OK' : `${faults} ${faults === 1 ? 'fault' : 'faults'}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
