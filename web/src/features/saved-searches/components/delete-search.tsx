import type { SavedSearch } from '@oja/contract/saved-searches';
import { useMutation } from '@tanstack/react-query';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { deleteSavedSearchMutation } from '@/shared/saved-searches/api';

type DeleteSearchProps = { search: SavedSearch; open: boolean; onClose: () => void };

export function DeleteSearch({ search, open, onClose }: DeleteSearchProps) {
  const deletion = useMutation({
    ...deleteSavedSearchMutation,
    onSuccess: () => {
      onClose();
      toast({ title: 'Search Deleted', description: `“${search.name}” sends no more alerts.` });
    },
    onError: (error) => {
      onClose();
      toastFailure(error, 'The search could not be deleted. Please try again.');
    },
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={onClose}
      title="Delete this search?"
      description={`“${search.name}” goes, and alerts about it that were not sent yet.`}
      confirmLabel="Delete"
      destructive
      busy={deletion.isPending}
      busyLabel="Deleting..."
      onConfirm={() => deletion.mutate(search.id)}
    />
  );
}
