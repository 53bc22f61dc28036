import { hash } from 'node:crypto';
import type { QueryCreator } from 'kysely';
import type { Db } from '../db/client.ts';
import type { DB } from '../db/database.ts';
import { isDatabaseOut, isLockTimeout } from '../db/database-trouble.ts';
import { keptStatement } from '../db/kept-statements.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { Refusal } from '../domain/refusal.ts';

/**
 * Runs a use case at most once per person and key. The key is claimed and the reply stored in the use case's
 * own transaction: either both stand or neither does. A second request with the key waits for the first to
 * commit, then gets the stored reply; with other input it is refused.
 */
export async function runOnce<Reply>(
  db: Db,
  claim: Claim<Reply>,
  useCase: (tx: Tx) => Promise<Reply>,
): Promise<Reply> {
  const row = rowOf(claim);
  if (row === undefined) return inTransaction(db, useCase);
  return inTransaction(db, async (tx) => {
    const { key, userId } = row;
    const [claimed] = await claimKey(tx, row);
    if (claimed === undefined) return replay<Reply>(tx, row);
    const reply = await useCase(tx);
    if (row.reply === null) storeReply.later(tx, { key, userId, reply: JSON.stringify(reply) });
    return reply;
  });
}

/**
 * The same for a use case that can be done only once anyhow, such as selling one account, and that knows its reply
 * beforehand. It writes the key itself, with what it writes last (`withKey`), which saves a message and a statement.
 * A second request finds the thing done or the key taken, fails, and gets the stored reply instead of the reason.
 */
export async function runOnceKeyLast<Reply>(
  db: Db,
  claim: Claim<Reply> & { reply: Reply },
  useCase: (tx: Tx, key: NewKey | undefined) => Promise<void>,
): Promise<Reply> {
  const row = rowOf(claim);
  try {
    await inTransaction(db, (tx) => useCase(tx, row));
    return claim.reply;
  } catch (error) {
    if (row === undefined || isDatabaseOut(error) || isLockTimeout(error)) throw error;
    const stored = await findStored(db, row);
    if (stored === undefined) throw error;
    return stored.reply as Reply;
  }
}

/** The key beside a statement that is sent anyway. */
export function withKey(query: QueryCreator<DB>, key: NewKey | undefined): QueryCreator<DB> {
  return key ? query.with('usedKey', (part) => part.insertInto('idempotencyKeys').values(key)) : query;
}

/** A key as it is written. */
export interface NewKey {
  key: string;
  userId: string;
  endpoint: string;
  inputHash: Buffer;
  createdAt: Date;
  /** Null while it is not known. */
  reply: string | null;
}

function rowOf(claim: Claim): NewKey | undefined {
  const { key, userId, endpoint, at: createdAt, reply } = claim;
  if (key === undefined) return undefined;
  const foreseen = reply === undefined ? null : JSON.stringify(reply);
  return { key, userId, endpoint, inputHash: hashOf(claim), createdAt, reply: foreseen };
}

export interface Claim<Reply = unknown> {
  key: string | undefined;
  userId: string;
  endpoint: string;
  input: unknown;
  at: Date;
  /** What the use case will answer, where that is known beforehand: it is then stored with the key. */
  reply?: Reply;
}

/** Whether it ran already, for those who must refuse or prepare something before they can run it. */
export async function hasRun(db: Db, claim: Claim): Promise<boolean> {
  const { key, userId } = claim;
  if (key === undefined) return false;
  return (await findStored(db, { key, userId, inputHash: hashOf(claim) })) !== undefined;
}

function hashOf({ endpoint, input }: Claim): Buffer {
  return hash('sha256', JSON.stringify([endpoint, input]), 'buffer');
}

const claimKey = keptStatement((db, row: NewKey) =>
  db
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key'),
);

const storeReply = keptStatement(
  (db, { key, userId, reply }: { key: string; userId: string; reply: string }) =>
    db.updateTable('idempotencyKeys').set({ reply }).where('userId', '=', userId).where('key', '=', key),
);

interface Claimed {
  key: string;
  userId: string;
  inputHash: Buffer;
}

async function replay<Reply>(tx: Tx, claim: Claimed): Promise<Reply> {
  const stored = await findStored(tx, claim);
  if (stored === undefined) throw new Error(`the key ${claim.key} is claimed and not there`);
  return stored.reply as Reply;
}

async function findStored(db: Db | Tx, claim: Claimed) {
  const stored = await db
    .selectFrom('idempotencyKeys')
    .select(['inputHash', 'reply'])
    .where('userId', '=', claim.userId)
    .where('key', '=', claim.key)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  if (!stored.inputHash.equals(claim.inputHash)) throw new Refusal('idempotency_key_reused');
  return stored;
}
