import { type HandoverPlan, handoverPlan } from '@oja/contract/handover-plan-fields';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { HandoverSteps } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { buyerMayCancelAfterHours } from '../../../domain/handover/handover-actions.ts';
import {
  type HandoverFacts,
  type HandoverProgress,
  handoverProgress,
} from '../../../domain/handover/handover-progress.ts';
import { nextClockTime } from '../../../domain/handover/missed-steps.ts';
import type { Pause } from '../../../domain/handover/pauses.ts';
import { releaseWindow } from '../../../domain/handover/release-window.ts';
import { isSpecifiedFlow } from '../../../domain/handover/specified-plan.ts';
import type { PurchaseWindow } from '../../../domain/purchase/purchase-window.ts';
import { stageOfHandover } from '../../../domain/purchase/stage-process.ts';
import type { PurchaseRow } from './purchase.store.ts';

/*
 * The hand-over of a purchase with a plan: the plan as it was when the purchase began, the steps, and what follows from
 * them for the purchase. All of it is protected by the lock of the purchase.
 */

export type HandoverStepRow = Selectable<HandoverSteps>;
type PurchaseTerms = Pick<PurchaseRow, 'id' | 'createdAt' | 'disputeStart' | 'disputeDays' | 'escrowDays'>;

/** The first state of a hand-over: its stage, its window, and what the clock has to do next. */
export function firstProgress(plan: HandoverPlan, startedAt: Date): HandoverProgress {
  const nothingYet = { done: [], contested: new Map(), hasGivenSecret: false, pauses: [] };
  return handoverProgress({ plan, startedAt, ...nothingYet }, startedAt);
}

export async function insertHandover(
  tx: Tx,
  { purchaseId, plan, now }: { purchaseId: string; plan: HandoverPlan; now: Date },
): Promise<void> {
  const progress = firstProgress(plan, now);
  await tx
    .insertInto('handovers')
    .values({ purchaseId, plan: JSON.stringify(plan), ...stateOf(progress, now) })
    .execute();
  if (progress.next === undefined) return;
  // The purchase announces it, so the clock does not announce it again.
  const { key } = progress.next.step;
  await tx.insertInto('handoverSteps').values({ purchaseId, key, announcedAt: now }).execute();
}

/** The plan of a purchase and where it stands; undefined for one without a plan. */
export async function readHandoverFacts(
  tx: Tx,
  purchase: Pick<PurchaseRow, 'id' | 'createdAt' | 'handoverKind' | 'mailbox'>,
): Promise<HandoverFacts | undefined> {
  if (isSpecifiedFlow(purchase)) return undefined;
  const stored = await readStoredPlan(tx, purchase.id);
  return stored && factsOf(purchase, stored, await readHandoverSteps(tx, purchase.id));
}

/** The plan as it was when the purchase began, with what its steps do not say. */
export interface StoredPlan extends Pick<HandoverFacts, 'pauses' | 'hasGivenSecret'> {
  plan: HandoverPlan;
}

/** Undefined for a purchase without a plan. */
export async function readStoredPlan(db: Db | Tx, purchaseId: string): Promise<StoredPlan | undefined> {
  const row = await db
    .selectFrom('handovers as h')
    .innerJoin('purchases as p', 'p.id', 'h.purchaseId')
    .select('h.plan')
    .select(hasGivenSecret('p').as('hasGivenSecret'))
    .where('h.purchaseId', '=', purchaseId)
    .executeTakeFirst();
  return row && { ...row, plan: handoverPlan.parse(row.plan), pauses: await readPauses(db, purchaseId) };
}

async function readPauses(db: Db | Tx, purchaseId: string): Promise<Pause[]> {
  const rows = await db
    .selectFrom('disputes')
    .select(['openedAt', 'resolvedAt'])
    .where('purchaseId', '=', purchaseId)
    .execute();
  return rows.flatMap(({ openedAt, resolvedAt }) =>
    resolvedAt === null ? [] : [{ from: openedAt, to: resolvedAt }],
  );
}

export function readHandoverSteps(db: Db | Tx, purchaseId: string): Promise<HandoverStepRow[]> {
  return db.selectFrom('handoverSteps').selectAll().where('purchaseId', '=', purchaseId).execute();
}

export function factsOf(
  { createdAt }: Pick<PurchaseRow, 'createdAt'>,
  { plan, pauses, hasGivenSecret }: Pick<HandoverFacts, 'plan' | 'pauses' | 'hasGivenSecret'>,
  rows: readonly HandoverStepRow[],
): HandoverFacts {
  return { plan, startedAt: createdAt, ...factsOfRows(rows), pauses, hasGivenSecret };
}

