import { useQuery } from '@tanstack/react-query';
import { rowDetails } from '@/components/list-keys/is-covered';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { LoadedDialog } from '@/components/ui/loaded-dialog';
import { transactionQuery } from '../../api';
import type { OpenTransaction } from '../../logic/transaction-view';
import { TransactionDetails } from './transaction-details';

type DetailsDialogProps = {
  purchaseId: string;
  onClose: () => void;
  onShow: (open: OpenTransaction) => void;
};

export function DetailsDialog({ purchaseId, onClose, onShow }: DetailsDialogProps) {
  const query = useQuery(transactionQuery(purchaseId));
  return (
    <Dialog inAddress open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="lg" {...rowDetails}>
        <LoadedDialog
          id={purchaseId}
          query={query}
          title="Transaction"
          failure="Failed to load the transaction"
        >
          {(transaction) => (
            <TransactionDetails
              transaction={transaction}
              onResolve={() => onShow({ kind: 'resolve', purchaseId })}
            />
          )}
        </LoadedDialog>
      </DialogContent>
    </Dialog>
  );
}
