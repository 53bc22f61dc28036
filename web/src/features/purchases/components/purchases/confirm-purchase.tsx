import type { Purchase } from '@oja/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { handoverQuery } from '@/shared/handover/api';
import { confirmWarning } from '@/shared/handover/confirm-warning';
import { ConfirmDialog } from '@/shared/purchases/confirm-dialog';

type ConfirmPurchaseProps = { purchase: Purchase; open: boolean; onClose: () => void };

/** Asks first what is ticked off. When that cannot be loaded, the purchase can be confirmed without the warning. */
export function ConfirmPurchase({ purchase, open, onClose }: ConfirmPurchaseProps) {
  const { data: handover, isLoading } = useQuery({ ...handoverQuery(purchase.id), enabled: open });
  return (
    <ConfirmDialog
      purchase={purchase}
      open={open}
      onClose={onClose}
      isChecking={isLoading}
      {...(handover
        ? { kind: handover.kind, warning: confirmWarning(handover), sentence: handover.confirm.sentence }
        : {})}
    />
  );
}
