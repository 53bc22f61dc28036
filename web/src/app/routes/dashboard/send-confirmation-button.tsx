import { accountEndpoints } from '@oja/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { callApi } from '@/lib/api/call-api';
import { failureSentence } from '@/lib/api/failure-sentence';

/** Sends the confirmation mail again. The server limits how often. */
export function SendConfirmationButton({ email }: { email: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(accountEndpoints.resendConfirmation),
    onSuccess: () =>
      toast({ title: 'Mail sent', description: `A new confirmation link is on its way to ${email}.` }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: failureSentence(error, 'The mail could not be sent. Please try again.'),
        variant: 'destructive',
      }),
  });
  return (
    <Button variant="outline" size="sm" busy={isPending} busyLabel="Sending..." onClick={() => mutate()}>
      Send again
    </Button>
  );
}
