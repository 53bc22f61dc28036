import type { BankAccount } from '@oja/contract/bank-account-fields';
import { payoutWaitHours } from '@oja/contract/payout-terms';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { deleteBankAccountMutation } from '../../api';

type DeleteBankAccountProps = {
  account: BankAccount;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DeleteBankAccount({ account, open, onOpenChange }: DeleteBankAccountProps) {
  const deletion = useMutation({
    ...deleteBankAccountMutation,
    onSuccess: () => {
      onOpenChange(false);
      toast({ title: 'Account Deleted', description: `${account.bank_name} is no longer linked.` });
    },
    onError: (error) => {
      onOpenChange(false);
      toastFailure(error, 'Failed to delete bank account. Please try again.', 'Delete Failed');
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete this bank account?"
      description={`${account.bank_name} ${account.account_number} will no longer be linked. You can link it again later; withdrawals to it then wait for ${payoutWaitHours} hours.`}
      confirmLabel="Delete"
      destructive
      busy={deletion.isPending}
      busyLabel="Deleting..."
      onConfirm={() => deletion.mutate(account.id)}
    />
  );
}
