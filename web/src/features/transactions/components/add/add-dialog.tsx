import { keepOpenForCombobox } from '@/components/ui/combobox';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { AddTransactionForm } from './add-form';

export function AddDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
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
