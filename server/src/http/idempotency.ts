import { hash } from 'node:crypto';
import type { Db } from '../db/client.ts';
import { prepared } from '../db/prepared.ts';
import { inTransaction, type Tx } from '../db/transaction.ts';
import { Refusal } from '../domain/refusal.ts';

/** An idempotency key and the request it came with. */
export interface Claim {
  key: string | undefined;
  userId: string;
  endpoint: string;
  input: unknown;
  at: Date;
}

/**
 * Runs a use case at most once per person and key. The key is claimed and the reply stored in the use case's own
 * transaction, so that both are committed or neither. A second request with the key waits for the first to commit and
 * gets the stored reply; with different input it is refused.
 */
export async function runOnce<Reply>(
  db: Db,
  claim: Claim,
  useCase: (tx: Tx) => Promise<Reply>,
): Promise<Reply> {
  const { key } = claim;
  if (key === undefined) return inTransaction(db, useCase);
  return inTransaction(db, async (tx) => {
    if (!(await claimKey(tx, key, claim))) return replay<Reply>(tx, key, claim);
    const reply = await useCase(tx);
    await storeReply(tx, key, claim, reply);
    return reply;
  });
}

/** Whether it has run already, for callers that must refuse or prepare something before they run it. */
export async function hasRun(db: Db, claim: Claim): Promise<boolean> {
  const { key } = claim;
  return key !== undefined && (await findStored(db, key, claim)) !== undefined;
}

/** False when the key was claimed before. */
async function claimKey(tx: Tx, key: string, claim: Claim): Promise<boolean> {
  const { userId, endpoint, at: createdAt } = claim;
  const claimed = await tx
    .insertInto('idempotencyKeys')
    .values({ key, userId, endpoint, inputHash: hashOf(claim), createdAt, reply: null })
    .onConflict((conflict) => conflict.columns(['userId', 'key']).doNothing())
    .returning('key')
    .modifyEnd(prepared)
    .executeTakeFirst();
  return claimed !== undefined;
}

async function storeReply(tx: Tx, key: string, { userId }: Claim, reply: unknown): Promise<void> {
  await tx
    .updateTable('idempotencyKeys')
    .set({ reply: JSON.stringify(reply) })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .modifyEnd(prepared)
    .execute();
}

async function replay<Reply>(tx: Tx, key: string, claim: Claim): Promise<Reply> {
  const stored = await findStored(tx, key, claim);
  if (stored === undefined) throw new Error(`the key ${key} is claimed and not there`);
  return stored.reply as Reply;
}

async function findStored(db: Db | Tx, key: string, claim: Claim) {
  const stored = await db
    .selectFrom('idempotencyKeys')
    .select(['inputHash', 'reply'])
    .where('userId', '=', claim.userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (stored === undefined) return undefined;
  if (!stored.inputHash.equals(hashOf(claim))) throw new Refusal('idempotency_key_reused');
  return stored;
}

function hashOf({ endpoint, input }: Claim): Buffer {
  return hash('sha256', JSON.stringify([endpoint, input]), 'buffer');
}
