import { zodResolver } from '@hookform/resolvers/zod';
import type { AdminWithdrawal } from '@oja/contract/payouts';
import { withdrawalOtpEndpoints } from '@oja/contract/withdrawal-otp';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { withSentence } from '@/lib/form-schemas';
import { formatNaira } from '@/lib/money';
import { useNextToast } from '@/shared/work/use-next-toast';
import { enterOtpMutation, resendOtpMutation } from '../../api';
import { WithdrawalPresence } from './withdrawal-presence';

const transferCodeLength = 8;

type EnterOtpProps = {
  withdrawal: AdminWithdrawal;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const resolver = zodResolver(
  z.strictObject({
    otp: withSentence(
      withdrawalOtpEndpoints.adminEnterOtp.body.shape.otp,
      'Please enter the code that Paystack sent, digits only.',
    ),
  }),
);

/** Paystack holds the transfer until it is given the code that it sent to the owner of its account. */
export function EnterOtp({ withdrawal, open, onOpenChange }: EnterOtpProps) {
  const { id, person, net_amount: amount, destination } = withdrawal;
  const { register, handleSubmit, reset, formState } = useForm({ resolver, defaultValues: { otp: '' } });
  const nextToast = useNextToast();
  const close = (next: boolean) => {
    reset();
    onOpenChange(next);
  };
  const enter = useMutation({
    ...enterOtpMutation,
    onSuccess: () => {
      close(false);
      void nextToast({
        title: 'Code Accepted',
        description: `${formatNaira(amount)} is on its way to ${person.name}.`,
      });
    },
    onError: (error) => toastFailure(error, 'The code could not be passed on.'),
  });
  const resend = useMutation({
    ...resendOtpMutation,
    onSuccess: () =>
      toast({
        title: 'Code Sent Again',
        description: 'Paystack sent a new code to the owner of its account.',
      }),
    onError: (error) => toastFailure(error, 'Paystack could not be asked for a new code.'),
  });
  const submit = handleSubmit(({ otp }) => enter.mutate({ id, otp }, { onSettled: enter.reset }));
  return (
    <AlertDialog
      open={open}
      onOpenChange={close}
      title="Enter the code"
      description={`${formatNaira(amount)} leaves for ${destination} of ${person.name} as soon as Paystack has it.`}
      confirmLabel="Send the transfer"
      busyLabel="Sending..."
      busy={enter.isPending}
      onConfirm={() => void submit()}
    >
      <form noValidate onSubmit={submit} className="grid justify-items-start gap-3">
        <WithdrawalPresence withdrawal={withdrawal} />
        <Field label="One-time code" required error={formState.errors.otp?.message} className="w-full">
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={transferCodeLength}
            {...register('otp')}
          />
        </Field>
        <Button
          variant="outline"
          size="sm"
          busy={resend.isPending}
          busyLabel="Asking Paystack..."
          onClick={() => resend.mutate(id)}
        >
          Send a new code
        </Button>
      </form>
    </AlertDialog>
  );
}
