import type { Tx } from '../../../db/transaction.ts';
import { recountWords } from './message-words.ts';

const longAgo = new Date(0);

/**
 * Erases the texts of a user's messages. The rows stay, because the other member's half of the conversation would make
 * no sense without them. Their pictures are released for the sweep.
 */
export async function eraseMessagesOf(tx: Tx, person: { userId: string; now: Date }): Promise<void> {
  const { userId, now } = person;
  const own = tx.selectFrom('messages').select('id').where('senderId', '=', userId);
  await tx
    .updateTable('messageImages')
    .set({ messageId: null, createdAt: longAgo })
    .where('ownerId', '=', userId)
    .where((where) => where.or([where('messageId', 'is', null), where('messageId', 'in', own)]))
    .execute();
  await tx
    .updateTable('messages')
    .set({ text: '', maskedText: null, erasedAt: now })
    .where('senderId', '=', userId)
    .execute();
  await recountWords(tx, userId);
  // The subject comes from the member who opened the conversation last, most likely its asker.
  await tx
    .updateTable('conversations')
    .set({ subject: 'Deleted', maskedSubject: null })
    .where('askerId', '=', userId)
    .execute();
  await tx.deleteFrom('messageBlocks').where('blockerId', '=', userId).execute();
  await tx.deleteFrom('messageBlocks').where('blockedId', '=', userId).execute();
  await tx.deleteFrom('messageDays').where('userId', '=', userId).execute();
}
