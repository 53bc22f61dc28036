import type { ManagedUser } from '@oja/contract/managed-user-fields';
import { AdjustDialog } from './adjust-dialog';
import { DeleteDialog } from './delete-dialog';
import { EditDialog } from './edit-dialog';
import { RoleDialog } from './role-dialog';
import { SuspendDialog, UnsuspendDialog } from './status-dialogs';

const dialogs = {
  edit: EditDialog,
  adjust: AdjustDialog,
  role: RoleDialog,
  suspend: SuspendDialog,
  unsuspend: UnsuspendDialog,
  delete: DeleteDialog,
} as const;
export type UserDialogKind = keyof typeof dialogs;

type UserDialogProps = { kind: UserDialogKind; user: ManagedUser; onClose: () => void };

/** The dialog of one action on an account. */
export function UserDialog({ kind, user, onClose }: UserDialogProps) {
  const Dialog = dialogs[kind];
  return <Dialog user={user} onClose={onClose} />;
}
