import type { Tx } from '../../db/transaction.ts';

/** Removes everything that somebody was told, and how they wanted to be told, when their account is erased. */
export async function forgetNotifications(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notifications').where('userId', '=', userId).execute();
  await tx.deleteFrom('notificationMails').where('userId', '=', userId).execute();
  await resetChannels(tx, userId);
}

/** Forgets where and about what a person wanted to be told: back to the defaults, without push subscriptions. */
export async function resetChannels(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notificationEventPreferences').where('userId', '=', userId).execute();
  await tx.deleteFrom('notificationPreferences').where('userId', '=', userId).execute();
  await tx.deleteFrom('pushSubscriptions').where('userId', '=', userId).execute();
}
