import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { addStaffStatementMutation } from '../../api';

export type Draft = { text: string; onChange: (text: string) => void };

/** Staff ask before they decide. The case file holds what was written so far, for this form goes with its tab. */
export function StatementForm({ purchaseId, draft }: { purchaseId: string; draft: Draft }) {
  const { text, onChange: setText } = draft;
  const [keyFor, setKeyFor] = useState(() => createSubmissionKey());
  const state = useMutation({
    ...addStaffStatementMutation,
    onSuccess: () => {
      setText('');
      setKeyFor(() => createSubmissionKey());
      toast({ title: 'Statement Added', description: 'Both sides can read it now.' });
    },
    onError: (error) => toastFailure(error, 'The statement could not be added.'),
  });
  return (
    <form
      className="grid justify-items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.trim();
        if (words !== '') state.mutate({ purchaseId, text: words, idempotencyKey: keyFor(words) });
      }}
    >
      <Field label="Say or ask something" hint="Both sides read it." className="w-full">
        <Textarea rows={3} maxLength={4_000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button
        type="submit"
        variant="outline"
        size="sm"
        disabled={text.trim() === ''}
        busy={state.isPending}
        busyLabel="Sending..."
      >
        Send to both sides
      </Button>
    </form>
  );
}
