import { hourMs } from '@oja/contract/durations';
import type { HandoverSide } from '@oja/contract/handover-labels';
import type { HandoverFacts, HandoverProgress, StepProgress } from './handover-progress.ts';
import { endOfPeriod } from './pauses.ts';

/** After this time without any step of the seller, the buyer may cancel with a whole refund. */
export const buyerMayCancelAfterHours = 24;

/** How often one step can be contested; a dispute is the way after that. */
export const contestsAtMost = 2;

export type StepRefusal = 'handover_step_unknown' | 'handover_step_of_other_side' | 'handover_step_not_ready';

/**
 * Whether a side may tick a step off now; a step that is done already needs no second tick. One that the clock ticked off can
 * still be done late while the hand-over can be disputed, so that the wait of the platform counts from then.
 */
export function decideTick(
  progress: HandoverProgress,
  { key, side, mayDispute }: { key: string; side: HandoverSide; mayDispute: boolean },
): { kind: 'tick' | 'done_already'; step: StepProgress } | { kind: 'refused'; code: StepRefusal } {
  const step = progress.steps.find((each) => each.step.key === key);
  if (step === undefined) return { kind: 'refused', code: 'handover_step_unknown' };
  if (step.step.by !== side) return { kind: 'refused', code: 'handover_step_of_other_side' };
  if (step.state === 'done') {
    return { kind: mayDispute && mayBeDoneLate(progress, step) ? 'tick' : 'done_already', step };
  }
  return step.state === 'ready'
    ? { kind: 'tick', step }
    : { kind: 'refused', code: 'handover_step_not_ready' };
}

/** What a person did after a step shows that the step was done. */
function mayBeDoneLate({ steps }: HandoverProgress, { step: { key }, done }: StepProgress): boolean {
  const isFollowed = steps.some(
    (other) => other.step.needs.includes(key) && other.done !== undefined && other.done.doneBy !== 'clock',
  );
  return done?.doneBy === 'clock' && !isFollowed;
}

export function mayCancelFrom({ startedAt, pauses }: Pick<HandoverFacts, 'startedAt' | 'pauses'>): Date {
  return endOfPeriod(startedAt, buyerMayCancelAfterHours * hourMs, pauses);
}

/** From when the buyer may cancel; null once the seller has begun. */
export function cancelTimeOf(
  facts: Pick<HandoverFacts, 'startedAt' | 'pauses'>,
  { hasSellerBegun }: Pick<HandoverProgress, 'hasSellerBegun'>,
): Date | null {
  return hasSellerBegun ? null : mayCancelFrom(facts);
}

/**
 * The steps that the buyer, and not the clock, still has to tick off before the purchase is confirmed without the typed
 * sentence.
 */
export function untickedByBuyer(progress: HandoverProgress): StepProgress[] {
  return progress.steps.filter(({ step, done }) => step.by === 'buyer' && done?.doneBy !== 'buyer');
}

export type ConfirmRefusal = 'platform_wait_running' | 'handover_incomplete';

/**
 * Whether the buyer may confirm a purchase with a hand-over plan. Nothing releases the money before the inspection has
 * begun; during it the buyer ticks all own steps off, or types the sentence that says so.
 */
export function refuseConfirm(
  progress: HandoverProgress,
  { isSentenceTyped, now }: { isSentenceTyped: boolean; now: Date },
): ConfirmRefusal | undefined {
  if (progress.inspectionFrom === null || progress.inspectionFrom > now) return 'platform_wait_running';
  if (isSentenceTyped || untickedByBuyer(progress).length === 0) return undefined;
  return 'handover_incomplete';
}
