import { createHmac, randomUUID } from 'node:crypto';
import { minuteMs } from '@oja/contract/durations';
import { handoverCodeMinutes } from '@oja/contract/handover-labels';
import { z } from 'zod';
import type { SealedColumn } from '../../../db/reseal-column.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { defineJob } from '../../../jobs/job.ts';
import { announce } from '../../../live/live-hub.ts';
import { notify } from '../../platform/notifications/index.ts';
import {
  aboutHandover,
  lockPurchase,
  recordEvent,
  sideOf,
  stateConflict,
  userOf,
} from '../purchases/index.ts';

/*
 * A hand-over code: one that a platform sends to the old mailbox or phone, passed to the other side: sealed, readable
 * once, for ten minutes and while the purchase is pending. The text is removed when it is read or lapses; that it was
 * passed and read stays on record.
 */

/** Codes of one side that were not read yet. */
const unreadAtMost = 3;

export const sealedHandoverColumns: readonly SealedColumn[] = [
  { table: 'handover_codes', id: 'id', column: 'code', contextOf },
];

export async function sendCode(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { purchaseId: string; userId: string; code: string },
  idempotencyKey: string | undefined,
): Promise<void> {
  const { purchaseId, userId, code } = input;
  const at = deps.now();
  const keyedInput = [purchaseId, hashCode(deps, code)];
  const keyedCall = { key: idempotencyKey, userId, endpoint: 'sendHandoverCode', input: keyedInput, at };
  await runOnce(deps.db, keyedCall, async (tx) => {
    const { purchase } = await lockPurchase(tx, purchaseId);
    const from = sideOf(purchase, userId);
    if (purchase.status !== 'pending') throw stateConflict(purchase);
    const now = deps.now();
    await refuseTooMany(tx, { purchaseId, from, now });
    const id = randomUUID();
    const expiresAt = new Date(now.getTime() + handoverCodeMinutes * minuteMs);
    const sealed = deps.sealer.seal(code, contextOf(id));
    await tx
      .insertInto('handoverCodes')
      .values({ id, purchaseId, fromSide: from, code: sealed, createdAt: now, expiresAt, readAt: null })
      .execute();
    await record(tx, { purchaseId, status: purchase.status, what: 'handover_code', by: from, userId, now });
    const to = from === 'buyer' ? 'seller' : 'buyer';
    const about = { ...aboutHandover(purchase, to), until: expiresAt };
    await notify(tx, 'handover_code', userOf(purchase, to), about, now);
    return { done: true };
  });
}

/** Returns the code to the other side and removes it. */
export function readCode(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { purchaseId: string; userId: string; codeId: string },
): Promise<string> {
  const { purchaseId, userId, codeId } = input;
  return inTransaction(deps.db, async (tx) => {
    const { purchase } = await lockPurchase(tx, purchaseId);
    const by = sideOf(purchase, userId);
    const row = await tx
      .selectFrom('handoverCodes')
      .selectAll()
      .where('id', '=', codeId)
      .where('purchaseId', '=', purchaseId)
      .executeTakeFirst();
    if (row === undefined || row.fromSide === by) throw new Refusal('not_found');
    if (purchase.status !== 'pending') throw stateConflict(purchase);
    if (row.readAt !== null) throw new Refusal('handover_code_read');
    const now = deps.now();
    if (row.code === null || row.expiresAt <= now) throw new Refusal('handover_code_lapsed');
    await tx.updateTable('handoverCodes').set({ code: null, readAt: now }).where('id', '=', codeId).execute();
    await record(tx, { purchaseId, status: purchase.status, what: 'handover_code_read', by, userId, now });
    // The sender's page shows that it was read.
    await announce(tx, { userId: userOf(purchase, row.fromSide), hint: { topic: 'purchases' } });
    return deps.sealer.open(row.code, contextOf(codeId)).toString('utf8');
  });
}

/** Removes the text of codes that were not read in time. */
export const sweepHandoverCodes = defineJob({
  name: 'sweep_handover_codes',
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    await deps.db
      .updateTable('handoverCodes')
      .set({ code: null })
      .where('expiresAt', '<=', deps.now())
      .where('code', 'is not', null)
      .execute();
  },
});

async function refuseTooMany(
  tx: Tx,
  { purchaseId, from, now }: { purchaseId: string; from: 'buyer' | 'seller'; now: Date },
): Promise<void> {
  const { unread } = await tx
    .selectFrom('handoverCodes')
    .select((select) => select.fn.countAll<number>().as('unread'))
    .where('purchaseId', '=', purchaseId)
    .where('fromSide', '=', from)
    .where('readAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  if (unread >= unreadAtMost) throw new Refusal('too_many_handover_codes');
}

async function record(
  tx: Tx,
  entry: {
    purchaseId: string;
    status: 'pending' | 'completed' | 'disputed' | 'refunded' | 'cancelled';
    what: 'handover_code' | 'handover_code_read';
    by: 'buyer' | 'seller';
    userId: string;
    now: Date;
  },
): Promise<void> {
  const { purchaseId, status, what, by, userId, now } = entry;
  await recordEvent(tx, {
    purchaseId,
    happenedAt: now,
    transition: what,
    fromStatus: status,
    toStatus: status,
    actor: by,
    actorId: userId,
    text: null,
  });
}

/** Keyed, because a code of six digits is found from a plain hash. */
function hashCode({ sealer }: Pick<Deps, 'sealer'>, code: string): string {
  return createHmac('sha256', sealer.derive('hand-over code of a keyed call')).update(code).digest('hex');
}

function contextOf(id: string): string {
  return `handover-code:${id}`;
}
