import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { Button } from '@/components/ui/button';
import { DialogBody, DialogFooter } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import { formatNaira } from '@/lib/money';
import { createSubmissionKey } from '@/lib/submission-key';
import { NairaInput } from '@/shared/wallet/naira-input';
import { minimumDepositQuery } from '@/shared/wallet/wallet-stats';
import { payPaystackMutation } from '../../api';
import { showRefusal } from '../../logic/amounts';
import { depositForm, depositHint, quickDeposits, usualMinimumNaira } from '../../logic/deposit';
import { fundingIn, saveFunding } from '../../logic/funding-address';
import { fundingFailure } from '../../logic/wallet-failures';

export function AddFundsForm({ onDone }: { onDone: () => void }) {
  const [keyFor] = useState(createSubmissionKey);
  const [query] = useSearchParams();
  const payment = useMutation({
    ...payPaystackMutation,
    onSuccess: ({ authorization_url }, { amount }) => {
      // Without a page to pay on, the money is there already.
      if (authorization_url) return;
      toast({
        title: 'Funds Added',
        description: `${formatNaira(amount)} has been added to your wallet.`,
      });
    },
    onError: (error) =>
      toast({ title: 'Payment Failed', description: fundingFailure(error), variant: 'destructive' }),
  });
  const minimum = useQuery(minimumDepositQuery).data ?? usualMinimumNaira;
  const { control, handleSubmit, setValue, formState } = useForm({
    resolver: zodResolver(depositForm(minimum)),
    defaultValues: { amount: fundingIn(query).amount },
  });
  const { errors, isSubmitted } = formState;
  const hint = depositHint(minimum);
  const problem = errors.amount?.message;
  useResetOnReturn(payment.reset);

  const submit = handleSubmit(({ amount }) => {
    payment.mutate(
      { amount, idempotencyKey: keyFor(amount) },
      {
        // A person who has closed the form meanwhile stays where they are.
        onSuccess: ({ authorization_url }) => {
          if (!authorization_url) return onDone();
          saveFunding({ ...fundingIn(query), amount: String(amount) });
          location.assign(authorization_url);
        },
      },
    );
  }, showRefusal);

  return (
    <form noValidate onSubmit={submit} className="contents">
      <DialogBody className="grid content-start gap-4">
        <Field label="Amount" required hint={problem === hint ? undefined : hint} error={problem}>
          <NairaInput control={control} name="amount" />
        </Field>
        <fieldset className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          <legend className="sr-only">Quick amounts</legend>
          {quickDeposits(minimum).map((amount) => (
            <Button
              key={amount}
              variant="outline"
              size="sm"
              className="tabular"
              onClick={() => setValue('amount', String(amount), { shouldValidate: isSubmitted })}
            >
              ₦{amount.toLocaleString('en-NG')}
            </Button>
          ))}
        </fieldset>
      </DialogBody>
      <DialogFooter>
        <Button variant="outline" disabled={payment.isPending} onClick={onDone}>
          Cancel
        </Button>
        {/* Until the browser has left for the payment page there is nothing left to press. */}
        <Button type="submit" busy={payment.isPending || payment.isSuccess} busyLabel="Processing...">
          Continue to Payment
        </Button>
      </DialogFooter>
    </form>
  );
}

/** Who comes back by the browser's Back button may find this page as it was left, with its button still busy. */
function useResetOnReturn(reset: () => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) reset();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [reset]);
}
