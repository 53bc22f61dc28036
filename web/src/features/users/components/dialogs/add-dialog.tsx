import type { Role } from '@oja/contract/access';
import { editRoleChoices } from '@oja/contract/admin-users';
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
import { addUserMutation } from '../../api';
import { toastUserFailure } from '../../logic/user-failures';
import { RoleField } from './role-field';

const bothNeeded = 'Name and email are required';

export function AddDialog({ onClose }: { onClose: () => void }) {
  const [role, setRole] = useState<Role>('user');
  const [isMissing, setMissing] = useState(false);
  const { register, handleSubmit } = useForm({ defaultValues: { name: '', email: '' } });
  const add = useMutation({
    ...addUserMutation,
    onSuccess: ({ data }) => {
      onClose();
      toast({
        title: 'User created successfully',
        description: `${data.email} gets a mail with a link to choose a password.`,
      });
    },
    onError: (error) => toastUserFailure(error, { refused: 'The user could not be added' }),
  });
  const submit = handleSubmit(({ name, email }) => {
    const lacks = name.trim() === '' || email.trim() === '';
    setMissing(lacks);
    if (lacks) toast({ title: 'Error', description: bothNeeded, variant: 'destructive' });
    else add.mutate({ name, email, role });
  });
  const failure = isProofCancelled(add.error) ? null : add.error;
  const refusal = isMissing ? bothNeeded : failure && failureSentence(failure, 'Please try again.');
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
              <Input maxLength={80} autoComplete="off" {...register('name')} />
            </Field>
            <Field label="Email" required>
              <Input type="email" maxLength={254} autoComplete="off" {...register('email')} />
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
