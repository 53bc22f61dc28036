import type { Tx } from '../../db/transaction.ts';

export interface UploadAllowance {
  /** Null for somebody without a plan, who may list nothing. */
  planId: string | null;
  /** How many listings may be live at once; null for any number. */
  uploadLimit: number | null;
}

/**
 * What a person may list, with their subscription locked until the transaction ends. Whoever counts the live listings
 * after this call counts alone: a second upload, a change of plan and a lapse all wait for the same row.
 */
export async function lockUploadAllowance(tx: Tx, userId: string): Promise<UploadAllowance> {
  const subscription = await tx
    .selectFrom('subscriptions')
    .select('planId')
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  const planId = subscription?.planId ?? null;
  if (planId === null) return { planId: null, uploadLimit: null };
  const plan = await tx
    .selectFrom('plans')
    .select('uploadLimit')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow();
  return { planId, uploadLimit: plan.uploadLimit };
}
