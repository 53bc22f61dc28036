import { useMutation } from '@tanstack/react-query';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { resendConfirmationMutation } from '@/shared/account/resend-confirmation';

export function ResendConfirmation() {
  const resend = useMutation({
    ...resendConfirmationMutation,
    onSuccess: ({ message }) => toast({ title: 'Confirmation Mail Sent', description: message }),
    onError: (error) => toastFailure(error, 'Failed to send the confirmation mail.'),
  });
  return (
    <Button
      variant="link"
      className="h-auto px-0 py-1"
      busy={resend.isPending}
      busyLabel="Sending..."
      onClick={() => resend.mutate()}
    >
      Send confirmation mail again
    </Button>
  );
}
