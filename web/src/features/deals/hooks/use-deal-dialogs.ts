import type { Purchase } from '@oja/contract/purchases';
import { useState } from 'react';

type DealDialog = 'confirm' | 'dispute' | 'change-first' | 'receipt' | 'review';
export type OpenDealDialog = (kind: DealDialog, purchase: Purchase) => void;

/** One dialog at a time. The last one stays known while it closes, so that it can leave in peace. */
export function useDealDialogs() {
  const [shown, setShown] = useState<{ kind: DealDialog; purchase: Purchase; isOpen: boolean }>();
  const open: OpenDealDialog = (kind, purchase) => setShown({ kind, purchase, isOpen: true });
  const close = () => setShown((last) => last && { ...last, isOpen: false });
  return { shown, open, close };
}
