import type { ManagedUser } from '@oja/contract/managed-user-fields';
import { EllipsisVertical, Eye, SquareUser } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { adminPaths } from '@/config/admin-paths';
import { ActionItems } from './action-items';
import type { UserDialogKind } from './dialogs/user-dialog';

export type UserDialogChoice = 'profile' | UserDialogKind;

type RowMenuProps = { user: ManagedUser; onOpen: (dialog: UserDialogChoice) => void };

export function RowMenu({ user, onOpen }: RowMenuProps) {
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
        <DropdownMenuItem asChild>
          <Link to={adminPaths.person.to(user.id)}>
            <SquareUser aria-hidden="true" />
            Open full page
          </Link>
        </DropdownMenuItem>
        <ActionItems user={user} onOpen={onOpen} />
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
