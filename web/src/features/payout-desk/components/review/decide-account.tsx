import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { ApiError } from '@/lib/api/api-error';
import { useNextToast } from '@/shared/work/use-next-toast';
import { WorkPresence } from '@/shared/work/work-presence';
import { decideAccountMutation, type ReviewAccount } from '../../api';

/** Either answer needs a reason. */
export function DecideAccount({ account }: { account: ReviewAccount }) {
  // With the holder that was on the screen: the owner may replace the account while the question is open.
  const [asked, setAsked] = useState<{ accept: boolean; holder: string }>();
  const { id, account_name: current } = account;
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
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'state_conflict') setAsked(undefined);
      toastFailure(error, 'The decision could not be saved.');
    },
  });
  const { accept: isAccepting, holder } = asked ?? { accept: true, holder: current };
  return (
    <div className="flex justify-end gap-2">
      <Button
        size="sm"
        aria-label={`Accept the account of ${name}`}
        onClick={() => setAsked({ accept: true, holder: current })}
        {...keyTarget('a', 'Accept it')}
      >
        Accept
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Refuse the account of ${name}`}
        onClick={() => setAsked({ accept: false, holder: current })}
        {...keyTarget('r', 'Refuse it')}
      >
        Refuse
      </Button>
      <ReasonDialog
        open={asked !== undefined}
        onOpenChange={(open) => (open ? undefined : setAsked(undefined))}
        title={isAccepting ? 'Accept this bank account?' : 'Refuse this bank account?'}
        description={`The bank says ${holder}; the person is called ${name}.`}
        label="Reason"
        hint={
          isAccepting ? 'It stays in the audit log.' : 'The person reads it, and it stays in the audit log.'
        }
        confirmLabel={isAccepting ? 'Accept' : 'Refuse'}
        busyLabel="Saving..."
        destructive={!isAccepting}
        busy={decision.isPending}
        onConfirm={(reason) => decision.mutate({ id, account_name: holder, accept: isAccepting, reason })}
      >
        <WorkPresence kind="bank_account" id={id} />
      </ReasonDialog>
    </div>
  );
}
