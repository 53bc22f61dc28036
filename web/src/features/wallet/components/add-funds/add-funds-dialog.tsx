import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { AddFundsForm } from './add-funds-form';

export function AddFundsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>Add Funds</DialogTitle>
          <DialogDescription>
            You pay on Paystack's page by card, transfer or USSD, and come back here.
          </DialogDescription>
        </DialogHeader>
        <AddFundsForm onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}
