import { zodResolver } from '@hookform/resolvers/zod';
import { type DisputeCase, disputeEndpoints } from '@oja/contract/disputes';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  DialogTrigger,
} from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { PasswordInput } from '@/components/ui/password-input';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { offerReplacementMutation } from '../../api';

const resolver = zodResolver(
  disputeEndpoints.offerReplacement.body,
  emptyFieldSentences({ username: 'Please enter the username.', password: 'Please enter the password.' }),
);
const empty = { username: '', password: '', handover_notes: '' };

/** The seller supplies new credentials; they are sealed, and the buyer gets them if staff decide so. */
export function ReplacementDialog({ disputeCase }: { disputeCase: DisputeCase }) {
  const [isOpen, setOpen] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm({ resolver, defaultValues: empty });
  const offer = useMutation({
    ...offerReplacementMutation,
    onSuccess: () => {
      setOpen(false);
      reset();
      toast({ title: 'Credentials Sent', description: 'The buyer gets them if our team decides so.' });
    },
    onError: (error) => toastFailure(error, 'Please try again.', 'Could not send the credentials'),
  });
  const { errors } = formState;
  const submit = handleSubmit(({ handover_notes: notes, ...credentials }) =>
    offer.mutate(
      {
        purchaseId: disputeCase.id,
        body: { ...credentials, ...(notes ? { handover_notes: notes } : {}) },
      },
      // The dialog stays mounted while it is closed, and would keep the password with its mutation.
      { onSuccess: offer.reset },
    ),
  );
  return (
    <Dialog open={isOpen} onOpenChange={(next) => (offer.isPending ? undefined : setOpen(next))}>
      <DialogTrigger asChild>
        <Button variant="outline">
          <KeyRound aria-hidden="true" />
          {disputeCase.replacement.offered_at ? 'Correct new credentials' : 'Offer new credentials'}
        </Button>
      </DialogTrigger>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>New credentials</DialogTitle>
          <DialogDescription>
            They are stored encrypted. The buyer gets them, and time to check them, if our team decides for a
            replacement.
          </DialogDescription>
        </DialogHeader>
        <form noValidate autoComplete="off" onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-4">
            <Field label="Username or email" required error={errors.username?.message}>
              <Input autoComplete="off" maxLength={textLimits.username} {...register('username')} />
            </Field>
            <Field label="Password" required error={errors.password?.message}>
              <PasswordInput
                autoComplete="new-password"
                maxLength={textLimits.accountPassword}
                {...register('password')}
              />
            </Field>
            <Field label="Notes for the buyer" hint="Original e-mail address, recovery codes.">
              <Textarea maxLength={textLimits.handoverNotes} {...register('handover_notes')} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={offer.isPending} onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" busy={offer.isPending} busyLabel="Sending...">
              Send Credentials
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
