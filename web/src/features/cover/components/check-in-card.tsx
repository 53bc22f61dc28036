import type { Cover } from '@oja/contract/cover';
import type { CheckInAnswer } from '@oja/contract/cover-words';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { answerCheckInMutation } from '../api';

/** The question of the day. "Lost it" is asked once more, because it stops the seller's payouts. */
export function CheckInCard({ cover }: { cover: Cover }) {
  const [isAsking, setAsking] = useState(false);
  const reply = useMutation({
    ...answerCheckInMutation,
    onSuccess: (_data, { answer }) => {
      toast(
        answer === 'yes'
          ? { title: 'Thank you', description: 'We noted that the account is still yours.' }
          : { title: 'Claim Opened', description: 'The held part and the seller’s payouts wait.' },
      );
    },
    onError: (error) => toastFailure(error),
  });
  const asked = cover.check_ins.findLast(({ asked_at }) => asked_at !== null);
  if (asked === undefined) return null;
  const send = (answer: CheckInAnswer) =>
    reply.mutate(
      { purchaseId: cover.purchase_id, day: asked.day, answer },
      { onSuccess: () => setAsking(false) },
    );
  return (
    <Card className="grid gap-3 border-primary p-5">
      <h2 className="font-semibold text-lg">Is {cover.handle} still yours?</h2>
      <p className="text-muted-foreground text-sm">
        Day {asked.day} of your cover. Without an answer we take it as a yes.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button busy={reply.isPending && !isAsking} busyLabel="Sending..." onClick={() => send('yes')}>
          Yes, still mine
        </Button>
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          trigger={
            <Button variant="outline" disabled={reply.isPending}>
              Lost it
            </Button>
          }
          title="Did you lose the account?"
          description="This opens a claim at once: the held part and the seller’s payouts wait until our team has decided."
          confirmLabel="Open a claim"
          busyLabel="Opening..."
          destructive
          busy={reply.isPending}
          onConfirm={() => send('lost')}
        />
      </div>
    </Card>
  );
}
