import type { Db } from '../../db/client.ts';
import { readDeals } from './my-deals.queries.ts';
import { accountColumns } from './session.queries.ts';

const applicationColumns = [
  'status',
  'firstName',
  'lastName',
  'email',
  'phone',
  'bio',
  'instagram',
  'youtube',
  'twitter',
  'experience',
  'createdAt',
  'submittedAt',
  'decidedAt',
  'reason',
] as const;

const listingColumns = [
  'platform',
  'handle',
  'url',
  'description',
  'category',
  'priceKobo',
  'followers',
  'status',
  'createdAt',
  'postedAt',
] as const;

/** Everything Oja keeps about a person that is theirs to have; no hash, token or sealed secret among it. */
export async function readMyData(db: Db, userId: string): Promise<Record<string, unknown>> {
  const account = await db
    .selectFrom('users')
    .select([...accountColumns, 'marketingConsent', 'termsAcceptedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'address', 'createdAt', 'lastSeenAt', 'expiresAt', 'endedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute();
  const notifications = await db
    .selectFrom('notifications')
    .select(['event', 'title', 'text', 'link', 'createdAt', 'readAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute();
  const notificationEventPreferences = await db
    .selectFrom('notificationEventPreferences')
    .select(['event', 'channel', 'enabled', 'changedAt'])
    .where('userId', '=', userId)
    .execute();
  const notificationPreferences = await db
    .selectFrom('notificationPreferences')
    .select(['groupName', 'channel', 'enabled', 'changedAt'])
    .where('userId', '=', userId)
    .execute();
  const pictures = await db
    .selectFrom('media')
    .select(['name', 'purpose', 'bytes', 'createdAt'])
    .where('ownerId', '=', userId)
    .execute();
  const plan = await db
    .selectFrom('subscriptions')
    .innerJoin('plans', 'plans.id', 'subscriptions.planId')
    .select(['plans.name', 'periodStartedAt', 'periodEndsAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  const sellerApplication = await db
    .selectFrom('sellerApplications')
    .select(applicationColumns)
    .where('userId', '=', userId)
    .executeTakeFirst();
  const documents = await db
    .selectFrom('applicationDocuments')
    .innerJoin('sellerApplications', 'sellerApplications.id', 'applicationId')
    .select(['kind', 'fileName', 'contentType', 'bytes', 'applicationDocuments.createdAt'])
    .where('userId', '=', userId)
    .execute();
  const listings = await db
    .selectFrom('listings')
    .select(listingColumns)
    .where('sellerId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute();
  const wishlist = await db
    .selectFrom('listingSaves')
    .select(['listingId', 'savedAt'])
    .where('userId', '=', userId)
    .execute();
  const messages = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversationId')
    .select(['conversationId', 'handle', 'text', 'messages.createdAt'])
    .where('senderId', '=', userId)
    .orderBy('messages.createdAt', 'desc')
    .execute();
  const deals = await readDeals(db, userId);
  return {
    account,
    sessions,
    notifications,
    notificationEventPreferences,
    notificationPreferences,
    pictures,
    plan,
    sellerApplication,
    documents,
    listings,
    wishlist,
    messages,
    ...deals,
    ...(await readTickets(db, userId)),
  };
}

async function readTickets(db: Db, userId: string): Promise<Record<string, unknown>> {
  const tickets = await db
    .selectFrom('tickets')
    .select(['number', 'subject', 'category', 'priority', 'status', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .execute();
  // What staff noted among themselves is not part of what was said to the person.
  const ticketMessages = await db
    .selectFrom('ticketMessages')
    .innerJoin('tickets', 'tickets.id', 'ticketMessages.ticketId')
    .select(['tickets.number as ticket', 'ticketMessages.kind as by', 'text', 'ticketMessages.createdAt'])
    .where('tickets.userId', '=', userId)
    .where('ticketMessages.kind', 'in', ['user', 'staff'])
    .orderBy('ticketMessages.position')
    .execute();
  return { tickets, ticketMessages };
}
