import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';

export interface Freeze {
  id: string;
  reason: string;
  frozenAt: Date;
}

/** Undefined while payouts are not frozen. */
export function readFreeze(db: Db | Tx): Promise<Freeze | undefined> {
  return db
    .selectFrom('payoutFreezes')
    .select(['id', 'reason', 'frozenAt'])
    .where('liftedAt', 'is', null)
    .executeTakeFirst();
}

/** With the name of the member of staff, as the money watch shows it; null where Oja froze payouts by itself. */
export function readFreezeWithName(db: Db): Promise<(Freeze & { frozenByName: string | null }) | undefined> {
  return db
    .selectFrom('payoutFreezes as f')
    .leftJoin('users as u', 'u.id', 'f.frozenBy')
    .select(['f.id', 'f.reason', 'f.frozenAt', 'u.name as frozenByName'])
    .where('f.liftedAt', 'is', null)
    .executeTakeFirst();
}

/**
 * Freezing and reserving a transfer exclude each other by a transaction-level advisory lock: exclusive for a freeze,
 * shared for a reservation. While nothing is frozen there is no row that both could lock, and reservations do not wait
 * for each other. One that holds the lock commits before the freeze does; a later one reads the freeze. The lock is
 * the last one that a transaction takes, after the rows of person, destination and withdrawal and after the audit log.
 */
const freezeLock = sql`hashtextextended('payout freeze', 0)`;

/** Waits for every reservation that has read the freeze, and keeps new ones waiting until this transaction ends. */
export async function lockFreeze(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${freezeLock})`.execute(tx);
}

/** The freeze, locked until this transaction ends; undefined while payouts are not frozen. */
export async function readFreezeUnderLock(tx: Tx): Promise<Freeze | undefined> {
  await sql`select pg_advisory_xact_lock_shared(${freezeLock})`.execute(tx);
  return readFreeze(tx);
}

/**
 * Freezes payouts: once committed, no transfer is reserved. False when they were frozen already; the first reason is
 * kept.
 */
export async function freezePayouts(
  tx: Tx,
  input: { reason: string; by: string | null; at: Date },
): Promise<boolean> {
  await lockFreeze(tx);
  const frozen = await tx
    .insertInto('payoutFreezes')
    .values({ id: randomUUID(), reason: input.reason, frozenBy: input.by, frozenAt: input.at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return frozen !== undefined;
}

export async function freezeByStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { reason: string; actor: Actor },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { reason, actor } = input;
    await audit(tx, {
      actor,
      action: 'payouts.frozen',
      subject: { kind: 'payouts', id: 'all' },
      before: { frozen: false },
      after: { frozen: true },
      reason,
    });
    const isNew = await freezePayouts(tx, { reason, by: actor.id, at: deps.now() });
    if (!isNew) throw new Refusal('state_conflict', { message: 'Payouts are frozen already.' });
  });
}
