import type { Tx } from '../../../db/transaction.ts';

/** Whether payouts of this person wait, as with an open claim. Read under the lock of the person. */
export async function hasPayoutHold(tx: Tx, userId: string): Promise<boolean> {
  const hold = await tx
    .selectFrom('payoutHolds')
    .select('subjectId')
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return hold !== undefined;
}
