import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { useNextToast } from '@/shared/work/use-next-toast';
import { WorkPresence } from '@/shared/work/work-presence';
import { decideAccountMutation, type ReviewAccount } from '../../api';

/** Either answer needs a reason. */
export function DecideAccount({ account }: { account: ReviewAccount }) {
  const [asked, setAsked] = useState<'accept' | 'refuse'>();
  const { name } = account.person;
  const nextToast = useNextToast();
  const decision = useMutation({
    ...decideAccountMutation,
    onSuccess: (_answer, { accept }) => {
      setAsked(undefined);
      void nextToast({
        title: accept ? 'Account Accepted' : 'Account Refused',
        description: accept
          ? `${name} can withdraw to it once its waiting time is over.`
          : `${name} was told.`,
      });
    },
    onError: (error) => toastFailure(error, 'The decision could not be saved.'),
  });
  const isAccepting = asked === 'accept';
  return (
    <div className="flex justify-end gap-2">
      <Button
        size="sm"
        aria-label={`Accept the account of ${name}`}
        onClick={() => setAsked('accept')}
        {...keyTarget('a', 'Accept it')}
      >
        Accept
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Refuse the account of ${name}`}
        onClick={() => setAsked('refuse')}
        {...keyTarget('r', 'Refuse it')}
      >
        Refuse
      </Button>
      <ReasonDialog
        open={asked !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsked(undefined))}
        title={isAccepting ? 'Accept this bank account?' : 'Refuse this bank account?'}
        description={`The bank says ${account.account_name}; the person is called ${name}.`}
        label="Reason"
        hint={
          isAccepting ? 'It stays in the audit log.' : 'The person reads it, and it stays in the audit log.'
        }
        confirmLabel={isAccepting ? 'Accept' : 'Refuse'}
        busyLabel="Saving..."
        destructive={!isAccepting}
        busy={decision.isPending}
        onConfirm={(reason) => decision.mutate({ id: account.id, accept: isAccepting, reason })}
      >
        <WorkPresence kind="bank_account" id={account.id} />
      </ReasonDialog>
    </div>
  );
}
