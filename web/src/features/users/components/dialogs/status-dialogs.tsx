import type { ManagedUser } from '@oja/contract/managed-user-fields';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { suspendMutation, unsuspendMutation } from '../../api';
import { statusTitles, toastUserFailure } from '../../logic/user-failures';
import { staffReasonHint } from '../../logic/user-labels';

type StatusDialogProps = { user: ManagedUser; onClose: () => void };

export function SuspendDialog({ user, onClose }: StatusDialogProps) {
  const suspend = useMutation({
    ...suspendMutation,
    onSuccess: ({ approval }) => {
      onClose();
      const done = {
        title: 'User suspended successfully',
        description: `${user.name} is signed out and cannot sign in.`,
      };
      toast(waitingToast(approval, 'admin_change') ?? done);
    },
    onError: (error) => toastUserFailure(error, statusTitles),
  });
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Suspend ${user.name}?`}
      description="They are signed out everywhere at once. What they offer leaves the market, withdrawals wait, and purchases that have begun go on."
      label="Reason"
      hint="They read it in the mail about it, and it stays in the audit log."
      maxLength={textLimits.reason}
      confirmLabel="Suspend"
      busyLabel="Suspending..."
      destructive
      busy={suspend.isPending}
      onConfirm={(reason) => suspend.mutate({ id: user.id, reason })}
    />
  );
}

export function UnsuspendDialog({ user, onClose }: StatusDialogProps) {
  const unsuspend = useMutation({
    ...unsuspendMutation,
    onSuccess: ({ message, approval }) => {
      onClose();
      const done = {
        title: message ?? 'User unsuspended successfully',
        description: `${user.name} can sign in again.`,
      };
      toast(waitingToast(approval, 'admin_change') ?? done);
    },
    onError: (error) => toastUserFailure(error, statusTitles),
  });
  const isBanned = user.status === 'banned';
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Let ${user.name} back in?`}
      description="They can sign in again. What they offer returns to the market and withdrawals that wait go out, unless a pause or a hold still stands."
      label="Reason"
      hint={staffReasonHint}
      maxLength={textLimits.reason}
      confirmLabel={isBanned ? 'Unban User' : 'Activate User'}
      busyLabel="Saving..."
      busy={unsuspend.isPending}
      onConfirm={(reason) => unsuspend.mutate({ id: user.id, reason })}
    />
  );
}
