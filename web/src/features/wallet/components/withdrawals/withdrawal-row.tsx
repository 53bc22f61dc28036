import type { Withdrawal } from '@oja/contract/payouts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { methodIcons, WithdrawalStatusBadge } from '@/shared/payouts/withdrawal-badges';
import { cancelWithdrawalMutation } from '../../api';

export function WithdrawalRow({ withdrawal }: { withdrawal: Withdrawal }) {
  const { method, amount, net_amount: net, fee, destination, status, note } = withdrawal;
  const { created_at: at, release_due_at: due } = withdrawal;
  const Icon = methodIcons[method];
  return (
    <li className="flex items-start gap-2.5 px-4 py-3.5 sm:gap-4 sm:px-5">
      <span
        aria-hidden="true"
        className="flex size-9 shrink-0 items-center justify-center rounded-full bg-muted text-muted-foreground sm:size-10"
      >
        <Icon className="size-4.5" />
      </span>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="wrap-anywhere font-medium text-sm">{destination}</p>
        <p className="flex flex-wrap gap-x-3 text-muted-foreground text-sm">
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span className="tabular">
            {formatNaira(net)} after a fee of {formatNaira(fee)}
          </span>
        </p>
        {note ? <p className="wrap-anywhere text-muted-foreground text-sm">{note}</p> : null}
        {due ? (
          <p className="text-muted-foreground text-sm">
            It is decided by <time dateTime={due}>{formatDateTime(due)}</time> at the latest.
          </p>
        ) : null}
        {withdrawal.actions.includes('cancel') ? <CancelButton withdrawal={withdrawal} /> : null}
      </div>
      <div className="grid shrink-0 justify-items-end gap-1">
        <p className="tabular whitespace-nowrap font-semibold text-sm">{formatNaira(amount)}</p>
        <WithdrawalStatusBadge status={status} />
      </div>
    </li>
  );
}

function CancelButton({ withdrawal }: { withdrawal: Withdrawal }) {
  const cancellation = useMutation({
    ...cancelWithdrawalMutation,
    onSuccess: () =>
      toast({
        title: 'Withdrawal Cancelled',
        description: `${formatNaira(withdrawal.amount)} is back in your wallet.`,
      }),
    onError: (error) => toastFailure(error, 'This withdrawal could not be cancelled.'),
  });
  return (
    <Button
      variant="outline"
      size="sm"
      className="mt-1.5 justify-self-start"
      busy={cancellation.isPending}
      busyLabel="Cancelling..."
      aria-label={`Cancel the withdrawal of ${formatNaira(withdrawal.amount)}`}
      onClick={() => cancellation.mutate(withdrawal.id)}
    >
      Cancel
    </Button>
  );
}
