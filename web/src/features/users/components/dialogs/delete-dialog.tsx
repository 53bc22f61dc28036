import type { ManagedUser } from '@oja/contract/managed-user-fields';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { deleteUserMutation } from '../../api';
import { toastUserFailure } from '../../logic/user-failures';

export function DeleteDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const remove = useMutation({
    ...deleteUserMutation,
    onSuccess: ({ approval }) => {
      onClose();
      const done = {
        title: 'User deleted successfully',
        description: 'Personal data is erased; money records stay.',
      };
      toast(waitingToast(approval, 'admin_change') ?? done);
    },
    onError: (error) => toastUserFailure(error, { refused: 'Failed to delete user' }),
  });
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete ${user.name}?`}
      description="Their personal data is erased for good and they are signed out. Money records stay. It is refused while money, purchases or sales are open."
      label="Reason"
      hint="It stays in the audit log."
      maxLength={textLimits.reason}
      confirmLabel="Delete User"
      busyLabel="Deleting..."
      destructive
      busy={remove.isPending}
      onConfirm={(reason) => remove.mutate({ id: user.id, reason })}
    />
  );
}
