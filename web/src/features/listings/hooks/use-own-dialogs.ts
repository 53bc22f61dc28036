import type { OwnListing } from '@oja/contract/listings';
import { useState } from 'react';

export type OwnDialog = 'details' | 'edit' | 'delete';
export type OpenOwnDialog = (kind: OwnDialog, listing: OwnListing) => void;

/** One dialog at a time. The last one stays known, because it is shown until its closing animation has ended. */
export function useOwnDialogs() {
  const [shown, setShown] = useState<{ kind: OwnDialog; listing: OwnListing; isOpen: boolean }>();
  const open: OpenOwnDialog = (kind, listing) => setShown({ kind, listing, isOpen: true });
  const close = () => setShown((last) => last && { ...last, isOpen: false });
  return { shown, open, close };
}
