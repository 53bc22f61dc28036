import type { HandoverSide } from '@oja/contract/handover-labels';
import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import {
  type HandoverFacts,
  type HandoverProgress,
  handoverProgress,
} from '../../../domain/handover/handover-progress.ts';
import { specifiedPlan } from '../../../domain/handover/specified-plan.ts';
import {
  factsOf,
  type HandoverStepRow,
  type LockedPurchase,
  lockPurchase,
  type PurchaseRow,
  readHandoverSteps,
  readStoredPlan,
  type StoredPlan,
  sideOf,
  stateConflict,
} from '../purchases/index.ts';

/** A hand-over under the lock of its purchase. */
export interface LockedHandover {
  locked: LockedPurchase;
  purchase: PurchaseRow;
  /** The side of the person who acts. */
  side: HandoverSide;
  /** Undefined for the specified flow, whose steps are only the buyer's list. */
  plan: HandoverPlan | undefined;
  facts: HandoverFacts;
  rows: readonly HandoverStepRow[];
  progress: HandoverProgress;
  now: Date;
}

type ReadHandover = Pick<LockedHandover, 'plan' | 'facts' | 'rows'>;

/** Locks the purchase of a pending hand-over for one of its two sides; the clock is read after the lock. */
export async function lockHandover(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { purchaseId, userId }: { purchaseId: string; userId: string },
): Promise<LockedHandover> {
  const locked = await lockPurchase(tx, purchaseId);
  const { purchase } = locked;
  const side = sideOf(purchase, userId);
  if (purchase.status !== 'pending') throw stateConflict(purchase);
  const now = deps.now();
  const { plan, facts, rows } = await readHandover(tx, purchase);
  return { locked, purchase, side, plan, facts, rows, progress: handoverProgress(facts, now), now };
}

/** The steps of any purchase: those of its plan, or the list of the specified flow. */
export async function readHandover(
  tx: Tx,
  purchase: Pick<PurchaseRow, 'id' | 'createdAt' | 'platform'>,
): Promise<ReadHandover> {
  const stored = await readStoredPlan(tx, purchase.id);
  return handoverOf(purchase, stored, await readHandoverSteps(tx, purchase.id));
}

export function handoverOf(
  purchase: Pick<PurchaseRow, 'createdAt' | 'platform'>,
  stored: StoredPlan | undefined,
  rows: readonly HandoverStepRow[],
): ReadHandover {
  const followed = stored ?? { plan: specifiedPlan(purchase.platform), pauses: [], hasGivenSecret: false };
  return { plan: stored?.plan, facts: factsOf(purchase, followed, rows), rows };
}
