import type { GatewayMovement } from '@oja/contract/gateway-balance';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { decideMovementMutation } from '../../api';

/** The administrator who recorded it can only withdraw it. */
export function DecideMovement({ line }: { line: GatewayMovement }) {
  const { id, own } = line;
  const [isDeclining, setDeclining] = useState(false);
  const decision = useMutation({
    ...decideMovementMutation,
    onSuccess: (_data, { step }) => {
      setDeclining(false);
      toast(
        step === 'approve'
          ? { title: 'Movement Booked', description: 'It is in the ledger now.' }
          : { title: 'Movement Declined', description: 'The books stay as they are.' },
      );
    },
    onError: (error) => toastFailure(error, 'The decision could not be saved.'),
  });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {own ? (
        <p className="mr-2 text-muted-foreground">Another administrator has to approve it.</p>
      ) : (
        <Button
          size="sm"
          busy={decision.isPending}
          busyLabel="Saving..."
          onClick={() => decision.mutate({ id, step: 'approve' })}
        >
          Approve
        </Button>
      )}
      <Button variant="outline" size="sm" disabled={decision.isPending} onClick={() => setDeclining(true)}>
        {own ? 'Take back' : 'Decline'}
      </Button>
      <ReasonDialog
        open={isDeclining}
        onOpenChange={setDeclining}
        title={own ? 'Take it back?' : 'Decline this movement?'}
        description="It leaves the list. The books stay as they are."
        label="Reason"
        hint="It stays in the audit log."
        confirmLabel={own ? 'Take back' : 'Decline'}
        busyLabel="Saving..."
        busy={decision.isPending}
        onConfirm={(reason) => decision.mutate({ id, step: 'decline', reason })}
      />
    </div>
  );
}
