import type { StaffPlan } from '@oja/contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { archivePlanMutation } from '../../api';

/** Archives after a question; restores at once, since nothing is lost by it. */
export function ArchiveButton({ plan }: { plan: StaffPlan }) {
  const [isAsking, setAsking] = useState(false);
  const change = useMutation({
    ...archivePlanMutation,
    onSuccess: (_plan, { archived }) => toast({ title: archived ? 'Plan Archived' : 'Plan Restored' }),
    onError: (error) => toastFailure(error, 'The plan could not be changed.'),
  });
  const isArchived = plan.archived_at !== null;
  const run = () =>
    change.mutate({ id: plan.id, archived: !isArchived }, { onSettled: () => setAsking(false) });
  if (isArchived) {
    return (
      <Button
        size="sm"
        variant="outline"
        busy={change.isPending}
        busyLabel="Restoring..."
        onClick={run}
        aria-label={`Restore ${plan.name}`}
      >
        Restore
      </Button>
    );
  }
  return (
    <AlertDialog
      open={isAsking}
      onOpenChange={setAsking}
      trigger={
        <Button size="sm" variant="ghost" aria-label={`Archive ${plan.name}`}>
          Archive
        </Button>
      }
      title={`Archive the ${plan.name} plan?`}
      description={
        plan.subscribers === 0
          ? 'Nobody can choose it any more. You can restore it later.'
          : `Nobody can choose it any more. ${people(plan.subscribers)} on it keep it, and it goes on renewing.`
      }
      confirmLabel="Archive"
      busy={change.isPending}
      busyLabel="Archiving..."
      onConfirm={run}
    />
  );
}

function people(count: number): string {
  return count === 1 ? 'The one person' : `The ${count} people`;
}
