import type { Purchase } from '@oja/contract/purchases';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { openCredentialsMutation } from './api';

/** In place of login details that the buyer has not asked for yet. */
export function WithheldCredentials({ purchase: { id, status, listing } }: { purchase: Purchase }) {
  const [isOpen, setOpen] = useState(false);
  const request = useMutation({
    ...openCredentialsMutation,
    onError: (error) => {
      const description = failureSentence(error, 'Please try again.');
      toast({ title: 'Could not show the login details', description, variant: 'destructive' });
    },
  });
  if (status === 'cancelled' || status === 'refunded')
    return <p className="text-muted-foreground text-sm">You never opened the login details.</p>;
  return (
    <div className="grid justify-items-start gap-2">
      <p className="text-muted-foreground text-sm">
        The login details are yours to open. Once you have, you can no longer cancel the purchase.
      </p>
      <AlertDialog
        open={isOpen}
        onOpenChange={setOpen}
        trigger={
          <Button variant="outline" size="sm">
            Show the login details
          </Button>
        }
        title={`Open the login details of ${listing.handle}?`}
        description="You can cancel only while you have not seen them. Afterwards, if the seller does not go on, a dispute is the way and our team decides. The money stays in escrow."
        cancelLabel="Not yet"
        confirmLabel="Show them"
        busy={request.isPending}
        busyLabel="Opening..."
        onConfirm={() => request.mutate(id, { onSettled: () => setOpen(false) })}
      />
    </div>
  );
}
