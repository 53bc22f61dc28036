import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { decideTick } from '../../../domain/handover/handover-actions.ts';
import { mayDisputeAt } from '../../../domain/purchase/purchase-window.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { assignEvidence, onceWithEvidence } from '../evidence/index.ts';
import { afterStep } from './after-step.ts';
import { saveStep } from './handover-step.store.ts';
import { lockHandover } from './lock-handover.ts';
import { readOwnHandover } from './show-handover.ts';

export interface Tick {
  purchaseId: string;
  userId: string;
  key: string;
  note: string | undefined;
  images: readonly string[];
}

/** A side ticks one of its steps off. A second tick of the same step changes nothing. */
export async function tickStep(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'storage'>,
  input: Tick,
  idempotencyKey: string | undefined,
): Promise<void> {
  const { userId, images } = input;
  const keyedCall = { key: idempotencyKey, userId, endpoint: 'tickHandoverStep', input, at: deps.now() };
  const check = async () => {
    await readOwnHandover(deps, input);
  };
  await onceWithEvidence(deps, { keyedCall, images, check }, (tx, imageIds) =>
    tick(tx, deps, { ...input, imageIds }),
  );
}

async function tick(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  input: Tick & { imageIds: readonly string[] },
): Promise<void> {
  const { purchaseId, userId, key, note, imageIds } = input;
  const handover = await lockHandover(tx, deps, input);
  const { side, now } = handover;
  const mayDispute = mayDisputeAt(handover.purchase, now);
  const decided = decideTick(handover.progress, { key, side, mayDispute });
  if (decided.kind === 'refused') throw new Refusal(decided.code);
  if (decided.kind === 'done_already') return;
  await saveStep(tx, { purchaseId, key }, { doneAt: now, doneBy: side, note: note || null });
  const use = { handoverPurchaseId: purchaseId, handoverStep: key };
  await assignEvidence(tx, { imageIds, ownerId: userId, use });
  await afterStep(tx, handover, {
    step: decided.step.step,
    transition: 'handover_step',
    by: { actor: side, id: userId },
    text: decided.step.step.title,
  });
}
