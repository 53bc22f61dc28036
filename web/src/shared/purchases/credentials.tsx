import type { Purchase, RevealKind } from '@oja/contract/purchases';
import { useMutation } from '@tanstack/react-query';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDate } from '@/lib/dates';
import { revealCredentialsMutation } from './api';
import { WithheldCredentials } from './withheld-credentials';

const dots = '••••••••••';

/**
 * The credentials of the account, whatever the status. The password is hidden until it is requested; each view and copy
 * is recorded first, because it is evidence in a dispute. Without a connection to record it, the platform of the account
 * could not be reached either.
 */
export function Credentials({ purchase }: { purchase: Purchase }) {
  const { username, password, handover_notes: notes, handle } = purchase.listing;
  const [isShown, setShown] = useState(false);
  const reveal = useMutation(revealCredentialsMutation);
  const note = (what: RevealKind) => reveal.mutateAsync({ id: purchase.id, what });
  if (purchase.credentials_withheld) return <WithheldCredentials purchase={purchase} />;
  if (username === '' && password === '') {
    return <p className="text-muted-foreground text-sm">No credentials were handed over through Oja.</p>;
  }
  const show = async () => {
    if (isShown) return setShown(false);
    try {
      await note('shown');
      setShown(true);
    } catch (error) {
      toastFailure(error, 'Please try again.', 'Could not show the password');
    }
  };
  const couldNotCopy = (error?: unknown) =>
    error === undefined
      ? toast({ title: 'Could not copy', description: 'Please select and copy it yourself.' })
      : toastFailure(error, 'Please try again.', 'Could not copy');
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="grid gap-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <Secret label="Username or email" value={username}>
          <CopyButton
            text={username}
            label={`Copy the username of ${handle}`}
            first={() => note('copied_username')}
            onCopied={() => toast({ title: 'Username copied!' })}
            onFailed={couldNotCopy}
          />
        </Secret>
        <Secret label="Password" value={isShown ? password : dots} isHidden={!isShown}>
          <Button
            variant="ghost"
            size="icon"
            aria-label={`${isShown ? 'Hide' : 'Show'} the password of ${handle}`}
            busy={reveal.isPending && reveal.variables.what === 'shown'}
            onClick={() => void show()}
          >
            <Icon aria-hidden="true" />
          </Button>
          <CopyButton
            text={password}
            label={`Copy the password of ${handle}`}
            first={() => note('copied_password')}
            onCopied={() => toast({ title: 'Password copied!' })}
            onFailed={couldNotCopy}
          />
        </Secret>
      </div>
      {isShown && notes ? (
        <div className="rounded-md bg-muted p-3 text-sm">
          <p className="text-muted-foreground">Notes of the seller</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{notes}</p>
        </div>
      ) : null}
      {purchase.credentials_changed_at ? (
        <p className="text-muted-foreground text-sm">
          The seller replaced them on {formatDate(purchase.credentials_changed_at)}.
        </p>
      ) : null}
    </div>
  );
}

type SecretProps = { label: string; value: string; isHidden?: boolean; children: ReactNode };

function Secret({ label, value, isHidden = false, children }: SecretProps) {
  return (
    <div className="flex min-w-0 items-center gap-1 rounded-md bg-muted py-1.5 pr-1.5 pl-3">
      <div className="min-w-0 flex-1">
        <p className="text-muted-foreground text-xs">{label}</p>
        <p className="break-all font-mono text-sm">
          {isHidden ? <span className="sr-only">Hidden</span> : null}
          <span aria-hidden={isHidden || undefined}>{value}</span>
        </p>
      </div>
      {children}
    </div>
  );
}
