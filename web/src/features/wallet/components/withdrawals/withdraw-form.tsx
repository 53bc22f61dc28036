import type { WithdrawalOptions } from '@oja/contract/payouts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { toast } from '@/components/ui/use-toast';
import { isProofCancelled } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatNaira } from '@/lib/money';
import { createSubmissionKey } from '@/lib/submission-key';
import { requestWithdrawalMutation } from '../../api/request-withdrawal';
import type { OpenDialog } from '../../hooks/use-wallet-dialogs';
import { emptyWithdrawal, orderOf, refuseWithdrawal, type WithdrawalForm } from '../../logic/withdrawal-form';
import { showRefusal } from '../show-refusal';
import { BlockedNotice } from './blocked-notice';
import { DestinationFields } from './destination-fields';
import { MethodField } from './method-field';
import { ReceiveSummary } from './receive-summary';
import { WithdrawAmountField } from './withdraw-amount-field';

type WithdrawFormProps = { options: WithdrawalOptions; onClose: () => void; onOpen: OpenDialog };

/** A refused withdrawal keeps what was typed. A card number lives in this form only, until it closes. */
export function WithdrawForm({ options, onClose, onOpen }: WithdrawFormProps) {
  const [keyFor] = useState(createSubmissionKey);
  const form = useForm<WithdrawalForm>({ defaultValues: emptyWithdrawal });
  const [amount, method] = form.watch(['amount', 'method']);
  const request = useMutation({
    ...requestWithdrawalMutation,
    onSuccess: (withdrawal) => {
      toast({
        title: 'Withdrawal Requested',
        description: `${formatNaira(withdrawal.net_amount)} is going to ${withdrawal.destination}.`,
      });
      onClose();
    },
    onError: (error) => {
      if (isProofCancelled(error)) return;
      toast({
        title: 'Withdrawal Failed',
        description: failureSentence(error, 'The withdrawal could not be requested. Please try again.'),
        variant: 'destructive',
      });
    },
  });

  const submit = form.handleSubmit((values) => {
    const refusal = refuseWithdrawal(values, options);
    if (refusal) {
      showRefusal(refusal);
      return form.setError(refusal.field, { message: refusal.description }, { shouldFocus: true });
    }
    const order = orderOf(values);
    if (order) request.mutate({ order, idempotencyKey: keyFor(order) });
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody className="grid content-start gap-5">
          {options.blocked ? <BlockedNotice blocked={options.blocked} /> : null}
          <WithdrawAmountField options={options} />
          <MethodField methods={options.methods} />
          <DestinationFields options={options} onLink={() => onOpen({ kind: 'bank-account' })} />
        </DialogBody>
        <ReceiveSummary options={options} />
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={amount.trim() === '' || method === '' || options.blocked !== null}
            busy={request.isPending}
            busyLabel="Processing..."
          >
            Withdraw Funds
          </Button>
        </DialogFooter>
      </form>
    </FormProvider>
  );
}
