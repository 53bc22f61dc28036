import type { Tx } from '../../../db/transaction.ts';
import { fullSentence } from '../../../domain/full-sentence.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';

/** Tells a person with the right password until when and why the account is suspended. */
export async function suspensionRefusal(tx: Tx, userId: string): Promise<Refusal> {
  const standing = await tx
    .selectFrom('sanctions')
    .select(['reason', 'endsAt'])
    .where('userId', '=', userId)
    .where('kind', '=', 'suspension')
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  if (standing === undefined) return new Refusal('account_suspended');
  const until = standing.endsAt ? ` until ${whenSentence(standing.endsAt)}` : '';
  const message = `This account is suspended${until}. Reason: ${fullSentence(standing.reason)} The mail that we sent you says how to appeal.`;
  return new Refusal('account_suspended', { message });
}
