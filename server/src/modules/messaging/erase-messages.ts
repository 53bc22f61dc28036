import type { Tx } from '../../db/transaction.ts';
import { recountWords } from './said-words.ts';

const longAgo = new Date(0);

/**
 * For the erasure of a person: what they wrote becomes empty, and that they wrote stays, because the other's half of
 * the conversation would make no sense without it. Their pictures are let go, and the sweep removes them.
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
  // Subjects come from whoever opened the conversation last; who asked is the likely author.
  await tx
    .updateTable('conversations')
    .set({ subject: 'Deleted', maskedSubject: null })
    .where('askerId', '=', userId)
    .execute();
  await tx.deleteFrom('messageBlocks').where('blockerId', '=', userId).execute();
  await tx.deleteFrom('messageBlocks').where('blockedId', '=', userId).execute();
  await tx.deleteFrom('messageDays').where('userId', '=', userId).execute();
}
