import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import type { AuthUser } from '@/lib/auth/auth-store';
import { ResendConfirmation } from '../resend-confirmation';

export function EmailField({ user }: { user: AuthUser }) {
  return (
    <div className="grid gap-2">
      <Field
        label="Email Address"
        hint="To change it, write to us from the Help page; we ask for a proof first."
      >
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
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge variant="warning">
        <TriangleAlert aria-hidden="true" />
        Not confirmed
      </Badge>
      <p className="text-muted-foreground text-sm">Confirm it to be able to withdraw money.</p>
      <ResendConfirmation />
    </div>
  );
}
