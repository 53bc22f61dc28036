import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/use-toast';
import { addStaffStatementMutation } from '../../api/add-staff-statement';
import { toastFailure } from '../toast-failure';

/** Staff ask before they decide. */
export function StatementForm({ purchaseId }: { purchaseId: string }) {
  const [text, setText] = useState('');
  const state = useMutation({
    ...addStaffStatementMutation,
    onSuccess: () => {
      setText('');
      toast({ title: 'Statement Added', description: 'Both sides can read it now.' });
    },
    onError: (error) => toastFailure(error, 'The statement could not be added.'),
  });
  return (
    <form
      className="grid justify-items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') state.mutate({ purchaseId, text: text.trim() });
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
