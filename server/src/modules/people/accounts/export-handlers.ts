import { handoverKindsByPlatform } from '@oja/contract/handover-labels';
import { hideNumber } from '@oja/contract/hidden-number';
import type { Db } from '../../../db/client.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import type { ExportHandler } from '../../../domain/personal-data/personal-data.ts';

/** The sections of the export that need more than the columns of one table. */
export const exportHandlers: Readonly<Record<ExportHandler, (db: Db, userId: string) => Promise<unknown>>> = {
  plan: (db, userId) =>
    db
      .selectFrom('subscriptions')
      .innerJoin('plans', 'plans.id', 'subscriptions.planId')
      .select(['plans.name', 'periodStartedAt', 'periodEndsAt'])
      .where('userId', '=', userId)
      .executeTakeFirst(),
  documents: (db, userId) =>
    db
      .selectFrom('applicationDocuments')
      .innerJoin('sellerApplications', 'sellerApplications.id', 'applicationId')
      .select(['kind', 'fileName', 'contentType', 'bytes', 'applicationDocuments.createdAt'])
      .where('userId', '=', userId)
      .execute(),
  messages: async (db, userId) => {
    const rows = await db
      .selectFrom('messages')
      .innerJoin('conversations', 'conversations.id', 'conversationId')
      .select(['conversationId', 'platform', 'handle', 'sellerId', 'text', 'messages.createdAt'])
      .where('senderId', '=', userId)
      .orderBy('messages.createdAt', 'desc')
      .execute();
    // The number of an account that is handed over with it stands among the purchases of its buyer.
    return rows.map(({ sellerId, platform, handle, ...row }) => {
      const isHidden = sellerId !== userId && handoverKindsByPlatform[platform].includes('number');
      return { ...row, handle: isHidden ? hideNumber(handle) : handle };
    });
  },
  // Internal staff notes are not addressed to the user.
  ticketMessages: (db, userId) =>
    db
      .selectFrom('ticketMessages')
      .innerJoin('tickets', 'tickets.id', 'ticketMessages.ticketId')
      .select(['tickets.number as ticket', 'ticketMessages.kind as by', 'text', 'ticketMessages.createdAt'])
      .where('tickets.userId', '=', userId)
      .where('ticketMessages.kind', 'in', ['user', 'staff'])
      .orderBy('ticketMessages.position')
      .execute(),
  purchases: (db, userId) => purchasesOf(db, { own: 'buyerId', other: 'sellerId' }, userId),
  sales: (db, userId) => purchasesOf(db, { own: 'sellerId', other: 'buyerId' }, userId),
  reviewsReceived: async (db, userId) => {
    const rows = await db
      .selectFrom('reviews')
      .innerJoin('users as author', 'author.id', 'reviews.authorId')
      .innerJoin('purchases as p', 'p.id', 'reviews.purchaseId')
      .select(['author.nickname as from', 'rating', 'text', 'publishedAt', 'reply', 'repliedAt', 'p.handle'])
      .where('aboutId', '=', userId)
      .where('publishedAt', 'is not', null)
      .where('takenDownAt', 'is', null)
      .execute();
    return rows.map(({ handle, ...row }) => ({
      ...row,
      from: shownText(row.from),
      text: shownText(row.text, { handle }),
    }));
  },
};

type Side = 'buyerId' | 'sellerId';

/** The other party appears by nickname; login details are not exported. */
async function purchasesOf(db: Db, { own, other }: { own: Side; other: Side }, userId: string) {
  const rows = await db
    .selectFrom('purchases as p')
    .innerJoin('users as partner', 'partner.id', `p.${other}`)
    .select(['p.number', 'p.status', 'p.platform', 'p.handle', 'p.priceKobo', 'p.refundedKobo'])
    .select(['p.feeKobo', 'p.payoutKobo', 'p.createdAt', 'p.settledAt'])
    .select('partner.nickname as with')
    .where(`p.${own}`, '=', userId)
    .orderBy('p.number', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, with: shownText(row.with) }));
}
