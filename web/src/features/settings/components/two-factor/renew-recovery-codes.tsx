import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { renewRecoveryCodesMutation } from '../../api';

/** Asks first, because the codes that were saved stop working. */
export function RenewRecoveryCodes({ onRenewed }: { onRenewed: (codes: string[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  const renew = useMutation({
    ...renewRecoveryCodesMutation,
    onSuccess: onRenewed,
    onError: (error) => toastFailure(error, 'No new recovery codes were made.'),
  });
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="outline">New recovery codes</Button>}
      title="Make new recovery codes?"
      description="You get ten new codes. The ones you saved before stop working."
      confirmLabel="Make new codes"
      busy={renew.isPending}
      busyLabel="Making codes..."
      onConfirm={() => renew.mutate()}
    />
  );
}
