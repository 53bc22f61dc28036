import type { OwnListing } from '@oja/contract/listings';
import { EllipsisVertical, Eye, Pencil, Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { OpenOwnDialog } from '../../hooks/use-own-dialogs';

type OwnListingMenuProps = { listing: OwnListing; onOpen: OpenOwnDialog };

export function OwnListingMenu({ listing, onOpen }: OwnListingMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`Actions for ${listing.handle}`}
          className="-mt-1 -mr-2"
        >
          <EllipsisVertical aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onOpen('details', listing)}>
          <Eye aria-hidden="true" />
          View Details
        </DropdownMenuItem>
        <DropdownMenuItem
          disabled={!listing.actions.includes('edit')}
          onSelect={() => onOpen('edit', listing)}
        >
          <Pencil aria-hidden="true" />
          Edit Listing
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem
          variant="destructive"
          disabled={!listing.actions.includes('remove')}
          onSelect={() => onOpen('delete', listing)}
        >
          <Trash2 aria-hidden="true" />
          Delete
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
