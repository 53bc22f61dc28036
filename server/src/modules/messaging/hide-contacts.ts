import type { Tx } from '../../db/transaction.ts';
import { maskSeries } from '../../domain/contact-masks/mask-contacts.ts';
import type { SaidBefore } from './before-saying.queries.ts';

/**
 * What both read of a message while contacts are masked; null when nothing had to be hidden. It is read together with
 * what the same person wrote just before, and where a number is split over several messages, the earlier parts are
 * hidden too.
 */
export async function hideContacts(
  tx: Tx,
  { text, before, about }: { text: string; before: readonly SaidBefore[]; about: { handle: string } },
): Promise<string | null> {
  const { latest, changed } = maskSeries(before, text, about);
  for (const [index, maskedText] of changed) {
    const id = before[index]?.id ?? '';
    await tx.updateTable('messages').set({ maskedText }).where('id', '=', id).execute();
  }
  return latest.masked ? latest.text : null;
}
