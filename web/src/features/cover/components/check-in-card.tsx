import type { Cover } from '@oja/contract/cover';
import { useState } from 'react';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useAnswerCheckIn } from '../hooks/use-answer-check-in';

/** The question of the day. "Lost it" is asked once more, because it stops the seller's payouts. */
export function CheckInCard({ cover }: { cover: Cover }) {
  const [isAsking, setAsking] = useState(false);
  const { send, isSending } = useAnswerCheckIn(cover.purchase_id, () => setAsking(false));
  const asked = cover.check_ins.findLast(({ asked_at }) => asked_at !== null);
  if (asked === undefined) return null;
  return (
    <Card className="grid gap-3 border-primary p-5">
      <h2 className="font-semibold text-lg">Is {cover.handle} still yours?</h2>
      <p className="text-muted-foreground text-sm">
        Day {asked.day} of your cover. Without an answer we take it as a yes.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          busy={isSending && !isAsking}
          busyLabel="Sending..."
          onClick={() => void send(asked.day, 'yes')}
        >
          Yes, still mine
        </Button>
        <AlertDialog
          open={isAsking}
          onOpenChange={setAsking}
          trigger={
            <Button variant="outline" disabled={isSending}>
              Lost it
            </Button>
          }
          title="Did you lose the account?"
          description="This opens a claim at once. The held part waits until our team has decided, and so do the seller’s payouts unless the price was small."
          confirmLabel="Open a claim"
          busyLabel="Opening..."
          destructive
          busy={isSending}
          onConfirm={() => void send(asked.day, 'lost')}
        />
      </div>
    </Card>
  );
}
