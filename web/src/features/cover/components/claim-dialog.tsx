import { zodResolver } from '@hookform/resolvers/zod';
import { type Cover, coverEndpoints } from '@oja/contract/cover';
import { type ClaimKind, claimKindLabels, claimKinds, claimTerms } from '@oja/contract/cover-words';
import { sellerAnswerHours } from '@oja/contract/dispute-terms';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
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
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { createSubmissionKey } from '@/lib/submission-key';
import { openClaimMutation } from '../api';

const resolver = zodResolver(
  coverEndpoints.openClaim.body,
  emptyFieldSentences({ kind: 'Please choose what happened.', details: 'Please say what happened.' }),
);

/** What was typed stays when the dialog is closed by mistake. */
export function ClaimDialog({ cover }: { cover: Cover }) {
  const [isOpen, setOpen] = useState(false);
  const { control, register, handleSubmit, reset, formState } = useForm({
    resolver,
    defaultValues: { kind: undefined, details: '' },
  });
  const [keyFor, setKeyFor] = useState(() => createSubmissionKey());
  const opening = useMutation(openClaimMutation);
  const isSending = formState.isSubmitting;
  const submit = handleSubmit(async (body) => {
    try {
      await opening.mutateAsync({ purchaseId: cover.purchase_id, body, idempotencyKey: keyFor(body) });
      setKeyFor(() => createSubmissionKey());
      setOpen(false);
      reset();
      toast({
        title: 'Claim Opened',
        description: `The seller has ${sellerAnswerHours} hours to answer, then our team decides.`,
      });
    } catch (error) {
      toastFailure(error, 'Please try again.', 'Could not open the claim');
    }
  });
  return (
    <Dialog open={isOpen} onOpenChange={(next) => (isSending ? undefined : setOpen(next))}>
      <DialogTrigger asChild>
        <Button variant="outline">Make a claim</Button>
      </DialogTrigger>
      <DialogContent size="lg">
        <DialogHeader>
          <DialogTitle>Make a claim</DialogTitle>
          <DialogDescription>
            The held part and the seller’s payouts wait until our team has decided about {cover.handle}.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="contents">
          <DialogBody className="grid content-start gap-5">
            <Controller
              control={control}
              name="kind"
              render={({ field: { value, onChange, ref }, fieldState }) => (
                <Field label="What happened" required error={fieldState.error?.message}>
                  <Select value={value ?? ''} onValueChange={(chosen: ClaimKind) => onChange(chosen)}>
                    <SelectTrigger ref={ref} placeholder="Choose what happened" />
                    <SelectContent>
                      {claimKinds.map((kind) => (
                        <SelectItem key={kind} value={kind}>
                          {claimKindLabels[kind]}
                        </SelectItem>
                      ))}
                    </SelectContent>
                  </Select>
                </Field>
              )}
            />
            <Field
              label="Details"
              required
              hint="Say what you saw and when. The seller and our team read it."
              error={formState.errors.details?.message}
            >
              <Textarea maxLength={claimTerms.detailsLength} {...register('details')} />
            </Field>
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" disabled={isSending} onClick={() => setOpen(false)}>
              Cancel
            </Button>
            <Button type="submit" variant="destructive" busy={isSending} busyLabel="Opening...">
              Open Claim
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
