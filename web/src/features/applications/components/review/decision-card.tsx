import type { ApplicationInReview } from '@oja/contract/applications';
import { textLimits } from '@oja/contract/text-limits';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { keyTarget } from '@/components/list-keys/key-targets';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { PersonLink } from '@/shared/people/person-link';
import { useNextToast } from '@/shared/work/use-next-toast';
import { decideApplicationMutation } from '../../api';
import { FactList } from '../fact-list';

export function DecisionCard({ application }: { application: ApplicationInReview }) {
  const [asking, setAsking] = useState<'approve' | 'reject'>();
  const nextToast = useNextToast();
  const { id, name, actions } = application;
  const decision = useMutation({
    ...decideApplicationMutation,
    onSuccess: (_decided, { kind }) => {
      setAsking(undefined);
      void nextToast(
        kind === 'approve'
          ? { title: 'Application Approved', description: `${name} is a verified seller.` }
          : { title: 'Application Rejected', description: `${name} was told why.` },
      );
    },
    // The question stays with what was typed.
    onError: (error, { kind }) =>
      toastFailure(error, `The application could not be ${kind === 'approve' ? 'approved' : 'rejected'}.`),
  });
  const isUnopened = application.review_started_at === null;
  const close = (open: boolean) => setAsking((current) => (open ? current : undefined));

  return (
    <Card>
      <CardHeader>
        <CardTitle as="h2">Decision</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-4">
        <FactList facts={factsOf(application)} />
        {actions.length > 0 ? (
          <div className="grid gap-3">
            {actions.includes('approve') ? (
              <>
                <Button
                  disabled={isUnopened}
                  onClick={() => setAsking('approve')}
                  {...keyTarget('a', 'Approve it')}
                >
                  Approve
                </Button>
                {isUnopened ? (
                  <p className="text-muted-foreground text-sm">Open a document to approve.</p>
                ) : null}
              </>
            ) : null}
            {actions.includes('reject') ? (
              <Button variant="outline" onClick={() => setAsking('reject')} {...keyTarget('r', 'Reject it')}>
                Reject
              </Button>
            ) : null}
          </div>
        ) : null}
        <AlertDialog
          open={asking === 'approve'}
          onOpenChange={close}
          title={`Approve the application of ${name}?`}
          description="They become a verified seller and carry the verified mark. They are told at once."
          confirmLabel="Approve"
          busy={decision.isPending}
          busyLabel="Approving..."
          onConfirm={() => decision.mutate({ id, kind: 'approve' })}
        />
        <ReasonDialog
          open={asking === 'reject'}
          onOpenChange={close}
          title={`Reject the application of ${name}?`}
          description="They read the reason, can correct the application and submit it again."
          label="Reason"
          hint="Say what is missing or wrong, in words the applicant understands."
          maxLength={textLimits.reason}
          confirmLabel="Reject"
          destructive
          busy={decision.isPending}
          busyLabel="Rejecting..."
          onConfirm={(reason) => decision.mutate({ id, kind: 'reject', reason })}
        />
      </CardContent>
    </Card>
  );
}

function factsOf(application: ApplicationInReview): { term: string; value: ReactNode }[] {
  const { status, decided_at: decidedAt, decided_by: decidedBy, reason } = application;
  return [
    { term: 'Submitted', value: formatDateTime(application.submitted_at) },
    ...(application.review_started_at
      ? [{ term: 'First opened', value: formatDateTime(application.review_started_at) }]
      : []),
    ...(decidedAt
      ? [
          {
            term: status === 'approved' ? 'Approved' : 'Rejected',
            value: (
              <>
                {formatDateTime(decidedAt)}
                {decidedBy ? (
                  <>
                    , <PersonLink id={application.decided_by_id} name={decidedBy} />
                  </>
                ) : null}
              </>
            ),
          },
        ]
      : []),
    ...(reason ? [{ term: 'Reason', value: reason }] : []),
  ];
}
