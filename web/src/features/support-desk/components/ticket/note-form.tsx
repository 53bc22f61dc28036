import { adminSupportEndpoints, type DeskThread } from '@oja/contract/admin-support';
import { ticketLimits } from '@oja/contract/ticket-fields';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { createSubmissionKey } from '@/lib/submission-key';
import { noteOnTicketMutation } from '../../api';
import { MentionField } from './mention-field';

const { body } = adminSupportEndpoints.noteOnTicket;

export function NoteForm({ ticket }: { ticket: DeskThread }) {
  const [text, setText] = useState('');
  const [keyFor] = useState(() => createSubmissionKey());
  const { data: note } = body.safeParse({ text });
  const noting = useMutation({
    ...noteOnTicketMutation,
    onSuccess: () => {
      setText('');
      keyFor.renew();
      toast({ title: 'Note Added', description: 'Staff alone can read it.' });
    },
    onError: (error) => toastFailure(error, 'The note could not be added.'),
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (note) noting.mutate({ id: ticket.id, text: note.text, idempotencyKey: keyFor(note.text) });
      }}
    >
      <MentionField
        label="Note"
        hint={`Staff alone read it. ${ticket.person.name} never sees it. Write @ to tell a colleague.`}
        maxLength={ticketLimits.text}
        value={text}
        disabled={noting.isPending}
        onChange={setText}
      />
      <Button
        type="submit"
        variant="outline"
        className="justify-self-start"
        disabled={note === undefined}
        busy={noting.isPending}
        busyLabel="Adding..."
      >
        Add Note
      </Button>
    </form>
  );
}
