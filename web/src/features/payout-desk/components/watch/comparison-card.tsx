import type { GatewayComparison, GatewayDifference } from '@oja/contract/gateway-comparison';
import { useMutation, useQuery } from '@tanstack/react-query';
import { GitCompareArrows } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { failureSentence } from '@/lib/api/failure-sentence';
import { countOf } from '@/lib/counts';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { mutationKeys } from '@/lib/query-keys';
import { useIsIdle } from '@/lib/use-is-idle';
import { type AwaitedComparison, compareMutation, comparisonQuery } from '../../api';
import { DifferenceRow } from './difference-row';

/** Our books beside Paystack's own lists. A difference stays until both agree or an administrator has explained it. */
export function ComparisonCard() {
  const [awaited, setAwaited] = useState<AwaitedComparison>();
  const { data, error, isPending, isFetching, refetch } = useQuery(comparisonQuery(awaited));
  const isRunning = awaited !== undefined && awaited.after === (data?.last?.id ?? null);
  const isIdle = useIsIdle(mutationKeys.compareWithGateway);
  const start = useMutation({
    ...compareMutation,
    onSuccess: () => {
      setAwaited({ after: data?.last?.id ?? null });
      toast({ title: 'Comparison Started', description: 'The result shows up here in a moment.' });
    },
    onError: (failure) => toastFailure(failure, 'The comparison could not be started.'),
  });
  return (
    <SectionCard
      title={data?.open ? `Compared with Paystack (${data.open})` : 'Compared with Paystack'}
      action={
        <Button
          variant="outline"
          size="sm"
          busy={start.isPending || isRunning}
          busyLabel="Comparing..."
          onClick={() => {
            if (isIdle()) start.mutate(`compare-${data?.last?.id ?? 'first'}`);
          }}
        >
          <GitCompareArrows aria-hidden="true" />
          Compare now
        </Button>
      }
    >
      {isPending ? (
        <Skeleton className="m-5 h-16" />
      ) : data === undefined ? (
        <ErrorState
          title="Failed to load the comparison"
          description={failureSentence(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : data.last === null ? (
        <EmptyState
          title="Not compared yet"
          description="Our books are compared with Paystack's lists every day, and on demand."
        />
      ) : (
        <Result last={data.last} doneAt={data.done_at} differences={data.differences} open={data.open} />
      )}
    </SectionCard>
  );
}

type ResultProps = {
  last: GatewayComparison;
  doneAt: string | null;
  differences: readonly GatewayDifference[];
  open: number;
};

function Result({ last, doneAt, differences, open }: ResultProps) {
  return (
    <>
      <div className="grid gap-2 px-5 py-4 text-sm">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Verdict done={last.done} open={open} />
          <p className="tabular text-muted-foreground">
            <time dateTime={last.finished_at}>{formatDateTime(last.finished_at)}</time>
            {last.done
              ? ` · ${countOf(last.payments, 'payment')}, ${countOf(last.transfers, 'transfer')} and ${countOf(last.settlements, 'settlement')}`
              : null}
          </p>
        </div>
        {last.done ? null : (
          <p className="wrap-anywhere">
            Paystack could not be asked: {last.why}. It is tried again.{' '}
            {doneAt ? (
              <>
                Last done <time dateTime={doneAt}>{formatDateTime(doneAt)}</time>.
              </>
            ) : null}
          </p>
        )}
        {last.balance ? (
          <p className="text-muted-foreground">
            Paystack holds {formatNaira(last.balance.there)} ready to send; our books have{' '}
            {formatNaira(last.balance.here)}
            {last.balance.on_its_way > 0
              ? ` after ${formatNaira(last.balance.on_its_way)} for withdrawals on their way`
              : ''}
            .
          </p>
        ) : null}
      </div>
      {differences.length > 0 ? (
        <ul className="divide-y border-t">
          {differences.map((difference) => (
            <DifferenceRow key={difference.id} difference={difference} />
          ))}
        </ul>
      ) : null}
      {open > differences.length ? (
        <p className="border-t px-5 py-3 text-muted-foreground text-sm">
          The oldest {differences.length} of {open.toLocaleString('en-NG')} are shown.
        </p>
      ) : null}
    </>
  );
}

function Verdict({ done, open }: { done: boolean; open: number }) {
  if (open > 0) {
    return (
      <Badge variant="destructive" className="px-3 py-1 text-sm">
        {countOf(open, 'difference')}
      </Badge>
    );
  }
  return (
    <Badge variant={done ? 'success' : 'warning'} className="px-3 py-1 text-sm">
      {done ? 'Both agree' : 'Not done'}
    </Badge>
  );
}
