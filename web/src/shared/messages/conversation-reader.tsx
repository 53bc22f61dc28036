import type { RevealedConversation } from '@oja/contract/messaging';
import { useMutation } from '@tanstack/react-query';
import { BookOpenText } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ReasonDialog } from '@/components/ui/reason-dialog';
import { toastFailure } from '@/components/ui/toast-failure';
import { isUnanswered } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { RevealedMessages } from './revealed-messages';

const notOpened = 'The conversation could not be opened. Please try again.';

type ConversationReaderProps = {
  /** What is read, for example 'What buyer and seller wrote to each other'. */
  title: string;
  suggestions: readonly string[];
  reveal: (reason: string) => Promise<RevealedConversation>;
  /** The message that this is about, which is shown marked. */
  markedId?: string | undefined;
};

/**
 * Lets staff read what two people wrote to each other, unmasked. They say why first, and every reading is on record;
 * nothing of it is kept once this leaves the screen.
 */
export function ConversationReader({ title, suggestions, reveal, markedId }: ConversationReaderProps) {
  const [isAsking, setAsking] = useState(false);
  const reading = useMutation({
    mutationFn: reveal,
    gcTime: 0,
    onSuccess: () => setAsking(false),
    onError: (error) => {
      // A refusal is read below; without an answer the question stays with its reason.
      if (!isUnanswered(error)) setAsking(false);
      toastFailure(error, notOpened);
    },
  });
  if (reading.data) return <RevealedMessages conversation={reading.data} markedId={markedId} />;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted-foreground text-sm">
        {title}, with contact details as they were written. You are asked why, and it stays in the audit log.
      </p>
      {reading.error ? (
        <Notice variant="warning" role="alert">
          {failureSentence(reading.error, notOpened)}
        </Notice>
      ) : null}
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        <BookOpenText aria-hidden="true" />
        Read the conversation
      </Button>
      <ReasonDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Read the conversation"
        description={`${title}, unmasked. Only read it if you need it to decide.`}
        label="Reason"
        hint="It stays in the audit log with your name."
        suggestions={suggestions}
        confirmLabel="Read"
        busyLabel="Opening..."
        busy={reading.isPending}
        onConfirm={(reason) => reading.mutate(reason)}
      />
    </div>
  );
}
