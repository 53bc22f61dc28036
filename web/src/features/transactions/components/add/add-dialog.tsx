import { useIsMutating } from '@tanstack/react-query';
import { keepOpenForCombobox } from '@/components/ui/combobox';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { mutationKeys } from '@/lib/query-keys';
import { AddTransactionForm } from './add-form';

export function AddDialog({ onClose }: { onClose: () => void }) {
  // It cannot be closed while sending: the result would be missed, and the sale perhaps sent again.
  const isSending = useIsMutating({ mutationKey: mutationKeys.addTransaction }) > 0;
  return (
    <Dialog inAddress open onOpenChange={(open) => !open && !isSending && onClose()}>
      <DialogContent size="lg" onEscapeKeyDown={keepOpenForCombobox}>
        <DialogHeader>
          <DialogTitle>Add Transaction</DialogTitle>
          <DialogDescription>
            A sale between two people. The amount goes from the buyer’s wallet into escrow, at once and for
            real.
          </DialogDescription>
        </DialogHeader>
        <AddTransactionForm onClose={onClose} />
      </DialogContent>
    </Dialog>
  );
}
