import type { MoneyWatch } from '@oja/contract/money-watch';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { SectionCard } from '@/components/ui/section-card';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDateTime } from '@/lib/dates';
import { freezePayoutsMutation, resumePayoutsMutation } from '../../api';

export function PayoutsCard({ payouts }: { payouts: MoneyWatch['payouts'] }) {
  return (
    <SectionCard title="Payouts" action={payouts.frozen ? <ResumePayouts /> : <FreezePayouts />}>
      <div className="grid gap-2 p-5 text-sm">
        <Badge variant={payouts.frozen ? 'destructive' : 'success'} className="px-3 py-1 text-sm">
          {payouts.frozen ? 'Frozen' : 'Running'}
        </Badge>
        {payouts.frozen ? (
          <>
            <p>{payouts.reason}</p>
            {payouts.since ? (
              <p className="text-muted-foreground">
                Since <time dateTime={payouts.since}>{formatDateTime(payouts.since)}</time>, by{' '}
                {payouts.frozen_by ?? 'Oja itself'}. People can still ask for withdrawals; they wait.
              </p>
            ) : null}
          </>
        ) : (
          <p className="text-muted-foreground">Withdrawals are sent as people ask for them.</p>
        )}
      </div>
    </SectionCard>
  );
}

function FreezePayouts() {
  const [isOpen, setOpen] = useState(false);
  const freeze = useMutation({
    ...freezePayoutsMutation,
    onSuccess: () => {
      setOpen(false);
      toast({ title: 'Payouts Frozen', description: 'Nothing is sent until payouts are resumed.' });
    },
    onError: (error) => toastFailure(error, 'Payouts could not be frozen.'),
  });
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        Freeze payouts
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Freeze payouts?"
        description="No withdrawal is sent until payouts are resumed. What is on its way already goes on."
        label="Reason"
        confirmLabel="Freeze payouts"
        busyLabel="Freezing..."
        destructive
        busy={freeze.isPending}
        onConfirm={(reason) => freeze.mutate(reason)}
      />
    </>
  );
}

function ResumePayouts() {
  const [isOpen, setOpen] = useState(false);
  const resume = useMutation({
    ...resumePayoutsMutation,
    onSuccess: () => {
      setOpen(false);
      toast({ title: 'Payouts Resumed', description: 'Waiting withdrawals are sent now.' });
    },
    onError: (error) => toastFailure(error, 'Payouts could not be resumed.'),
  });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Resume payouts
      </Button>
      <ReasonDialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Resume payouts?"
        description="Waiting withdrawals are sent at once."
        label="What was found and done"
        confirmLabel="Resume payouts"
        busyLabel="Resuming..."
        busy={resume.isPending}
        onConfirm={(reason) => resume.mutate(reason)}
      />
    </>
  );
}