export function factsOfRows(rows: readonly HandoverStepRow[]): Pick<HandoverFacts, 'done' | 'contested'> {
  return {
    done: rows.flatMap(({ key, doneAt, doneBy }) =>
      doneAt === null || doneBy === null ? [] : [{ key, doneAt, doneBy }],
    ),
    contested: new Map(
      rows.flatMap(({ key, contestedAt }) => (contestedAt === null ? [] : [[key, contestedAt]])),
    ),
  };
}

/** Login details that the buyer has had, and codes of the seller, which stay on record when their text is removed. */
function hasGivenSecret(purchase: string): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${purchase}.${name}`);
  return sql`(${column('served_at')} is not null or ${column('replacements')} > 0 or exists (
    select from handover_codes c where c.purchase_id = ${column('id')} and c.from_side = 'seller'))`;
}

/**
 * From when the buyer may cancel a purchase that its seller has not begun to hand over, null for one that is begun: what
 * `cancelTimeOf` computes, for lists, and a test compares the two. `purchase` is the alias of `purchases` in the query.
 */
export function handoverCancelFrom(purchase: string): RawBuilder<Date | null> {
  const column = (name: string) => sql.ref(`${purchase}.${name}`);
  return sql`(case when not (${hasGivenSecret(purchase)} or exists (
      select from purchase_events e
       where e.purchase_id = ${column('id')} and e.actor = 'seller' and e.transition = 'handover_step'))
    then ${pausedEnd(purchase, buyerMayCancelAfterHours)} end)`;
}

/** As `endOfPeriod`: so many hours after the purchase, later by each dispute that began before the end so far. */
function pausedEnd(purchase: string, hours: number): RawBuilder<Date> {
  const column = (name: string) => sql.ref(`${purchase}.${name}`);
  return sql`(
    with recursive pauses as (
      select row_number() over (order by d.opened_at) as place, d.opened_at, d.resolved_at
        from disputes d where d.purchase_id = ${column('id')} and d.resolved_at is not null),
    ends (place, at) as (
      select 0::bigint, ${column('created_at')} + make_interval(hours => ${sql.lit(hours)})
      union all
      select d.place, case when d.opened_at < e.at then e.at + (d.resolved_at - d.opened_at) else e.at end
        from ends e join pauses d on d.place = e.place + 1)
    select at from ends order by place desc limit 1)`;
}

/** What a hand-over means for its purchase now, which begins in the stage of a hand-over. */
export function stageAndWindow(
  purchase: Omit<PurchaseTerms, 'id' | 'createdAt'> & Pick<PurchaseRow, 'stage'>,
  progress: HandoverProgress,
  { pauses, now }: Pick<HandoverFacts, 'pauses'> & { now: Date },
): PurchaseWindow & Pick<PurchaseRow, 'stage'> {
  const stage = stageOfHandover(purchase.stage, hasInspectionBegun(progress, now));
  const { inspectionEnd } = progress;
  return { stage, ...releaseWindow(purchase.disputeStart, purchase, { inspectionEnd, pauses }) };
}

function hasInspectionBegun({ inspectionFrom }: HandoverProgress, now: Date): boolean {
  return inspectionFrom !== null && inspectionFrom <= now;
}

/**
 * After a dispute that moved no money: the deadlines that are valid now, and what the clock has to do next. Returns the
 * purchase as it is then.
 */
export async function resumeHandover(tx: Tx, purchase: PurchaseRow, now: Date): Promise<PurchaseRow> {
  const facts = await readHandoverFacts(tx, purchase);
  if (facts === undefined) return purchase;
  return saveProgress(tx, purchase, handoverProgress(facts, now), { pauses: facts.pauses, now });
}

/** Stores what follows from the steps for the hand-over and its purchase; returns the purchase as it is then. */
export async function saveProgress(
  tx: Tx,
  purchase: PurchaseRow,
  progress: HandoverProgress,
  { pauses, now }: Pick<HandoverFacts, 'pauses'> & { now: Date },
): Promise<PurchaseRow> {
  const change = stageAndWindow(purchase, progress, { pauses, now });
  await tx.updateTable('purchases').set(change).where('id', '=', purchase.id).execute();
  const state = stateOf(progress, now);
  const inspecting = change.stage === 'inspecting';
  await tx
    .updateTable('handovers')
    .set(
      inspecting
        ? { ...state, turn: 'buyer', step: null, dueAt: change.autoCompleteAt, nextCheckAt: null }
        : state,
    )
    .where('purchaseId', '=', purchase.id)
    .execute();
  return { ...purchase, ...change };
}

function stateOf(progress: HandoverProgress, now: Date) {
  return {
    turn: progress.next?.step.by ?? null,
    step: progress.next?.step.title ?? null,
    dueAt: progress.next?.dueAt ?? null,
    inspectionFrom: progress.inspectionFrom,
    nextCheckAt: nextClockTime(progress, now) ?? null,
  };
}
