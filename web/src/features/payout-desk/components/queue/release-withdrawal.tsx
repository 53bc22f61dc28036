import type { AdminWithdrawal } from '@oja/contract/payouts';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { useNextToast } from '@/shared/work/use-next-toast';
import { releaseWithdrawalMutation } from '../../api';
import { WithdrawalPresence } from './withdrawal-presence';

type ReleaseWithdrawalProps = {
  withdrawal: AdminWithdrawal;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Proposes to let a large withdrawal go. */
export function ReleaseWithdrawal({ withdrawal, open, onOpenChange }: ReleaseWithdrawalProps) {
  const { id, person, amount, destination } = withdrawal;
  const nextToast = useNextToast();
  const release = useMutation({
    ...releaseWithdrawalMutation,
    onSuccess: ({ approval }) => {
      onOpenChange(false);
      const done = {
        title: 'Withdrawal Released',
        description: `${formatNaira(amount)} will be sent to ${destination}.`,
      };
      void nextToast(waitingToast(approval, 'withdrawal') ?? done);
    },
    onError: (error) => toastFailure(error, 'The withdrawal could not be released.'),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Release this withdrawal?"
      description={`${formatNaira(amount)} of ${person.name} will be sent to ${destination} once another member of staff has approved it.`}
      label="Reason"
      hint="What you checked. The other member of staff reads it, and it stays in the audit log."
      confirmLabel="Release withdrawal"
      busyLabel="Releasing..."
      busy={release.isPending}
      onConfirm={(reason) => release.mutate({ id, reason })}
    >
      <WithdrawalPresence withdrawal={withdrawal} />
    </ReasonDialog>
  );
}
