import type { Role } from '@oja/contract/access';
import { changeRoleChoices } from '@oja/contract/admin-users';
import type { ManagedUser } from '@oja/contract/managed-user-fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { toast } from '@/components/ui/toast';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { changeRoleMutation } from '../../api';
import { toastUserFailure } from '../../logic/user-failures';
import { RoleField } from './role-field';

/** Without a change there is nothing to confirm, and no call is made. */
export function RoleDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const [role, setRole] = useState<Role | undefined>(
    changeRoleChoices.find((choice) => choice === user.role),
  );
  const change = useMutation({
    ...changeRoleMutation,
    onSuccess: ({ approval }, order) => {
      onClose();
      const done = { title: `User role changed to ${order.role}`, description: user.name };
      toast(waitingToast(approval, 'admin_change') ?? done);
    },
    onError: (error) => toastUserFailure(error, { refused: 'Failed to change user role' }),
  });
  const isSame = role === undefined || role === user.role;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>Change Role</DialogTitle>
          <DialogDescription>
            What {user.name} may do follows the role at once. Somebody who joins the staff signs in again.
          </DialogDescription>
        </DialogHeader>
        <DialogBody className="pb-6">
          <RoleField
            label="Role"
            choices={changeRoleChoices}
            current={user.role}
            value={role}
            onChange={setRole}
          />
        </DialogBody>
        <DialogFooter>
          <DialogClose asChild>
            <Button variant="outline">Cancel</Button>
          </DialogClose>
          <Button
            disabled={isSame}
            busy={change.isPending}
            busyLabel="Changing..."
            onClick={() => {
              if (!isSame) change.mutate({ id: user.id, role });
            }}
          >
            Change Role
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
