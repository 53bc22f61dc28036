import { zodResolver } from '@hookform/resolvers/zod';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
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
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { emptyFieldSentences } from '@/lib/form-schemas';
import { createSubmissionKey } from '@/lib/submission-key';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { recordMovementMutation } from '../../api';
import { movementForm } from '../../logic/movement-form';
import { movementOptions } from '../../logic/movement-labels';

const empty: z.input<typeof movementForm> = { kind: 'topup', amount: '', reason: '' };
const resolver = zodResolver(movementForm, emptyFieldSentences({ reason: 'Please say what happened.' }));

export function MovementDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Record a movement</DialogTitle>
          <DialogDescription>
            What changed the balance at Paystack without a withdrawal. It is booked once another member of
            staff approves it.
          </DialogDescription>
        </DialogHeader>
        <MovementFields onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}

function MovementFields({ onDone }: { onDone: () => void }) {
  const { register, control, handleSubmit, formState } = useForm({
    resolver,
    defaultValues: empty,
  });
  const { errors } = formState;
  const [keyFor] = useState(createSubmissionKey);
  const saving = useMutation({
    ...recordMovementMutation,
    onSuccess: ({ approval }) => {
      toast(
        waitingToast(approval, 'balance_movement') ?? {
          title: 'Movement Booked',
          description: 'It is in the ledger now.',
        },
      );
      onDone();
    },
    onError: (error) => toastFailure(error, 'The movement could not be recorded.'),
  });
  const save = handleSubmit((movement) => saving.mutate({ movement, idempotencyKey: keyFor(movement) }));
  return (
    <form noValidate onSubmit={save} className="flex min-h-0 flex-col">
      <DialogBody className="grid gap-5">
        <Field label="What happened" required>
          <ControlledSelect control={control} name="kind" options={movementOptions} />
        </Field>
        <Field label="Amount (₦)" required error={errors.amount?.message}>
          <ControlledAmountInput control={control} name="amount" className="tabular" />
        </Field>
        <Field
          label="Reason"
          required
          hint="When it was, and the bank's reference. It stays in the audit log."
          error={errors.reason?.message}
        >
          <Textarea maxLength={textLimits.moneyReason} {...register('reason')} />
        </Field>
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline">Cancel</Button>
        </DialogClose>
        <Button type="submit" busy={saving.isPending} busyLabel="Saving...">
          Record
        </Button>
      </DialogFooter>
    </form>
  );
}
