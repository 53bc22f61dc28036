import type { ManagedUser } from '@oja/contract/admin-users';
import {
  Ban,
  EllipsisVertical,
  Eye,
  Pencil,
  Trash2,
  UserCog,
  UserRoundCheck,
  WalletMinimal,
} from 'lucide-react';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';

export type UserDialog = 'profile' | 'edit' | 'adjust' | 'role' | 'suspend' | 'unsuspend' | 'delete';

type RowMenuProps = { user: ManagedUser; onOpen: (dialog: UserDialog) => void };

/** What may be done is what the server says may be done. */
export function RowMenu({ user, onOpen }: RowMenuProps) {
  const may = (action: ManagedUser['actions'][number]) => user.actions.includes(action);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={`Actions for ${user.name}`}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={() => onOpen('profile')}>
          <Eye aria-hidden="true" />
          View Profile
        </DropdownMenuItem>
        {may('edit') ? (
          <DropdownMenuItem onSelect={() => onOpen('edit')}>
            <Pencil aria-hidden="true" />
            Edit User
          </DropdownMenuItem>
        ) : null}
        {may('adjust_wallet') ? (
          <DropdownMenuItem onSelect={() => onOpen('adjust')}>
            <WalletMinimal aria-hidden="true" />
            Adjust Wallet
          </DropdownMenuItem>
        ) : null}
        {may('change_role') ? (
          <DropdownMenuItem onSelect={() => onOpen('role')}>
            <UserCog aria-hidden="true" />
            Change Role
          </DropdownMenuItem>
        ) : null}
        {may('suspend') ? (
          <DropdownMenuItem onSelect={() => onOpen('suspend')}>
            <Ban aria-hidden="true" />
            Suspend
          </DropdownMenuItem>
        ) : null}
        {may('unsuspend') ? (
          <DropdownMenuItem onSelect={() => onOpen('unsuspend')}>
            <UserRoundCheck aria-hidden="true" />
            {user.status === 'banned' ? 'Unban User' : 'Activate User'}
          </DropdownMenuItem>
        ) : null}
        {may('delete') ? (
          <>
            <DropdownMenuSeparator />
            <DropdownMenuItem variant="destructive" onSelect={() => onOpen('delete')}>
              <Trash2 aria-hidden="true" />
              Delete User
            </DropdownMenuItem>
          </>
        ) : null}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
