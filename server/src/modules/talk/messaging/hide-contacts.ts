import type { Tx } from '../../../db/transaction.ts';
import { maskSeries } from '../../../domain/contact-masks/mask-contacts.ts';
import type { EarlierMessage } from './send-context.queries.ts';

/**
 * The masked text of a message; null when it holds no contacts. Subjects and recent messages of the same sender to the
 * same person are examined together with it, and where a number is split over several of them, the earlier parts are
 * masked too.
 */
export async function hideContacts(
  tx: Tx,
  { text, earlier, about }: { text: string; earlier: readonly EarlierMessage[]; about: { handle: string } },
): Promise<string | null> {
  const { latest, changed } = maskSeries(earlier, text, about);
  for (const [index, maskedText] of changed) {
    const part = earlier[index];
    if (part === undefined) continue;
    const { id, conversationId } = part;
    if (id !== null) await tx.updateTable('messages').set({ maskedText }).where('id', '=', id).execute();
    else {
      const maskedSubject = maskedText;
      await tx.updateTable('conversations').set({ maskedSubject }).where('id', '=', conversationId).execute();
    }
  }
  return latest.masked ? latest.text : null;
}
