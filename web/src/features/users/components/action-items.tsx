import type { ManagedUser, UserAction } from '@oja/contract/managed-user-fields';
import { Ban, Pencil, Trash2, UserCog, UserRoundCheck, WalletMinimal } from 'lucide-react';
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu';
import type { UserDialogKind } from './dialogs/user-dialog';

type ActionItemsProps = { user: ManagedUser; onOpen: (dialog: UserDialogKind) => void };

const actions = [
  { action: 'edit', dialog: 'edit', Icon: Pencil, label: () => 'Edit User' },
  { action: 'adjust_wallet', dialog: 'adjust', Icon: WalletMinimal, label: () => 'Adjust Wallet' },
  { action: 'change_role', dialog: 'role', Icon: UserCog, label: () => 'Change Role' },
  { action: 'suspend', dialog: 'suspend', Icon: Ban, label: () => 'Suspend' },
  {
    action: 'unsuspend',
    dialog: 'unsuspend',
    Icon: UserRoundCheck,
    label: ({ status }: ManagedUser) => (status === 'banned' ? 'Unban User' : 'Activate User'),
  },
] as const;

export function hasActionItems(user: ManagedUser): boolean {
  return user.actions.includes('delete') || actions.some(({ action }) => user.actions.includes(action));
}

/** What may be done is what the server says may be done. */
export function ActionItems({ user, onOpen }: ActionItemsProps) {
  const may = (action: UserAction) => user.actions.includes(action);
  return (
    <>
      {actions
        .filter(({ action }) => may(action))
        .map(({ action, dialog, Icon, label }) => (
          <DropdownMenuItem key={action} onSelect={() => onOpen(dialog)}>
            <Icon aria-hidden="true" />
            {label(user)}
          </DropdownMenuItem>
        ))}
      {may('delete') ? (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem variant="destructive" onSelect={() => onOpen('delete')}>
            <Trash2 aria-hidden="true" />
            Delete User
          </DropdownMenuItem>
        </>
      ) : null}
    </>
  );
}
