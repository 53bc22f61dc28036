import type { StaffTransaction } from '@oja/contract/admin-transactions';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { restoreTransactionMutation } from '../../api';

type RestoreTransactionProps = {
  transaction: StaffTransaction;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function RestoreTransaction({ transaction, open, onOpenChange }: RestoreTransactionProps) {
  const restore = useMutation({
    ...restoreTransactionMutation,
    onSuccess: () => {
      onOpenChange(false);
      toast({
        title: 'Transaction Restored',
        description: `${transaction.id} stands in the table and its figures again.`,
      });
    },
    onError: (error) => toastFailure(error, 'The transaction could not be restored.'),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Restore ${transaction.id}?`}
      description="It stands in the table and its figures again. No money moves."
      label="Reason"
      hint="It stays in the audit log."
      maxLength={textLimits.reason}
      confirmLabel="Restore Transaction"
      busyLabel="Restoring..."
      busy={restore.isPending}
      onConfirm={(reason) => restore.mutate({ purchaseId: transaction.purchase_id, reason })}
    />
  );
}
