import type { StaffListing } from '@oja/contract/staff-listing';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { removeListingMutation } from '../../api';

type RemoveDialogProps = { listing: StaffListing; open: boolean; onClose: () => void };

export function RemoveDialog({ listing, open, onClose }: RemoveDialogProps) {
  const removal = useMutation({
    ...removeListingMutation,
    onSuccess: () => {
      onClose();
      toast({ title: 'Listing Removed', description: `${listing.handle} is no longer on Oja.` });
    },
    onError: (error) => toastFailure(error, 'Unable to remove this listing. Please try again.'),
  });
  return (
    <ReasonDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="Remove this listing?"
      description={`${listing.handle} leaves Oja for good, and what signs in to it is erased. The seller reads your reason.`}
      label="Reason"
      maxLength={textLimits.reason}
      confirmLabel="Remove Listing"
      busyLabel="Removing..."
      destructive
      busy={removal.isPending}
      onConfirm={(reason) => removal.mutate({ id: listing.id, reason })}
    />
  );
}
