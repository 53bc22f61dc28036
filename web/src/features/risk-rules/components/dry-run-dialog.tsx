import type { RiskDryRun, RiskRule } from '@oja/contract/risk';
import { dryRunDays } from '@oja/contract/risk-signals';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { platformLabel } from '@/components/ui/platform-mark';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { adminPaths } from '@/config/admin-paths';
import { countOf, formatCount } from '@/lib/counts';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { dryRunQuery, switchRuleMutation } from '../api';
import { conditionText } from '../logic/condition-text';

type DryRunDialogProps = { rule: RiskRule; onClose: () => void };

export function DryRunDialog({ rule, onClose }: DryRunDialogProps) {
  const query = useQuery(dryRunQuery(rule.id));
  const version = query.data?.version;
  const switching = useMutation({
    ...switchRuleMutation,
    onSuccess: () => {
      toast({ title: 'Rule Switched On', description: rule.name });
      onClose();
    },
    onError: (error) => toastFailure(error, 'The rule could not be switched on.'),
  });
  return (
    <Dialog open onOpenChange={(open) => (open || switching.isPending ? undefined : onClose())}>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle className="break-words">Dry run: {rule.name}</DialogTitle>
          <DialogDescription>{conditionText(rule)}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Loaded query={query} failure="Failed to try the rule" skeleton={<DryRunSkeleton />}>
            {(dryRun) => <Outcome dryRun={dryRun} />}
          </Loaded>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" disabled={switching.isPending} onClick={onClose}>
            Close
          </Button>
          {rule.is_on || version === undefined ? null : (
            <Button
              busy={switching.isPending}
              busyLabel="Switching on..."
              onClick={() => switching.mutate({ id: rule.id, on: true, version })}
            >
              Switch on
            </Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Outcome({ dryRun: { checked, held, changes } }: { dryRun: RiskDryRun }) {
  return (
    <div className="grid gap-4 text-sm">
      <p>
        In the last {dryRunDays} days, {countOf(checked, 'change')} of listings on the market needed no
        review. The rule would have held <strong>{formatCount(held)}</strong> of them.
      </p>
      {changes.length > 0 ? (
        <ul aria-label="Changes that the rule would have held" className="divide-y rounded-md border">
          {changes.map((change) => (
            <HeldChange key={`${change.listing_id} ${change.at}`} change={change} />
          ))}
        </ul>
      ) : null}
      {held > changes.length ? (
        <p className="text-muted-foreground text-xs">The latest {formatCount(changes.length)} are shown.</p>
      ) : null}
    </div>
  );
}

function HeldChange({ change }: { change: RiskDryRun['changes'][number] }) {
  const listing = `${adminPaths.listings}?${new URLSearchParams({ listing: change.listing_id })}`;
  return (
    <li className="grid gap-0.5 p-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to={listing}
          className="min-w-0 break-words font-medium text-primary underline underline-offset-4"
        >
          {change.handle}
        </Link>
        <span className="text-muted-foreground">{platformLabel(change.platform)}</span>
        {change.was_held ? <Badge variant="secondary">Held at the time</Badge> : null}
      </p>
      <p className="break-words">{change.explanation}</p>
      <p className="text-muted-foreground text-xs">
        <PersonLink id={change.seller.id} name={change.seller.name} /> ·{' '}
        <time dateTime={change.at}>{formatDateTime(change.at)}</time>
      </p>
    </li>
  );
}

function DryRunSkeleton() {
  return (
    <LoadingRegion label="Trying the rule" className="grid gap-3">
      <Skeleton className="h-10" />
      <Skeleton className="h-32" />
    </LoadingRegion>
  );
}
