import type { Tx } from '../../db/transaction.ts';
import { maskSeries } from '../../domain/messaging/mask-contacts.ts';
import { seriesMs, seriesOfMessages } from '../../domain/messaging/message-terms.ts';
import type { ConversationRow } from './conversation.store.ts';

/**
 * What both read of a message to a stranger; null when nothing had to be hidden. It is looked at together with what the
 * same person wrote just before, and where a number is split over several messages, the earlier parts are hidden too.
 */
export async function hideContacts(
  tx: Tx,
  conversation: ConversationRow,
  written: { senderId: string; text: string; now: Date },
): Promise<string | null> {
  const { senderId, text, now } = written;
  const before = await tx
    .selectFrom('messages')
    .select(['id', 'text', 'maskedText'])
    .where('conversationId', '=', conversation.id)
    .where('position', '>', conversation.lastPosition - 2 * seriesOfMessages)
    .where('senderId', '=', senderId)
    .where('createdAt', '>', new Date(now.getTime() - seriesMs))
    .where('erasedAt', 'is', null)
    .orderBy('position', 'desc')
    .limit(seriesOfMessages)
    .execute();
  const series = before.toReversed();
  const shown = maskSeries([...series.map((message) => message.text), text], conversation);
  for (const [index, message] of series.entries()) {
    const now = shown[index];
    if (!now?.masked || now.text === message.maskedText) continue;
    await tx.updateTable('messages').set({ maskedText: now.text }).where('id', '=', message.id).execute();
  }
  const last = shown.at(-1);
  return last?.masked ? last.text : null;
}
