import { sanctionTerms } from '@oja/contract/account-standing';
import type { PersonPage } from '@oja/contract/person-page';
import type { Sanction } from '@oja/contract/sanctions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Gavel } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Loaded } from '@/components/ui/loaded';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { toast } from '@/components/ui/toast';
import { useFocusNamedSection } from '@/lib/use-focus-named-section';
import { waitingToast } from '@/shared/approvals/waiting-toast';
import { PersonLink } from '@/shared/people/person-link';
import { sanctionLabels, sanctionSpan, sanctionState } from '@/shared/sanctions/sanction-texts';
import { liftSanctionMutation, sanctionsQuery } from '../../api';
import { isSanctionOver, toastUserFailure } from '../../logic/user-failures';
import { SanctionDialog } from '../dialogs/sanction-dialog';
import { SanctionAppeal } from './sanction-appeal';

/** The anchor that the work queue and the notification of an appeal lead to. */
const sectionIds = ['sanctions'];

/** What staff did about this person, from warnings to suspensions, and the next step. */
export function SanctionCard({ person }: { person: PersonPage }) {
  const query = useQuery(sanctionsQuery(person.id));
  const keyedId = useKeyedAppeal(query.data);
  const [isAdding, setAdding] = useState(false);
  const [lifted, setLifted] = useState<Sanction>();
  useFocusNamedSection(sectionIds);
  return (
    <SectionCard
      id="sanctions"
      title="Sanctions"
      action={
        person.actions.some((action) => action === 'suspend' || action === 'unsuspend') ? (
          <Button variant="outline" size="sm" onClick={() => setAdding(true)}>
            <Gavel aria-hidden="true" />
            Add sanction
          </Button>
        ) : null
      }
    >
      <Loaded query={query} failure="Failed to load sanctions" skeleton={<Skeleton className="m-5 h-9" />}>
        {(sanctions) =>
          sanctions.length === 0 ? (
            <p className="px-5 py-4 text-muted-foreground text-sm">No warning, pause or suspension.</p>
          ) : (
            <ul className="divide-y">
              {sanctions.map((sanction) => (
                <SanctionRow
                  key={sanction.id}
                  person={person}
                  sanction={sanction}
                  hasKeys={sanction.id === keyedId}
                  onLift={() => setLifted(sanction)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding ? <SanctionDialog person={person} onClose={() => setAdding(false)} /> : null}
      {lifted ? <LiftDialog person={person} sanction={lifted} onClose={() => setLifted(undefined)} /> : null}
    </SectionCard>
  );
}

/**
 * Of several appeals, the first to be decided has the keys. Once decided it keeps them until another is there, because
 * they lead to the next item of the queue.
 */
function useKeyedAppeal(sanctions: readonly Sanction[] | undefined): string | undefined {
  const [last, setLast] = useState<string>();
  const first = sanctions?.find(({ actions }) => actions.includes('decide_appeal'))?.id;
  if (first !== undefined && first !== last) setLast(first);
  return first ?? last;
}

type SanctionRowProps = { person: PersonPage; sanction: Sanction; hasKeys: boolean; onLift: () => void };

function SanctionRow({ person, sanction, hasKeys, onLift }: SanctionRowProps) {
  const state = sanctionState(sanction);
  return (
    <li className="grid gap-1 px-5 py-3 text-sm">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-medium">{sanctionLabels[sanction.kind]}</p>
        <Badge variant={state.variant}>{state.label}</Badge>
        {sanction.actions.includes('lift') ? (
          <Button
            variant="outline"
            size="sm"
            className="ml-auto"
            aria-label={`Lift: ${sanctionLabels[sanction.kind]}`}
            onClick={onLift}
          >
            Lift
          </Button>
        ) : null}
      </div>
      <p className="break-words">{sanction.reason}</p>
      {sanction.note ? <p className="break-words text-muted-foreground">For staff: {sanction.note}</p> : null}
      <p className="text-muted-foreground text-xs">
        {sanctionSpan(sanction)}
        {sanction.given_by ? (
          <>
            , by <PersonLink id={sanction.given_by_id} name={sanction.given_by} />
          </>
        ) : null}
        {sanction.report_id ? ', from a report' : ''}
      </p>
      {sanction.ended ? <EndLine sanction={sanction} /> : null}
      {sanction.appeal ? (
        <SanctionAppeal person={person} sanction={sanction} appeal={sanction.appeal} hasKeys={hasKeys} />
      ) : null}
    </li>
  );
}

function EndLine({ sanction: { ended, ended_by: by, ended_by_id: byId } }: { sanction: Sanction }) {
  return (
    <p className="break-words text-muted-foreground text-xs">
      {by ? (
        <>
          Lifted by <PersonLink id={byId} name={by} />
        </>
      ) : (
        'Its time was over'
      )}
      {ended?.reason ? `: ${ended.reason}` : '.'}
    </p>
  );
}

type LiftDialogProps = { person: PersonPage; sanction: Sanction; onClose: () => void };

function LiftDialog({ person, sanction, onClose }: LiftDialogProps) {
  const lift = useMutation({
    ...liftSanctionMutation,
    onSuccess: ({ approval }) => {
      onClose();
      const done = { title: 'Sanction lifted', description: `${person.name} is told.` };
      toast(waitingToast(approval, 'admin_change') ?? done);
    },
    onError: (error) => {
      if (isSanctionOver(error)) onClose();
      toastUserFailure(error, { refused: 'Failed to lift the sanction' });
    },
  });
  return (
    <ReasonDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Lift: ${sanctionLabels[sanction.kind]}`}
      description={`It ends at once, and ${person.name} is told.`}
      label="Reason"
      hint="The person reads it, and it stays in the audit log."
      maxLength={sanctionTerms.reasonLength}
      confirmLabel="Lift"
      busyLabel="Lifting..."
      busy={lift.isPending}
      onConfirm={(reason) => lift.mutate({ id: sanction.id, reason })}
    />
  );
}
