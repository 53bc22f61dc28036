import type { Purchase } from '@oja/contract/purchases';
import { useState } from 'react';

type PurchaseDialog = 'confirm' | 'dispute' | 'change-first' | 'receipt' | 'review';
export type OpenPurchaseDialog = (kind: PurchaseDialog, purchase: Purchase) => void;

/**
 * One dialog at a time. The last one stays known, because it is shown until its closing animation has ended; a dispute
 * that was begun stays for as long as the page does, with what was typed and uploaded.
 */
export function usePurchaseDialogs() {
  const [begunDisputes, setBegunDisputes] = useState<readonly Purchase[]>([]);
  const [shown, setShown] = useState<{ kind: PurchaseDialog; purchase: Purchase; isOpen: boolean }>();
  const open: OpenPurchaseDialog = (kind, purchase) => {
    if (kind === 'dispute') {
      setBegunDisputes((begun) => [...begun.filter(({ id }) => id !== purchase.id), purchase]);
    }
    setShown({ kind, purchase, isOpen: true });
  };
  const close = () => setShown((last) => last && { ...last, isOpen: false });
  return { shown, begunDisputes, open, close };
}
