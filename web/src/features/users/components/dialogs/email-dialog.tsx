import { zodResolver } from '@hookform/resolvers/zod';
import { admits } from '@oja/contract/access';
import { changeLinkHours } from '@oja/contract/mailed-link-terms';
import { type PersonPage, personPageEndpoints } from '@oja/contract/person-page';
import { requiredText } from '@oja/contract/text';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
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
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { changeEmailMutation } from '../../api';
import { toastUserFailure } from '../../logic/user-failures';

const { body } = personPageEndpoints.changeUserEmail;
const resolver = zodResolver(
  // An empty address is missing, not malformed.
  body.extend({ email: requiredText(254).pipe(body.shape.email) }),
  emptyFieldSentences({ email: 'Please enter the new address.', reason: 'Please say why.' }),
);

/** The address changes when the person opens the link in the mail to it, not before. */
export function EmailDialog({ person, onClose }: { person: PersonPage; onClose: () => void }) {
  const { register, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { email: '', reason: '' },
  });
  const change = useMutation({
    ...changeEmailMutation,
    onSuccess: ({ approval }, { email }) => {
      onClose();
      const sent = {
        title: 'Link sent to the new address',
        description: `${person.name} opens the mail to ${email}; until then the address stays.`,
      };
      toast(waitingToast(approval, 'admin_change') ?? sent);
    },
    onError: (error) => toastUserFailure(error, { refused: 'Failed to change the address' }),
  });
  const submit = handleSubmit((values) => change.mutate({ id: person.id, ...values }));
  const { errors } = formState;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <DialogHeader>
          <DialogTitle>Change e-mail address</DialogTitle>
          <DialogDescription>
            {person.email} is told. The new address gets a link that is valid for {changeLinkHours} hours;
            when it is opened, the address changes and every device is signed out.
            {admits('approvals', person.role)
              ? ' This person answers proposals, so another administrator has to approve it first.'
              : ''}
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="grid gap-4 pb-6">
            <Field label="New e-mail address" required error={errors.email?.message}>
              <Input type="email" maxLength={textLimits.email} autoComplete="off" {...register('email')} />
            </Field>
            <Field
              label="Reason"
              required
              hint="How the person proved who they are. It stays in the audit log."
              error={errors.reason?.message}
            >
              <Textarea maxLength={textLimits.reason} {...register('reason')} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={change.isPending} busyLabel="Sending...">
              Send link
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
