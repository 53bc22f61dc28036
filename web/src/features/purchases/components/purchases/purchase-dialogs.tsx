import { DisputeDialog } from '@/shared/purchases/dispute-dialog';
import type { usePurchaseDialogs } from '../../hooks/use-purchase-dialogs';
import { ReviewDialog } from '../reviews/review-dialog';
import { ChangeFirstDialog } from './change-first-dialog';
import { ConfirmPurchase } from './confirm-purchase';
import { ReceiptDialog } from './receipt-dialog';

type PurchaseDialogsProps = Pick<ReturnType<typeof usePurchaseDialogs>, 'shown' | 'begunDisputes' | 'close'>;

export function PurchaseDialogs({ shown, begunDisputes, close }: PurchaseDialogsProps) {
  const isShown = (id: string) => shown?.kind === 'dispute' && shown.purchase.id === id && shown.isOpen;
  return (
    <>
      {begunDisputes.map((purchase) => (
        <DisputeDialog key={purchase.id} purchase={purchase} open={isShown(purchase.id)} onClose={close} />
      ))}
      <OtherDialog shown={shown} close={close} />
    </>
  );
}

function OtherDialog({ shown, close }: Pick<PurchaseDialogsProps, 'shown' | 'close'>) {
  if (shown === undefined) return null;
  const { kind, purchase, isOpen } = shown;
  switch (kind) {
    case 'dispute':
      return null;
    case 'confirm':
      return <ConfirmPurchase key={purchase.id} purchase={purchase} open={isOpen} onClose={close} />;
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
