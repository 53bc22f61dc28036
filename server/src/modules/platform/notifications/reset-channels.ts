import type { Tx } from '../../../db/transaction.ts';

/** Removes a person's notification preferences and push subscriptions, so that the defaults apply again. */
export async function resetChannels(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notificationEventPreferences').where('userId', '=', userId).execute();
  await tx.deleteFrom('notificationPreferences').where('userId', '=', userId).execute();
  await tx.deleteFrom('pushSubscriptions').where('userId', '=', userId).execute();
}
