import { type AppealOutcome, sanctionTerms } from '@oja/contract/account-standing';
import type { PersonPage } from '@oja/contract/person-page';
import type { Sanction } from '@oja/contract/sanctions';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rowDetails } from '@/components/list-keys/is-covered';
import { keyTarget } from '@/components/list-keys/key-targets';
import { ListKeysHelp } from '@/components/list-keys/list-keys-help';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { formatDateTime } from '@/lib/dates';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { useNextToast } from '@/shared/work/use-next-toast';
import { useItemKeys } from '@/shared/work/use-work-keys';
import { WorkPresence } from '@/shared/work/work-presence';
import { decideAppealMutation } from '../../api';
import { isSanctionOver, toastUserFailure } from '../../logic/user-failures';

type SanctionAppealProps = {
  person: PersonPage;
  sanction: Sanction;
  appeal: NonNullable<Sanction['appeal']>;
  /** The keys of the page decide this appeal. */
  hasKeys: boolean;
};

/** What the person says against a sanction, and what was decided about it. */
export function SanctionAppeal({ person, sanction, appeal, hasKeys }: SanctionAppealProps) {
  const [asked, setAsked] = useState<AppealOutcome>();
  const mayDecide = sanction.actions.includes('decide_appeal');
  return (
    <div className="mt-1 grid gap-2 rounded-lg bg-muted p-3" {...(hasKeys ? rowDetails : {})}>
      {mayDecide ? <WorkPresence kind="sanction" id={sanction.id} /> : null}
      <div className="flex items-center justify-between gap-2">
        <p className="text-muted-foreground text-xs">Appeal of {formatDateTime(appeal.at)}</p>
        {hasKeys ? <AppealKeys id={sanction.id} /> : null}
      </div>
      <p className="wrap-anywhere whitespace-pre-line">{appeal.text}</p>
      <OutcomeLine sanction={sanction} appeal={appeal} />
      {mayDecide ? (
        <div className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => setAsked('lifted')} {...keyTarget('a', 'Grant the appeal')}>
            Grant appeal
          </Button>
          <Button
            variant="outline"
            size="sm"
            onClick={() => setAsked('upheld')}
            {...keyTarget('d', 'Keep the sanction')}
          >
            Keep sanction
          </Button>
        </div>
      ) : null}
      {asked ? (
        <DecisionDialog
          person={person}
          sanction={sanction}
          outcome={asked}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
    </div>
  );
}

function AppealKeys({ id }: { id: string }) {
  return <ListKeysHelp {...useItemKeys({ kind: 'sanction', id })} />;
}

function OutcomeLine({ sanction, appeal }: Pick<SanctionAppealProps, 'sanction' | 'appeal'>) {
  if (appeal.outcome === null && sanction.actions.includes('decide_appeal')) return null;
  const line =
    appeal.outcome && appeal.decided_at
      ? `${outcomes[appeal.outcome]}, ${formatDateTime(appeal.decided_at)}${appeal.answer ? `: ${appeal.answer}` : '.'}`
      : 'Another member of staff decides it.';
  return <p className="break-words text-muted-foreground text-xs">{line}</p>;
}

const outcomes = {
  upheld: 'The sanction stays',
  lifted: 'The sanction ended',
  withdrawn: 'The account was deleted',
} as const;

type DecisionDialogProps = {
  person: PersonPage;
  sanction: Sanction;
  outcome: AppealOutcome;
  onClose: () => void;
};

function DecisionDialog({ person, sanction, outcome, onClose }: DecisionDialogProps) {
  const isGranted = outcome === 'lifted';
  const nextToast = useNextToast();
  const decide = useMutation({
    ...decideAppealMutation,
    onSuccess: ({ approval }) => {
      onClose();
      const title = isGranted ? 'Appeal granted' : 'Sanction kept';
      const done = { title, description: `${person.name} is told.` };
      void nextToast(waitingToast(approval, 'admin_change') ?? done);
    },
    onError: (error) => {
      if (isSanctionOver(error)) onClose();
      toastUserFailure(error, { refused: 'Failed to decide the appeal' });
    },
  });
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isGranted ? 'Grant this appeal?' : 'Keep this sanction?'}
      description={
        isGranted
          ? `The sanction ends at once, and ${person.name} is told.`
          : `${person.name} is told that it stays, and cannot appeal again.`
      }
      label="Reason"
      hint="The person reads it, and it stays in the audit log."
      maxLength={sanctionTerms.reasonLength}
      confirmLabel={isGranted ? 'Grant appeal' : 'Keep sanction'}
      busyLabel="Saving..."
      busy={decide.isPending}
      onConfirm={(reason) => decide.mutate({ id: sanction.id, outcome, reason })}
    />
  );
}
