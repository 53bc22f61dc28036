import type { StaffListing } from '@oja/contract/admin-listings';
import { EllipsisVertical, Eye, MessageCircle, Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { OpenDeskDialog } from '../../hooks/use-desk-dialogs';

type StaffCardMenuProps = { listing: StaffListing; onDetails: () => void; onOpen: OpenDeskDialog };

/** Actions without permission are disabled, so that the menu looks the same for every role. */
export function StaffCardMenu({ listing, onDetails, onOpen }: StaffCardMenuProps) {
  const { actions, handle } = listing;
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`Actions for ${handle}`} className="-mt-2 -mr-2">
          <EllipsisVertical aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={onDetails}>
          <Eye aria-hidden="true" />
          View Details
        </DropdownMenuItem>
        <DropdownMenuItem
          disabled={!actions.includes('edit')}
          onSelect={() => onOpen({ kind: 'edit', listing })}
        >
          <Pencil aria-hidden="true" />
          Edit Listing
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onOpen({ kind: 'contact', listing })}>
          <MessageCircle aria-hidden="true" />
          Contact Seller
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          variant="destructive"
          disabled={!actions.includes('remove')}
          onSelect={() => onOpen({ kind: 'remove', listing })}
        >
          <Trash2 aria-hidden="true" />
          Remove Listing
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
