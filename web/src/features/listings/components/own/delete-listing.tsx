import type { OwnListing } from '@oja/contract/listings';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { toast } from '@/components/ui/toast';
import { deleteListingMutation } from '../../api';
import { deletionFailure } from '../../logic/listing-failures';

type DeleteListingProps = { listing: OwnListing; open: boolean; onClose: () => void };

export function DeleteListing({ listing, open, onClose }: DeleteListingProps) {
  const removal = useMutation({
    ...deleteListingMutation,
    onSuccess: () => {
      onClose();
      toast({ title: 'Listing Deleted', description: `${listing.handle} is gone.` });
    },
    onError: (error) =>
      toast({ title: 'Error', description: deletionFailure(error), variant: 'destructive' }),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="Delete this listing?"
      description={`${listing.handle} leaves the market for good, and its password and notes are erased. This cannot be undone.`}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      destructive
      busy={removal.isPending}
      onConfirm={() => removal.mutate(listing.id)}
    />
  );
}
