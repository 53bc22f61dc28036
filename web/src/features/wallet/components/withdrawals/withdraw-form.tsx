import { zodResolver } from '@hookform/resolvers/zod';
import type { BankAccount } from '@oja/contract/bank-account-fields';
import type { WithdrawalOptions } from '@oja/contract/withdrawal-options';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { isProofCancelled } from '@/lib/api/api-error';
import { formatNaira } from '@/lib/money';
import { scrollIntoViewOnMount } from '@/lib/scroll';
import { serverNowMs } from '@/lib/server-clock';
import { createSubmissionKey } from '@/lib/submission-key';
import { banksQuery, requestWithdrawalMutation } from '../../api';
import { useLinkDestination } from '../../hooks/use-link-destination';
import { showRefusal } from '../../logic/amounts';
import { waitingNote } from '../../logic/bank-account';
import {
  afterLinking,
  emptyWithdrawal,
  newDestinationOf,
  orderOf,
  type WithdrawalForm,
  withdrawalForm,
} from '../../logic/withdrawal';
import { mayReceive } from './account-hint';
import { BankDestination } from './bank-destination';
import { CardDestination } from './card-destination';
import { MethodField } from './method-field';
import { MobileDestination } from './mobile-destination';
import { ReceiveSummary } from './receive-summary';
import { WithdrawAmountField } from './withdraw-amount-field';

type WithdrawFormProps = { options: WithdrawalOptions; onClose: () => void };

/** A refused withdrawal keeps what was typed. A card number lives in this form only, until it closes. */
export function WithdrawForm({ options, onClose }: WithdrawFormProps) {
  const [keyFor] = useState(createSubmissionKey);
  const form = useForm({
    resolver: zodResolver(withdrawalForm(options)),
    defaultValues: emptyWithdrawal,
  });
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
      toastFailure(error, 'The withdrawal could not be requested. Please try again.', 'Withdrawal Failed');
    },
  });

  const { link, isLinking } = useLinkDestination();
  const [linked, setLinked] = useState<BankAccount>();
  const client = useQueryClient();

  const send = (values: WithdrawalForm) => {
    const order = orderOf(values);
    if (order) request.mutate({ order, idempotencyKey: keyFor(order) });
  };

  const submit = form.handleSubmit(async (values) => {
    const wanted = newDestinationOf(values, client.getQueryData(banksQuery.queryKey) ?? []);
    if (wanted === undefined) return send(values);
    const account = await link(wanted);
    if (account === undefined) return;
    const next = afterLinking(values, account);
    form.reset(next);
    // One that can be used at once takes the money now; any other shows from when it can.
    if (mayReceive(account)) return send(next);
    setLinked(account);
  }, showRefusal);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit} className="contents">
        <DialogBody className="grid content-start gap-5">
          {options.payouts_paused ? <PausedNotice /> : null}
          <WithdrawAmountField options={options} />
          <MethodField methods={options.methods} />
          <DestinationFields options={options} />
          {linked?.kind === method ? <LinkedNotice account={linked} /> : null}
        </DialogBody>
        {options.blocked ? <BlockedNotice blocked={options.blocked} /> : <ReceiveSummary options={options} />}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={amount.trim() === '' || method === '' || options.blocked !== null}
            busy={request.isPending || isLinking}
            busyLabel={isLinking ? 'Verifying...' : 'Processing...'}
          >
            Withdraw Funds
          </Button>
        </DialogFooter>
      </form>
    </FormProvider>
  );
}

/** Why the button is disabled, in sight beside it; the sentence of the server names the end where there is one. */
function BlockedNotice({ blocked }: { blocked: NonNullable<WithdrawalOptions['blocked']> }) {
  return (
    <Notice variant="warning" className="mx-6 mt-4 shrink-0">
      {blocked.reason}
    </Notice>
  );
}

function PausedNotice() {
  return (
    <Notice>
      Payouts are paused at the moment. You can ask for one now; your money is set aside and goes out as soon
      as they resume.
    </Notice>
  );
}

/** What each way out must know. */
function DestinationFields({ options }: { options: WithdrawalOptions }) {
  const method = useFormContext<WithdrawalForm>().watch('method');
  switch (method) {
    case '':
      return null;
    case 'bank':
      return <BankDestination />;
    case 'card':
      return <CardDestination cards={options.cards} />;
    case 'mobile':
      return <MobileDestination options={options} />;
  }
}

/** What became of a destination that was linked in this dialog and cannot be used yet. */
function LinkedNotice({ account }: { account: BankAccount }) {
  return (
    <Notice ref={scrollIntoViewOnMount} variant="info">
      <p className="font-medium">
        {account.bank_name} <span className="tabular">{account.account_number}</span> is linked.
      </p>
      <p>{waitingNote(account, serverNowMs())} Nothing was withdrawn.</p>
    </Notice>
  );
}
