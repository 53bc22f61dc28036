import type { StaffListing } from '@oja/contract/staff-listing';
import {
  EllipsisVertical,
  Eye,
  EyeOff,
  type LucideIcon,
  MessageCircle,
  Pencil,
  Trash2,
  Undo2,
} from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import type { StaffMove } from '../../api';
import type { OpenDeskDialog } from '../../hooks/use-desk-dialogs';
import { moveTexts } from '../../logic/staff-moves';

const moves: readonly { move: StaffMove; icon: LucideIcon }[] = [
  { move: 'hide', icon: EyeOff },
  { move: 'unhide', icon: Eye },
  { move: 'send_back', icon: Undo2 },
];

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
        {moves.map(({ move, icon: Icon }) =>
          actions.includes(move) ? (
            <DropdownMenuItem key={move} onSelect={() => onOpen({ kind: 'move', listing, move })}>
              <Icon aria-hidden="true" />
              {moveTexts[move].label}
            </DropdownMenuItem>
          ) : null,
        )}
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
