import { zodResolver } from '@hookform/resolvers/zod';
import type { Role } from '@oja/contract/access';
import { adminUserEndpoints, editRoleChoices } from '@oja/contract/admin-users';
import type { ManagedUser } from '@oja/contract/managed-user-fields';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { editUserMutation } from '../../api';
import { toastUserFailure } from '../../logic/user-failures';
import { RoleField } from './role-field';

const resolver = zodResolver(
  adminUserEndpoints.editUser.body.omit({ role: true }),
  emptyFieldSentences({ name: 'Please enter a name.' }),
);

/** A refused form keeps what was typed. */
export function EditDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { name, phone, location } = user;
  const [role, setRole] = useState<Role | undefined>(editRoleChoices.find((choice) => choice === user.role));
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { name, phone, location },
  });
  const edit = useMutation({
    ...editUserMutation,
    onSuccess: ({ approval }) => {
      onClose();
      toast(
        waitingToast(approval, 'admin_change') ?? {
          title: 'User updated successfully',
          description: user.email,
        },
      );
    },
    onError: (error) => toastUserFailure(error, { refused: 'The user could not be updated' }),
  });
  const { errors } = formState;
  const submit = handleSubmit((values) => edit.mutate({ id: user.id, ...values, role }));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Edit User</DialogTitle>
          <DialogDescription>
            {user.email}. Their page holds the change of the e-mail address.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="grid gap-4 pb-6">
            <Field label="Name" required error={errors.name?.message}>
              <Input maxLength={textLimits.personName} {...register('name')} />
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label="Phone" error={errors.phone?.message}>
                <Input type="tel" maxLength={textLimits.phone} {...register('phone')} />
              </Field>
              <Field label="Location" error={errors.location?.message}>
                <Input maxLength={textLimits.location} {...register('location')} />
              </Field>
            </div>
            <RoleField
              label="Role"
              choices={editRoleChoices}
              current={user.role}
              value={role}
              onChange={setRole}
            />
            {edit.error && !isProofCancelled(edit.error) ? (
              <Notice variant="danger" role="alert">
                {failureSentence(edit.error, 'The user could not be updated. Please try again.')}
              </Notice>
            ) : null}
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={edit.isPending} busyLabel="Saving...">
              Save Changes
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
