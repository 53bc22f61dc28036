import { hash } from 'node:crypto';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { Refusal } from '../domain/refusal.ts';

/** A call with its idempotency key. */
export interface KeyedCall {
  key: string | undefined;
  userId: string;
  endpoint: string;
  input: unknown;
  at: Date;
}

/**
 * Runs a use case at most once per person and key. The key is reserved and the reply stored in the use case's own
 * transaction, so that both are committed or neither. A second request with the key waits for the first to commit and
 * gets the stored reply; with different input it is refused.
 */
export async function runOnce<Reply>(
  db: Db,
  keyedCall: KeyedCall,
  useCase: (tx: Tx) => Promise<Reply>,
): Promise<Reply> {
  const { key } = keyedCall;
  if (key === undefined) return inTransaction(db, useCase);
  return inTransaction(db, async (tx) => {
    if (!(await reserveKey(tx, key, keyedCall))) return replay<Reply>(tx, key, keyedCall);
    const reply = await useCase(tx);
    await storeReply(tx, key, keyedCall, reply);
    return reply;
  });
}

/** Whether it has run already, for callers that must refuse or prepare something before they run it. */
export async function hasRun(db: Db, keyedCall: KeyedCall): Promise<boolean> {
  const { key } = keyedCall;
  return key !== undefined && (await findStored(db, key, keyedCall)) !== undefined;
}

/** False when the key was reserved before. */
async function reserveKey(tx: Tx, key: string, keyedCall: KeyedCall): Promise<boolean> {
  const { userId, endpoint, at: createdAt } = keyedCall;
  const reserved = await tx
    .insertInto('idempotencyKeys')
    .values({ key, userId, endpoint, inputHash: hashOf(keyedCall), createdAt, reply: null })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key')
    .modifyEnd(prepared)
    .executeTakeFirst();
  return reserved !== undefined;
}

async function storeReply(tx: Tx, key: string, { userId }: KeyedCall, reply: unknown): Promise<void> {
  await tx
    .updateTable('idempotencyKeys')
    .set({ reply: JSON.stringify(reply) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .modifyEnd(prepared)
    .execute();
}

async function replay<Reply>(tx: Tx, key: string, keyedCall: KeyedCall): Promise<Reply> {
  const stored = await findStored(tx, key, keyedCall);
  if (stored === undefined) throw new Error(`the key ${key} is reserved and not there`);
  return stored.reply as Reply;
}

async function findStored(db: Db | Tx, key: string, keyedCall: KeyedCall) {
  const stored = await db
    .selectFrom('idempotencyKeys')
    .select(['inputHash', 'reply'])
    .where('userId', '=', keyedCall.userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  if (!stored.inputHash.equals(hashOf(keyedCall))) throw new Refusal('idempotency_key_reused');
  return stored;
}

function hashOf({ endpoint, input }: KeyedCall): Buffer {
  return hash('sha256', JSON.stringify([endpoint, input]), 'buffer');
}
