import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { differenceSentence } from './difference.presenter.ts';

/** Closes a difference that staff explain; the explanation stands in the audit log. No money moves. */
export async function explainDifference(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { differenceId: string; note: string; actor: Actor },
): Promise<void> {
  const { differenceId, note, actor } = input;
  await inTransaction(deps.db, async (tx) => {
    const difference = await tx
      .selectFrom('gatewayDifferences')
      .selectAll()
      .where('id', '=', differenceId)
      .forUpdate()
      .executeTakeFirst();
    if (difference === undefined) throw new Refusal('not_found');
    if (difference.explainedAt !== null || difference.goneAt !== null) {
      throw new Refusal('state_conflict', { message: 'This difference has been settled already.' });
    }
    await tx
      .updateTable('gatewayDifferences')
      .set({ explainedAt: deps.now() })
      .where('id', '=', differenceId)
      .execute();
    await audit(tx, {
      actor,
      action: 'comparison.explained',
      subject: { kind: 'comparison', id: differenceId },
      before: { kind: difference.kind, sentence: differenceSentence(difference) },
      reason: note,
    });
  });
}
