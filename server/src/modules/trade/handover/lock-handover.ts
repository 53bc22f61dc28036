import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import type { HandoverSide } from '@oja/contract/handover-words';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import {
  type HandoverFacts,
  type HandoverProgress,
  handoverProgress,
} from '../../../domain/handover/handover-progress.ts';
import { specifiedPlan } from '../../../domain/handover/specified-plan.ts';
import {
  factsOfRows,
  type HandoverStepRow,
  type LockedPurchase,
  lockPurchase,
  type PurchaseRow,
  readHandoverFacts,
  readHandoverSteps,
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
  db: Parameters<typeof readHandoverSteps>[0],
  purchase: Pick<PurchaseRow, 'id' | 'createdAt' | 'disputeStart' | 'platform' | 'handoverKind' | 'mailbox'>,
): Promise<Pick<LockedHandover, 'plan' | 'facts' | 'rows'>> {
  const facts = await readHandoverFacts(db, purchase);
  if (facts !== undefined) return { plan: facts.plan, facts, rows: facts.rows };
  const rows = await readHandoverSteps(db, purchase.id);
  const plan = specifiedPlan(purchase.platform);
  const startedAt = purchase.createdAt;
  return { plan: undefined, rows, facts: { plan, startedAt, ...factsOfRows(rows), pausedMs: 0 } };
}
