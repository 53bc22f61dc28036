import { useMutation } from '@tanstack/react-query';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { toast } from '@/components/ui/use-toast';
import type { AuthUser } from '@/lib/auth/auth-store';
import { resendConfirmationMutation } from '../../api/resend-confirmation';
import { toastFailure } from '../toast-failure';

export function EmailField({ user }: { user: AuthUser }) {
  return (
    <div className="grid gap-2">
      <Field label="Email Address" hint="The address of an account cannot be changed.">
        <Input type="email" readOnly value={user.email} autoComplete="email" />
      </Field>
      {user.emailConfirmed ? (
        <Badge variant="success">
          <CircleCheck aria-hidden="true" />
          Confirmed
        </Badge>
      ) : (
        <Unconfirmed />
      )}
    </div>
  );
}

function Unconfirmed() {
  const resend = useMutation({
    ...resendConfirmationMutation,
    onSuccess: ({ message }) => toast({ title: 'Confirmation Mail Sent', description: message }),
    onError: (error) => toastFailure(error, 'Failed to send the confirmation mail.'),
  });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge variant="warning">
        <TriangleAlert aria-hidden="true" />
        Not confirmed
      </Badge>
      <p className="text-muted-foreground text-sm">Confirm it to be able to withdraw money.</p>
      <Button
        variant="link"
        className="h-auto px-0 py-1"
        busy={resend.isPending}
        busyLabel="Sending..."
        onClick={() => resend.mutate()}
      >
        Send confirmation mail again
      </Button>
    </div>
  );
}
