import type { StaffReport } from '@oja/contract/staff-report';
import { useMutation } from '@tanstack/react-query';
import { Hand, Undo2, UserCheck } from 'lucide-react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { Button } from '@/components/ui/button';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { claimReportMutation } from '../api';
import { doneSentence } from '../logic/report-labels';

/** Who has it, or how it was decided. */
export function ClaimLine({ report }: { report: StaffReport }) {
  const { claim, decision, done } = report;
  if (decision) {
    const outcome = decision.outcome || done.length > 0 ? ` ${doneSentence(done)}` : '';
    return (
      <p className="text-muted-foreground text-sm">
        Decided by <PersonLink id={decision.by_id} name={decision.by} /> on {formatDateTime(decision.at)}.
        {outcome}
      </p>
    );
  }
  if (!claim) return done.length === 0 ? null : <DoneAlready report={report} />;
  return (
    <p className="flex items-center gap-1.5 text-info text-sm">
      <UserCheck aria-hidden="true" className="size-4 shrink-0" />
      <span>
        {claim.mine ? (
          'You have it'
        ) : (
          <>
            <PersonLink id={claim.by_id} name={claim.by} /> has it
          </>
        )}{' '}
        until {formatDateTime(claim.until)}
      </span>
    </p>
  );
}

/** An open report about which something was done already: before the decision, or before it was reopened. */
function DoneAlready({ report }: { report: StaffReport }) {
  return <p className="text-muted-foreground text-sm">Done so far: {doneSentence(report.done)}</p>;
}

export function ClaimButton({ report }: { report: StaffReport }) {
  const claim = useMutation(claimReportMutation);
  const step = report.actions.includes('release') ? 'release' : 'claim';
  if (!report.actions.includes(step)) return null;
  const Icon = step === 'claim' ? Hand : Undo2;
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={claim.isPending}
      className="sm:ml-auto"
      onClick={() => void claim.mutateAsync({ id: report.id, step }).catch(toastFailure)}
      {...(step === 'claim' ? keyTarget('c', 'Claim it') : keyTarget('u', 'Give it back'))}
    >
      {claim.isPending ? null : <Icon aria-hidden="true" />}
      {step === 'claim' ? 'Claim' : 'Give back'}
    </Button>
  );
}
