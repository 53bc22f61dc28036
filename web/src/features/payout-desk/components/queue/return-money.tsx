import type { AdminWithdrawal } from '@oja/contract/payouts';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatNaira } from '@/lib/money';
import { useNextToast } from '@/shared/work/use-next-toast';
import { returnWithdrawalMutation } from '../../api';
import { WithdrawalPresence } from './withdrawal-presence';

type ReturnMoneyProps = {
  withdrawal: AdminWithdrawal;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function ReturnMoney({ withdrawal, open, onOpenChange }: ReturnMoneyProps) {
  const { person, amount } = withdrawal;
  const nextToast = useNextToast();
  const giveBack = useMutation({
    ...returnWithdrawalMutation,
    onSuccess: () => {
      onOpenChange(false);
      void nextToast({
        title: 'Money Returned',
        description: `${formatNaira(amount)} is back with ${person.name}.`,
      });
    },
    onError: (error) => toastFailure(error, 'The money could not be returned.'),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Return the money?"
      description={`${formatNaira(amount)} goes back into the wallet of ${person.name}, if Paystack says that it was never sent.`}
      label="Reason"
      hint="The person reads it, and it stays in the audit log."
      confirmLabel="Return money"
      busyLabel="Returning..."
      destructive
      busy={giveBack.isPending}
      onConfirm={(reason) => giveBack.mutate({ id: withdrawal.id, reason })}
    >
      <WithdrawalPresence withdrawal={withdrawal} />
    </ReasonDialog>
  );
}
