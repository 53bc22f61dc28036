import type { DeskThread } from '@oja/contract/admin-support';
import { type CannedActions, type CannedReply, fillCannedReply } from '@oja/contract/canned-replies';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFailure } from '@/components/ui/toast-failure';
import { useAdminAuth } from '@/lib/auth/auth-provider';
import { createSubmissionKey } from '@/lib/submission-key';
import { createTicketTray } from '@/shared/tickets/ticket-pictures';
import { useNextToast } from '@/shared/work/use-next-toast';
import { answerTicketMutation } from '../api';

const sentTitles = { resolve: 'Answered and Resolved', wait: 'Answered, Waiting for a Reply' } as const;

/** The answer to a ticket while it is written. It is sent once, however often it is pressed. */
export function useAnswer(ticket: DeskThread) {
  const { user } = useAdminAuth();
  const [text, setText] = useState('');
  const [actions, setActions] = useState<CannedActions>({});
  const [isSending, setSending] = useState(false);
  const [tray] = useState(createTicketTray);
  const [keyFor] = useState(() => createSubmissionKey());
  const answering = useMutation(answerTicketMutation);
  const nextToast = useNextToast();

  /** Without a choice of its own, the answer does what the canned reply says. */
  const send = async (chosen: 'resolve' | 'wait' | undefined) => {
    const then = chosen ?? (actions.resolve ? 'resolve' : actions.wait ? 'wait' : undefined);
    const { priority, add_tags } = actions;
    setSending(true);
    try {
      const body = {
        text: text.trim(),
        images: await tray.collect(),
        ...(then ? { [then]: true } : {}),
        ...(priority ? { priority } : {}),
        ...(add_tags?.length ? { add_tags } : {}),
      };
      await answering.mutateAsync({ id: ticket.id, body, idempotencyKey: keyFor(body) });
      setText('');
      setActions({});
      tray.clear();
      // The same words may be meant again later.
      keyFor.renew();
      const description = `${ticket.person.name} was told, by e-mail too.`;
      const title = then ? sentTitles[then] : 'Answer Sent';
      void nextToast({ title, description }, { kind: 'ticket', id: ticket.id });
    } catch (error) {
      toastFailure(error, 'The answer could not be sent.');
    } finally {
      setSending(false);
    }
  };
  /** Goes behind what was typed already. */
  const insert = ({ text: canned, actions: added }: Pick<CannedReply, 'text' | 'actions'>) => {
    const { person, reference, subject } = ticket;
    const values = { name: person.name, ticket: reference, subject, staff: user?.name ?? 'Oja Support' };
    setActions((before) => withActions(before, added));
    const filled = fillCannedReply(canned, values);
    setText((typed) => (typed.trim() === '' ? filled : `${typed.trimEnd()}\n\n${filled}`));
  };
  const dropActions = () => setActions({});
  return { text, setText, tray, send, insert, isSending, actions, dropActions };
}

/** The last canned reply decides what becomes of the ticket; tags of all are added. */
function withActions(before: CannedActions, added: CannedActions): CannedActions {
  const { resolve, wait, ...kept } = before;
  const ending = added.resolve || added.wait ? {} : { resolve, wait };
  return {
    ...kept,
    ...ending,
    ...added,
    add_tags: [...new Set([...(before.add_tags ?? []), ...(added.add_tags ?? [])])],
  };
}
