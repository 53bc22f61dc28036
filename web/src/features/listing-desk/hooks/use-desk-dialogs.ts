import type { StaffListing } from '@oja/contract/staff-listing';
import { useState } from 'react';
import type { StaffMove } from '../api';
import type { Seen } from '../logic/decided';

export type DeskDialog =
  | { kind: 'reject'; seen: readonly Seen[]; handle: string | undefined }
  | { kind: 'edit'; listing: StaffListing }
  | { kind: 'move'; listing: StaffListing; move: StaffMove }
  | { kind: 'remove'; listing: StaffListing }
  | { kind: 'contact'; listing: StaffListing }
  | { kind: 'add' };

export type OpenDeskDialog = (dialog: DeskDialog) => void;

/** One at a time beside the details. The last one stays known, because it is shown until its closing animation has ended. */
export function useDeskDialogs() {
  const [state, setState] = useState<{ dialog: DeskDialog; isOpen: boolean }>();
  return {
    shown: state?.dialog,
    isOpen: state?.isOpen ?? false,
    open: (dialog: DeskDialog) => setState({ dialog, isOpen: true }),
    close: () => setState((last) => last && { ...last, isOpen: false }),
  };
}
