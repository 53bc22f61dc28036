import { zodResolver } from '@hookform/resolvers/zod';
import type { ManagedUser } from '@oja/contract/managed-user-fields';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { ControlledAmountInput } from '@/components/ui/controlled-amount-input';
import { ControlledSelect } from '@/components/ui/controlled-select';
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
import { Notice } from '@/components/ui/notice';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { createSubmissionKey } from '@/lib/submission-key';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { adjustWalletMutation } from '../../api';
import { adjustmentForm, adjustmentOf, adjustmentOptions } from '../../logic/adjustment-form';
import { EarlierAdjustments } from './earlier-adjustments';

const resolver = zodResolver(adjustmentForm, emptyFieldSentences({ reason: 'Please say why.' }));
const failed = 'The wallet could not be adjusted.';

/** Gives money to a wallet or takes it back, once another member of staff approves it. A refused form keeps what was typed. */
export function AdjustDialog({ user, onClose }: { user: ManagedUser; onClose: () => void }) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: { what: 'goodwill' as const, amount: '', reason: '' },
  });
  const { errors } = formState;
  const [keyFor] = useState(createSubmissionKey);
  const adjust = useMutation({
    ...adjustWalletMutation,
    onSuccess: ({ approval }) => {
      toast(
        waitingToast(approval, 'wallet_adjustment') ?? { title: 'Wallet Adjusted', description: user.name },
      );
      onClose();
    },
    onError: (error) => toastFailure(error, failed),
  });
  const submit = handleSubmit((form) => {
    const adjustment = adjustmentOf(form);
    adjust.mutate({ id: user.id, adjustment, idempotencyKey: keyFor(adjustment) });
  });
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Adjust Wallet</DialogTitle>
          <DialogDescription>
            {user.name}. The money moves once another member of staff approves it.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
          <DialogBody className="grid gap-5 pb-6">
            <Field label="What" required>
              <ControlledSelect control={control} name="what" options={adjustmentOptions} />
            </Field>
            <Field label="Amount (₦)" required error={errors.amount?.message}>
              <ControlledAmountInput control={control} name="amount" className="tabular" />
            </Field>
            <Field label="Reason" required hint="The person reads it." error={errors.reason?.message}>
              <Textarea maxLength={textLimits.moneyReason} {...register('reason')} />
            </Field>
            {adjust.error && !isProofCancelled(adjust.error) ? (
              <Notice variant="danger" role="alert">
                {failureSentence(adjust.error, failed)}
              </Notice>
            ) : null}
            <EarlierAdjustments userId={user.id} />
          </DialogBody>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={adjust.isPending} busyLabel="Saving...">
              Propose
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
