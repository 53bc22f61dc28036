import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db } from '../db/client.ts';
import type { IdempotencyKeys } from '../db/database.ts';
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
  const { key } = claim;
  if (key === undefined) return inTransaction(db, useCase);
  const inputHash = hashOf(claim);
  return inTransaction(db, async (tx) => {
    const { userId, endpoint, at: createdAt } = claim;
    const foreseen = claim.reply === undefined ? null : JSON.stringify(claim.reply);
    const [claimed] = await claimKey(tx, { key, userId, endpoint, inputHash, createdAt, reply: foreseen });
    if (claimed === undefined) return replay<Reply>(tx, { key, userId, inputHash });
    const reply = await useCase(tx);
    if (foreseen === null) storeReply.later(tx, { key, userId, reply: JSON.stringify(reply) });
    return reply;
  });
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
  return createHash('sha256')
    .update(JSON.stringify([endpoint, input]))
    .digest();
}

const claimKey = keptStatement((db, row: Insertable<IdempotencyKeys>) =>
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
