import type { DeskThread } from '@oja/contract/admin-support';
import { useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
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
        {mayReply ? <ReplyForm ticket={ticket} /> : <Notice>{ticket.blocked ?? resolvedSentence}</Notice>}
      </TabsContent>
      <TabsContent value="note" forceMount hidden={tab !== 'note'}>
        <NoteForm ticket={ticket} />
      </TabsContent>
    </Tabs>
  );
}

const resolvedSentence = 'This ticket is resolved. Reopen it to write to the person again.';
