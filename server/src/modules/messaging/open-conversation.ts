import type { Priority } from '@oja/contract/messaging';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { maskContacts } from '../../domain/contact-masks/mask-contacts.ts';
import { enterConversation, type Topic } from './conversation.store.ts';
import { findListingTopic, findPurchaseTopic } from './find-topic.ts';
import { holdBackFlood } from './hold-back-flood.ts';
import { type Speech, say } from './say.ts';
import { refuseReusedId } from './send-message.ts';

export interface Contact {
  sender: Speech['sender'];
  about: { listingId: string } | { purchaseId: string };
  clientId: string;
  subject: string;
  priority: Priority;
  message: string;
}

/** Contacts somebody about an account; a conversation about it that is there already goes on. Answers with its id. */
export async function openConversation(deps: Deps, contact: Contact): Promise<string> {
  const { sender, about, clientId, message: text } = contact;
  await holdBackFlood(deps, 'contact', sender.id);
  return refuseReusedId(
    inTransaction(deps.db, async (tx) => {
      const topic =
        'listingId' in about
          ? await findListingTopic(tx, about.listingId, sender)
          : await findPurchaseTopic(tx, about.purchaseId, sender);
      const conversation = await enterConversation(tx, topic, headlineOf(topic, contact), deps.now());
      await say(tx, deps, conversation, { sender, clientId, text, imageIds: [] });
      return conversation.id;
    }),
  );
}

function headlineOf(topic: Topic, { subject, priority }: Contact) {
  const shown = maskContacts(subject, topic);
  return { subject, maskedSubject: !topic.withStaff && shown.masked ? shown.text : null, priority };
}
