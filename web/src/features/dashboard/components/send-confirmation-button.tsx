import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { resendConfirmationMutation } from '@/shared/account/resend-confirmation';

/** Sends the confirmation mail again. The server limits how often. */
export function SendConfirmationButton({ email }: { email: string }) {
  const { mutate, isPending } = useMutation({
    ...resendConfirmationMutation,
    onSuccess: () =>
      toast({ title: 'Mail sent', description: `A new confirmation link is on its way to ${email}.` }),
    onError: (error) => toastFailure(error, 'The mail could not be sent. Please try again.'),
  });
  return (
    <Button variant="outline" size="sm" busy={isPending} busyLabel="Sending..." onClick={() => mutate()}>
      Send again
    </Button>
  );
}
