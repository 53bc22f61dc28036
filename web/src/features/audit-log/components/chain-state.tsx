import type { AuditCheck } from '@oja/contract/audit-log';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { countOf, formatCount } from '@/lib/counts';
import { formatDateTime } from '@/lib/dates';
import { auditOverviewQuery, verifyChainMutation } from '../api';

/** Whether the log is still as it was written, and the button that finds out. */
export function ChainState() {
  const overview = useQuery(auditOverviewQuery);
  const verify = useMutation({
    ...verifyChainMutation,
    onSuccess: (check) =>
      toast(
        check.broken
          ? { title: 'The chain is broken', description: sentenceOf(check), variant: 'destructive' }
          : { title: 'Chain verified', description: sentenceOf(check) },
      ),
    onError: (error) => toastFailure(error, 'Please try again.', 'The check did not finish'),
  });
  const check = overview.data?.last_check;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {overview.data === undefined ? (
          <span className="text-muted-foreground">
            {overview.isError ? 'The last check could not be read.' : 'Reading the last check...'}
          </span>
        ) : (
          <>
            <ChainBadge check={check ?? null} />
            <span className="text-muted-foreground">
              {check
                ? `${sentenceOf(check)} ${formatDateTime(check.checked_at)}`
                : 'Each entry carries the hash of the one before; a check shows any change.'}
            </span>
          </>
        )}
      </div>
      <Button
        variant="outline"
        size="sm"
        busy={verify.isPending}
        busyLabel="Verifying..."
        onClick={() => verify.mutate()}
      >
        Verify
      </Button>
    </Card>
  );
}

function ChainBadge({ check }: { check: AuditCheck | null }) {
  if (check === null) {
    return (
      <Badge variant="outline">
        <ShieldQuestion aria-hidden="true" />
        Not verified yet
      </Badge>
    );
  }
  return check.broken ? (
    <Badge variant="destructive">
      <ShieldAlert aria-hidden="true" />
      Chain broken
    </Badge>
  ) : (
    <Badge variant="success">
      <ShieldCheck aria-hidden="true" />
      Chain verified
    </Badge>
  );
}

function sentenceOf({ checked, total, broken }: AuditCheck): string {
  if (broken) return `Entry ${formatCount(broken.position)} does not fit: ${broken.fault}.`;
  const entries = countOf(total, 'entry', 'entries');
  const which = checked < total ? `the latest ${formatCount(checked)} of ${entries}` : entries;
  return `Checked ${which}; each is unchanged and follows the one before it.`;
}
