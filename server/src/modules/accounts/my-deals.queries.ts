import type { Db } from '../../db/client.ts';

const dealColumns = [
  'number',
  'status',
  'platform',
  'handle',
  'priceKobo',
  'refundedKobo',
  'feeKobo',
  'payoutKobo',
  'createdAt',
  'settledAt',
] as const;

/** What was bought and sold, said in disputes, and written about others; never the credentials of an account. */
export async function readDeals(db: Db, userId: string): Promise<Record<string, unknown>> {
  const purchases = await db
    .selectFrom('purchases')
    .select(dealColumns)
    .where('buyerId', '=', userId)
    .orderBy('number', 'desc')
    .execute();
  const sales = await db
    .selectFrom('purchases')
    .select(dealColumns)
    .where('sellerId', '=', userId)
    .orderBy('number', 'desc')
    .execute();
  const disputes = await db
    .selectFrom('disputes')
    .select(['reason', 'description', 'status', 'outcome', 'openedAt', 'resolvedAt'])
    .where('buyerId', '=', userId)
    .execute();
  const statements = await db
    .selectFrom('disputeStatements')
    .select(['side', 'text', 'createdAt'])
    .where('authorId', '=', userId)
    .execute();
  const reviews = await db
    .selectFrom('reviews')
    .select(['side', 'rating', 'text', 'createdAt', 'reply', 'repliedAt'])
    .where('authorId', '=', userId)
    .execute();
  return { purchases, sales, disputes, statements, reviews };
}
