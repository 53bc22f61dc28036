import type { useOwnDialogs } from '../../hooks/use-own-dialogs';
import { EditListingDialog } from '../edit/edit-listing-dialog';
import { DeleteListing } from './delete-listing';
import { ListingDetailDialog } from './listing-detail-dialog';

export function OwnDialogs({ shown, open, close }: ReturnType<typeof useOwnDialogs>) {
  if (shown === undefined) return null;
  const { kind, listing, isOpen } = shown;
  switch (kind) {
    case 'details':
      return (
        <ListingDetailDialog
          listing={listing}
          open={isOpen}
          onClose={close}
          onEdit={() => open('edit', listing)}
        />
      );
    case 'edit':
      return <EditListingDialog listing={listing} open={isOpen} onClose={close} />;
    case 'delete':
      return <DeleteListing listing={listing} open={isOpen} onClose={close} />;
  }
}
