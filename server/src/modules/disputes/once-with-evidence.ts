import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { type Claim, hasRun, runOnce } from '../../http/idempotency.ts';
import { receiveEvidence } from './dispute-images.ts';

export interface Evidenced {
  claim: Claim;
  /** As they were sent: ids of uploaded ones, or data URLs. */
  images: readonly string[];
  /** Refuses whoever may not, without locks. */
  check: () => Promise<void>;
}

/**
 * Runs a use case that brings pictures, once per key. Pictures take a while, so somebody who may not is told before, and
 * again under the locks. A repeated request finds what the first one changed: it is not refused for that, and what it
 * stored for nothing goes again.
 */
export async function onceWithEvidence(
  deps: Deps,
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
