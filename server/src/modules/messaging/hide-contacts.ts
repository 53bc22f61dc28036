import type { Tx } from '../../db/transaction.ts';
import { maskSeries } from '../../domain/messaging/mask-contacts.ts';
import type { SaidBefore } from './before-saying.queries.ts';

/**
 * What both read of a message to a stranger; null when nothing had to be hidden. It is looked at together with what the
 * same person wrote just before, and where a number is split over several messages, the earlier parts are hidden too.
 */
export async function hideContacts(
  tx: Tx,
  { text, before, about }: { text: string; before: readonly SaidBefore[]; about: { handle: string } },
): Promise<string | null> {
  const shown = maskSeries([...before.map((message) => message.text), text], about);
  for (const [index, message] of before.entries()) {
    const now = shown[index];
    if (!now?.masked || now.text === message.masked) continue;
    await tx.updateTable('messages').set({ maskedText: now.text }).where('id', '=', message.id).execute();
  }
  const last = shown.at(-1);
  return last?.masked ? last.text : null;
}
