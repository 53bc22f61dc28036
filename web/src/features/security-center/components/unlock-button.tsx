import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { unlockUserMutation } from '../api';

/** Removes a lock before it expires. The person is notified. */
export function UnlockButton({ id, name }: { id: string; name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const unlock = useMutation({
    ...unlockUserMutation,
    onSuccess: () => {
      setIsOpen(false);
      toast({ title: 'User unlocked successfully', description: `${name} can sign in again.` });
    },
    onError: (error) => toastFailure(error, 'Please try again.', 'Failed to unlock'),
  });
  return (
    <>
      <Button variant="outline" size="sm" aria-label={`Unlock ${name}`} onClick={() => setIsOpen(true)}>
        Unlock
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Unlock ${name}?`}
        description="They can try to sign in again at once and are told that you did this. Make sure that it is really them who asked."
        label="Reason"
        hint="Kept in the audit log."
        confirmLabel="Unlock"
        busyLabel="Unlocking..."
        busy={unlock.isPending}
        onConfirm={(reason) => unlock.mutate({ userId: id, reason })}
      />
    </>
  );
}
