import type { DeskThread } from '@oja/contract/admin-support';
import { ticketLimits } from '@oja/contract/ticket-fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { noteOnTicketMutation } from '../../api';

export function NoteForm({ ticket }: { ticket: DeskThread }) {
  const [text, setText] = useState('');
  const [keyFor, setKeyFor] = useState(() => createSubmissionKey());
  const noting = useMutation({
    ...noteOnTicketMutation,
    onSuccess: () => {
      setText('');
      setKeyFor(() => createSubmissionKey());
      toast({ title: 'Note Added', description: 'Staff alone can read it.' });
    },
    onError: (error) => toastFailure(error, 'The note could not be added.'),
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const words = text.trim();
        if (words !== '') noting.mutate({ id: ticket.id, text: words, idempotencyKey: keyFor(words) });
      }}
    >
      <Field label="Note" hint={`Staff alone read it. ${ticket.person.name} never sees it.`}>
        <Textarea
          rows={4}
          maxLength={ticketLimits.text}
          value={text}
          disabled={noting.isPending}
          onChange={(event) => setText(event.target.value)}
          className="bg-warning-soft/40"
        />
      </Field>
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        disabled={text.trim() === ''}
        busy={noting.isPending}
        busyLabel="Adding..."
      >
        Add Note
      </Button>
    </form>
  );
}
