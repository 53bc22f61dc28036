import type { DeskThread } from '@oja/contract/admin-support';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Notice } from '@/components/ui/notice';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { adminPaths } from '@/config/admin-paths';
import { NoteForm } from './note-form';
import { ReplyForm } from './reply-form';

/** Two boxes that must not be mixed up: what the person reads, and what stays among staff. Both keep what was typed. */
export function Composer({ ticket }: { ticket: DeskThread }) {
  const mayReply = ticket.actions.includes('reply');
  const mayNote = ticket.actions.includes('note');
  const [tab, setTab] = useState('reply');
  if (!mayReply && !mayNote) {
    return ticket.blocked ? <Notice className="m-5">{ticket.blocked}</Notice> : null;
  }
  return (
    <Tabs value={tab} onValueChange={setTab} className="border-t px-5 pt-2 pb-5">
      <TabsList aria-label="Write">
        <TabsTrigger value="reply">Reply</TabsTrigger>
        <TabsTrigger value="note">Internal note</TabsTrigger>
      </TabsList>
      <TabsContent value="reply" forceMount hidden={tab !== 'reply'}>
        {mayReply ? (
          <ReplyForm ticket={ticket} />
        ) : (
          <Notice>{ticket.blocked ?? closedSentence(ticket)}</Notice>
        )}
      </TabsContent>
      <TabsContent value="note" forceMount hidden={tab !== 'note'}>
        <NoteForm ticket={ticket} />
      </TabsContent>
    </Tabs>
  );
}

function closedSentence({ merged_into: into }: DeskThread): ReactNode {
  if (into === null) return 'This ticket is resolved. Reopen it to write to the person again.';
  return (
    <>
      This ticket was merged. Go on in{' '}
      <Link className="font-medium underline underline-offset-4" to={adminPaths.supportTicket.to(into.id)}>
        {into.reference}
      </Link>
      .
    </>
  );
}
