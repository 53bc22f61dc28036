import type { OwnListing } from '@oja/contract/listings';
import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, Eye, Pencil, Send, Trash2, Undo2 } from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { toast } from '@/components/ui/toast';
import { updateListingMutation } from '../../api';
import type { OpenOwnDialog } from '../../hooks/use-own-dialogs';
import { updateFailure } from '../../logic/listing-failures';

type OwnListingMenuProps = { listing: OwnListing; onOpen: OpenOwnDialog };

export function OwnListingMenu({ listing, onOpen }: OwnListingMenuProps) {
  const update = useMutation({
    ...updateListingMutation,
    onSuccess: () =>
      toast({ title: 'Listing Updated', description: 'Your listing has been successfully updated.' }),
    onError: (error) => toast({ title: 'Error', description: updateFailure(error), variant: 'destructive' }),
  });
  const move = (status: 'pending' | 'draft') => update.mutate({ id: listing.id, body: { status } });
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
        {listing.actions.includes('submit') ? (
          <DropdownMenuItem onSelect={() => move('pending')}>
            <Send aria-hidden="true" />
            Submit for Review
          </DropdownMenuItem>
        ) : null}
        {listing.actions.includes('withdraw') ? (
          <DropdownMenuItem onSelect={() => move('draft')}>
            <Undo2 aria-hidden="true" />
            Withdraw
          </DropdownMenuItem>
        ) : null}
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
