import type { useDealDialogs } from '../../hooks/use-deal-dialogs';
import { DisputeDialog } from '../cases/dispute-dialog';
import { ReviewDialog } from '../reviews/review-dialog';
import { ChangeFirstDialog } from './change-first-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { ReceiptDialog } from './receipt-dialog';

export function PurchaseDialogs({ shown, close }: ReturnType<typeof useDealDialogs>) {
  if (shown === undefined) return null;
  const { kind, purchase, isOpen } = shown;
  switch (kind) {
    case 'confirm':
      return <ConfirmDialog key={purchase.id} purchase={purchase} open={isOpen} onClose={close} />;
    case 'dispute':
      return <DisputeDialog key={purchase.id} purchase={purchase} open={isOpen} onClose={close} />;
    case 'change-first':
      return <ChangeFirstDialog purchase={purchase} open={isOpen} onClose={close} />;
    case 'receipt':
      return <ReceiptDialog purchaseId={purchase.id} open={isOpen} onClose={close} />;
    case 'review':
      return (
        <ReviewDialog
          key={purchase.id}
          purchaseId={purchase.id}
          about={purchase.seller.name}
          open={isOpen}
          onClose={close}
        />
      );
  }
}
