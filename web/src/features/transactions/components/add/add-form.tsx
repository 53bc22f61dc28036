import { fillIn } from '@oja/contract/admin-transactions';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogClose, DialogFooter } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { toastFailure, toastRefusal } from '@/components/ui/toast-failure';
import { isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatNaira } from '@/lib/money';
import { createSubmissionKey } from '@/lib/submission-key';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { addTransactionMutation } from '../../api';
import { type AddForm, emptyAddForm, missingFields, type RequiredField, saleOf } from '../../logic/add-form';
import { AddFields } from './add-fields';

/** A refused form keeps what was typed. */
export function AddTransactionForm({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState(emptyAddForm);
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [keyFor] = useState(() => createSubmissionKey());
  const add = useMutation({
    ...addTransactionMutation,
    onSuccess: ({ data, approval }) => {
      const waiting = waitingToast(approval, 'staff_sale');
      if (waiting) toast(waiting);
      if (data) {
        toast({
          title: 'Transaction created successfully',
          description: `${data.id}: ${formatNaira(data.amount)} of ${data.buyer} is in escrow now.`,
        });
      }
      onClose();
    },
    onError: (error) => toastFailure(error, failed),
  });
  const change = (next: Partial<AddForm>) => {
    const changed = { ...form, ...next };
    setForm(changed);
    setMissing(missing.filter((field) => missingFields(changed).includes(field)));
    // Never while a request is in flight: changed input would be a second sale beside the first.
    if (add.isError) add.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    const sale = saleOf(form);
    setMissing(missingFields(form));
    if (sale === undefined) toastRefusal(fillIn);
    else add.mutate({ ...sale, idempotencyKey: keyFor(sale) });
  };
  const failure = isProofCancelled(add.error) ? null : add.error;
  const refusal = missing.length > 0 ? fillIn : failure ? failureSentence(failure, failed) : null;
  return (
    <form noValidate onSubmit={submit} className="flex min-h-0 flex-1 flex-col">
      <DialogBody className="grid gap-5 pb-6">
        <fieldset disabled={add.isPending} className="min-w-0">
          <AddFields form={form} missing={missing} onChange={change} />
        </fieldset>
        {refusal ? (
          <Notice variant="danger" role="alert">
            {refusal}
          </Notice>
        ) : null}
      </DialogBody>
      <DialogFooter>
        <DialogClose asChild>
          <Button variant="outline" disabled={add.isPending}>
            Cancel
          </Button>
        </DialogClose>
        <Button type="submit" busy={add.isPending} busyLabel="Adding...">
          Add Transaction
        </Button>
      </DialogFooter>
    </form>
  );
}

const failed = 'The transaction could not be added. Please try again.';
