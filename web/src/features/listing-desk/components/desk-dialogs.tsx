import { Suspense } from 'react';
import { ContactDialog } from '@/shared/messages/contact-button';
import type { Decide } from '../hooks/use-decide';
import type { DeskDialog } from '../hooks/use-desk-dialogs';
import { AddDialog } from './dialogs/add-dialog';
import { EditDialog } from './dialogs/edit-dialog';
import { MoveDialog } from './dialogs/move-dialog';
import { RejectDialog } from './dialogs/reject-dialog';
import { RemoveDialog } from './dialogs/remove-dialog';

type DeskDialogsProps = {
  shown: DeskDialog | undefined;
  isOpen: boolean;
  decide: Decide;
  onClose: () => void;
  onRejected: () => void;
};

export function DeskDialogs({ shown, isOpen, decide, onClose, onRejected }: DeskDialogsProps) {
  if (shown === undefined) return null;
  switch (shown.kind) {
    case 'reject':
      return (
        <RejectDialog
          seen={shown.seen}
          handle={shown.handle}
          open={isOpen}
          decide={decide}
          onClose={onClose}
          onRejected={onRejected}
        />
      );
    case 'edit':
      return <EditDialog listing={shown.listing} open={isOpen} onClose={onClose} />;
    case 'move':
      return <MoveDialog listing={shown.listing} move={shown.move} open={isOpen} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog listing={shown.listing} open={isOpen} onClose={onClose} />;
    case 'contact':
      return (
        <Suspense fallback={null}>
          <ContactDialog
            key={shown.listing.id}
            about={{ listing_id: shown.listing.id }}
            handle={shown.listing.handle}
            to="Seller"
            byStaff
            open={isOpen}
            onOpenChange={(open) => (open ? undefined : onClose())}
          />
        </Suspense>
      );
    case 'add':
      return <AddDialog open={isOpen} onClose={onClose} />;
  }
}
