import type { Priority } from '@oja/contract/messaging';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { maskContacts } from '../../../domain/contact-masks/mask-contacts.ts';
import { enterConversation, type Topic } from './conversation.store.ts';
import { findListingTopic, findPurchaseTopic } from './find-topic.ts';
import { type NewMessage, postMessage } from './post-message.ts';
import { refuseFlood } from './refuse-flood.ts';
import { refuseReusedId } from './send-message.ts';

export interface Contact {
  sender: NewMessage['sender'];
  about: { listingId: string } | { purchaseId: string };
  clientId: string;
  subject: string;
  priority: Priority;
  message: string;
}

/** Sends a first message about a listing, or continues the existing conversation about it. Returns its id. */
export async function openConversation(
  deps: Pick<Deps, 'config' | 'db' | 'now'>,
  contact: Contact,
): Promise<string> {
  const { sender, about, clientId, message: text } = contact;
  await refuseFlood(deps, 'contact', sender.id);
  return refuseReusedId(
    inTransaction(deps.db, async (tx) => {
      const topic =
        'listingId' in about
          ? await findListingTopic(tx, about.listingId, sender)
          : await findPurchaseTopic(tx, about.purchaseId, sender);
      const conversation = await enterConversation(tx, topic, headlineOf(topic, contact), deps.now());
      await postMessage(tx, deps, conversation, { sender, clientId, text, imageIds: [] });
      return conversation.id;
    }),
  );
}

function headlineOf(topic: Topic, { subject, priority }: Contact) {
  const shown = maskContacts(subject, topic);
  return { subject, maskedSubject: !topic.withStaff && shown.masked ? shown.text : null, priority };
}
