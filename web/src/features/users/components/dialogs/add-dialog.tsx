import { zodResolver } from '@hookform/resolvers/zod';
import type { Role } from '@oja/contract/access';
import { adminUserEndpoints, editRoleChoices } from '@oja/contract/admin-users';
import { requiredText } from '@oja/contract/text';
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
import { toastRefusal } from '@/components/ui/toast-failure';
import { isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { emptyFieldSentences, firstSentence } from '@/lib/form-schemas';
import { addUserMutation } from '../../api';
import { toastUserFailure } from '../../logic/user-failures';
import { RoleField } from './role-field';

const bothNeeded = 'Name and email are required';
const { body } = adminUserEndpoints.addUser;
const resolver = zodResolver(
  // An empty address is missing, not malformed.
  body.pick({ name: true }).extend({ email: requiredText(254).pipe(body.shape.email) }),
  emptyFieldSentences({ name: bothNeeded, email: bothNeeded }),
);

export function AddDialog({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<Role>('user');
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { name: '', email: '' },
  });
  const add = useMutation({
    ...addUserMutation,
    onSuccess: ({ data, approval }) => {
      onClose();
      const invited = `${data.email} gets a mail with a link to choose a password.`;
      const approved = ' They get the role once another administrator has approved it.';
      toast({
        title: 'User created successfully',
        description: approval === null ? invited : invited + approved,
      });
    },
    onError: (error) => toastUserFailure(error, { refused: 'The user could not be added' }),
  });
  const submit = handleSubmit(
    (values) => add.mutate({ ...values, role }),
    (errors) => toastRefusal(firstSentence(errors)),
  );
  const failure = isProofCancelled(add.error) ? null : add.error;
  const refusal =
    firstSentence(formState.errors) || (failure && failureSentence(failure, 'Please try again.'));
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Add New User</DialogTitle>
          <DialogDescription>They get a mail with a link to choose their own password.</DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="grid gap-4 pb-6">
            <Field label="Name" required>
              <Input maxLength={textLimits.personName} autoComplete="off" {...register('name')} />
            </Field>
            <Field label="Email" required>
              <Input type="email" maxLength={textLimits.email} autoComplete="off" {...register('email')} />
            </Field>
            <RoleField label="Role" choices={editRoleChoices} value={role} onChange={setRole} />
            {refusal ? (
              <Notice variant="danger" role="alert">
                {refusal}
              </Notice>
            ) : null}
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={add.isPending} busyLabel="Adding...">
              Add User
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
