import { createHash, randomUUID } from 'node:crypto';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { referenceIn } from './event-shapes.ts';
import { handlePaystackEvent } from './handle-event.ts';
import { readEvent } from './read-event.ts';

/**
 * Stores a signed event unchanged and replies at once; a job handles it. The same bytes are the same event. Only the
 * holder of our key can sign, so an unreadable signed event is stored too, for inspection.
 */
export async function receiveEvent(
  deps: Pick<Deps, 'db' | 'log' | 'now' | 'paystack'>,
  bytes: Buffer,
  signature: unknown,
): Promise<void> {
  if (!deps.paystack.isSigned(bytes, signature)) {
    deps.log.warn({ bytes: bytes.length }, 'a Paystack event with a wrong signature was refused');
    throw new Refusal('webhook_signature_wrong');
  }
  const event = readEvent(bytes);
  await inTransaction(deps.db, async (tx) => {
    const stored = await tx
      .insertInto('paystackEvents')
      .values({
        id: randomUUID(),
        bodyHash: createHash('sha256').update(bytes).digest(),
        event: event?.event ?? 'unreadable',
        reference: event ? referenceIn(event) : null,
        body: bytes,
        receivedAt: deps.now(),
      })
      .onConflict((conflict) => conflict.column('bodyHash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (stored) await enqueue(tx, handlePaystackEvent, { eventId: stored.id });
  });
}
