import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { hasRun, type KeyedCall, runOnce } from '../../../http/idempotency.ts';
import { receiveEvidence } from './evidence-images.ts';

export interface Evidenced {
  keyedCall: KeyedCall;
  /** As sent: ids of uploaded pictures, or data URLs. */
  images: readonly string[];
  /** Refuses a caller without permission, before any lock. */
  check: () => Promise<void>;
}

/**
 * Runs a use case with pictures once per key. Storing pictures takes time, so permission is checked before, and again
 * under the locks. A retry returns the first result, and its own pictures are removed.
 */
export async function onceWithEvidence(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  { keyedCall, images, check }: Evidenced,
  useCase: (tx: Tx, imageIds: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (await hasRun(deps.db, keyedCall)) return;
    throw error;
  }
  const { imageIds, release } = await receiveEvidence(deps, keyedCall.userId, images);
  const reply = { run: randomUUID() };
  try {
    const given = await runOnce(deps.db, keyedCall, async (tx) => {
      await useCase(tx, imageIds);
      return reply;
    });
    if (given.run !== reply.run) await release();
  } catch (error) {
    await release();
    throw error;
  }
}
