import type { OwnListing } from '@oja/contract/listings';
import { useState } from 'react';

export type OwnDialog = 'details' | 'edit' | 'delete';
export type OpenOwnDialog = (kind: OwnDialog, listing: OwnListing) => void;

/** One dialog at a time. The last one stays known while it closes, so that it can leave in peace. */
export function useOwnDialogs() {
  const [shown, setShown] = useState<{ kind: OwnDialog; listing: OwnListing; isOpen: boolean }>();
  const open: OpenOwnDialog = (kind, listing) => setShown({ kind, listing, isOpen: true });
  const close = () => setShown((last) => last && { ...last, isOpen: false });
  return { shown, open, close };
}
