import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type Claim, hasRun, runOnce } from '../../../http/idempotency.ts';
import { receiveEvidence } from './evidence-images.ts';

export interface Evidenced {
  claim: Claim;
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
  { claim, images, check }: Evidenced,
  useCase: (tx: Tx, imageIds: readonly string[]) => Promise<void>,
): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (await hasRun(deps.db, claim)) return;
    throw error;
  }
  const { imageIds, release } = await receiveEvidence(deps, claim.userId, images);
  const reply = { run: randomUUID() };
  try {
    const given = await runOnce(deps.db, claim, async (tx) => {
      await useCase(tx, imageIds);
      return reply;
    });
    if (given.run !== reply.run) await release();
  } catch (error) {
    await release();
    throw error;
  }
}
