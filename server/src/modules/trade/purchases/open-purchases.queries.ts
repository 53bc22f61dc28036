import type { ClosingBlocker } from '@oja/contract/closing-blocker';
import type { Tx } from '../../../db/transaction.ts';
import { openStatuses } from '../../../domain/purchase/purchase-process.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';

/** Why an account cannot be closed yet as far as its purchases go; empty when all are over. */
export async function findOpenPurchases(tx: Tx, userId: string): Promise<ClosingBlocker[]> {
  const [bought, sold] = [
    await readOpenStatuses(tx, 'buyerId', userId),
    await readOpenStatuses(tx, 'sellerId', userId),
  ];
  return [
    ...bought.map((status) => ({ field: 'purchases' as const, message: boughtSentences[status] })),
    ...sold.map((status) => ({ field: 'sales' as const, message: soldSentences[status] })),
    ...(await findOpenAppeals(tx, userId)),
    ...(await findRunningCover(tx, userId)),
    ...(await findOpenClaim(tx, userId)),
  ];
}

type OpenStatus = (typeof openStatuses)[number];

const boughtSentences: Readonly<Record<OpenStatus, string>> = {
  disputed: 'One of your purchases is under dispute. Please wait until it is decided.',
  pending: 'You have a purchase that is not over. Please confirm it, or wait until it is completed.',
};
const soldSentences: Readonly<Record<OpenStatus, string>> = {
  disputed: 'One of your sales is under dispute. Please wait until it is decided.',
  pending: 'You have a sale that is not over. Please wait until it is completed.',
};

async function readOpenStatuses(tx: Tx, side: 'buyerId' | 'sellerId', userId: string): Promise<OpenStatus[]> {
  const rows = await tx
    .selectFrom('purchases')
    .select('status')
    .distinct()
    .where(side, '=', userId)
    .where('status', 'in', [...openStatuses])
    .execute();
  return openStatuses.filter((status) => rows.some((row) => row.status === status));
}

async function findOpenAppeals(tx: Tx, userId: string): Promise<ClosingBlocker[]> {
  const appeals = await tx
    .selectFrom('appeals')
    .select('side')
    .distinct()
    .where('appellantId', '=', userId)
    .where('status', '=', 'open')
    .execute();
  return appeals.map(({ side }) => ({
    field: side === 'buyer' ? 'purchases' : 'sales',
    message: 'You have appealed against a decision. Please wait until the appeal is decided.',
  }));
}

async function findRunningCover(tx: Tx, userId: string): Promise<ClosingBlocker[]> {
  const cover = await tx
    .selectFrom('covers')
    .select('endsAt')
    .where('sellerId', '=', userId)
    .where('status', '=', 'running')
    .orderBy('endsAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (cover === undefined) return [];
  const message = `Cover runs for one of your sales until ${whenSentence(cover.endsAt)}. Please wait until it has ended.`;
  return [{ field: 'sales', message }];
}

async function findOpenClaim(tx: Tx, userId: string): Promise<ClosingBlocker[]> {
  const claim = await tx
    .selectFrom('coverClaims')
    .select('id')
    .where('buyerId', '=', userId)
    .where('status', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  if (claim === undefined) return [];
  const message = 'One of your claims is not decided. Please wait for the decision, or take it back.';
  return [{ field: 'purchases', message }];
}
