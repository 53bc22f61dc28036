import type { Subscription } from '@oja/contract/plans';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { formatDate } from '@/lib/dates';
import { endPlanMutation } from '../api';

/** For a plan that would renew. Nothing is lost that was paid for, and it can be taken back until the last day. */
export function EndPlanButton({ subscription }: { subscription: Subscription }) {
  const { plan, status, period_ends_at: endsAt } = subscription;
  const [isOpen, setOpen] = useState(false);
  const ending = useMutation({
    ...endPlanMutation,
    onSuccess: ({ message }) => {
      setOpen(false);
      toast({ title: 'Plan Cancelled', description: message });
    },
    onError: (error) => {
      setOpen(false);
      toastFailure(error, 'Please try again.', 'Plan not cancelled');
    },
  });
  const until = status === 'active' && endsAt ? `It goes on until ${formatDate(endsAt)}.` : 'It ends now.';
  return (
    <AlertDialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="ghost">Cancel plan</Button>}
      title={`Cancel the ${plan.name} plan?`}
      description={`${until} Your listings stay on the market; you can add no new ones without a plan.`}
      cancelLabel="Keep plan"
      confirmLabel="Cancel plan"
      busyLabel="Cancelling..."
      busy={ending.isPending}
      destructive
      onConfirm={() => ending.mutate()}
    />
  );
}
