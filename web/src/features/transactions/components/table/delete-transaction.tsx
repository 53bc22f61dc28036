import type { StaffTransaction } from '@oja/contract/admin-transactions';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { hideTransactionMutation } from '../../api';

type DeleteTransactionProps = {
  transaction: StaffTransaction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function DeleteTransaction({ transaction, open, onOpenChange }: DeleteTransactionProps) {
  const hide = useMutation({
    ...hideTransactionMutation,
    onSuccess: () => {
      onOpenChange(false);
      toast({
        title: 'Transaction Deleted',
        description: `${transaction.id} no longer stands in the table.`,
      });
    },
    onError: (error) => toastFailure(error, 'The transaction could not be deleted.'),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete ${transaction.id}?`}
      description="It disappears from this table and its figures. Its people still see it, and no money moves: the ledger never forgets."
      label="Reason"
      hint="It stays in the audit log."
      maxLength={textLimits.reason}
      confirmLabel="Delete Transaction"
      busyLabel="Deleting..."
      destructive
      busy={hide.isPending}
      onConfirm={(reason) => hide.mutate({ purchaseId: transaction.purchase_id, reason })}
    />
  );
}
