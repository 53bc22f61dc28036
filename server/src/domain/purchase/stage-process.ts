import type { PurchaseStage } from '@oja/contract/handover-labels';
import type { Process } from '../process.ts';
import type { EscrowMove, PurchaseActor, PurchaseTransition, purchaseProcess } from './purchase-process.ts';

/**
 * The stages of a purchase, beside its status; a disputed purchase keeps the stage it was disputed in. Which of the two
 * first ones a purchase with a plan is in follows from its steps and the waits of the platform (`handover-progress.ts`).
 * Only a purchase whose inspection has begun is released by the buyer or the clock; a dispute is decided, or settled by both
 * sides, in any stage.
 */
export const stageProcess = {
  buy_with_plan: { from: [], to: 'handing_over', by: ['buyer'] },
  buy_without_plan: { from: [], to: 'inspecting', by: ['buyer', 'admin'] },
  finish_handover: { from: ['handing_over'], to: 'inspecting', by: ['buyer', 'seller', 'admin', 'clock'] },
  reopen_handover: { from: ['inspecting'], to: 'handing_over', by: ['buyer', 'seller', 'admin'] },
  release: { from: ['inspecting'], to: 'settled', by: ['buyer', 'clock'] },
  release_with_cover: { from: ['inspecting'], to: 'covered', by: ['buyer', 'clock'] },
  decide: { from: ['handing_over', 'inspecting'], to: 'settled', by: ['buyer', 'seller', 'admin'] },
  decide_with_cover: {
    from: ['handing_over', 'inspecting'],
    to: 'covered',
    by: ['buyer', 'seller', 'admin'],
  },
  call_off: { from: ['handing_over', 'inspecting'], to: 'settled', by: ['buyer', 'admin', 'clock'] },
  end_cover: { from: ['covered'], to: 'settled', by: ['buyer', 'admin', 'clock'] },
} as const satisfies Process<string, PurchaseStage, PurchaseActor>;

export type StageTransition = keyof typeof stageProcess;

/** The stage after a transition. One that the table does not have is a fault of the caller. */
export function moveStage(stage: PurchaseStage, transition: StageTransition): PurchaseStage {
  const { from, to }: { from: readonly PurchaseStage[]; to: PurchaseStage } = stageProcess[transition];
  if (!from.includes(stage)) throw new Error(`${transition} does not follow the stage ${stage}`);
  return to;
}

/** The stage of a hand-over by its plan, once its progress was computed anew. */
export function stageOfHandover(stage: PurchaseStage, hasInspectionBegun: boolean): PurchaseStage {
  if (stage === 'handing_over' && hasInspectionBegun) return moveStage(stage, 'finish_handover');
  if (stage === 'inspecting' && !hasInspectionBegun) return moveStage(stage, 'reopen_handover');
  return stage;
}

type MovesMoneyOut<Name extends PurchaseTransition> =
  (typeof purchaseProcess)[Name]['money'] extends Exclude<EscrowMove, 'hold' | 'stay'> ? Name : never;

/** The transitions of the purchase with which money leaves escrow. */
type Ending = { [Name in PurchaseTransition]: MovesMoneyOut<Name> }[PurchaseTransition];

const stageEndings: Readonly<Record<Ending, 'release' | 'decide' | 'call_off'>> = {
  confirm: 'release',
  auto_complete: 'release',
  favor_buyer: 'decide',
  favor_seller: 'decide',
  partial_refund: 'decide',
  settle: 'decide',
  settle_refund: 'decide',
  cancel: 'call_off',
  cancel_handover: 'call_off',
};

/** The stage once money has left escrow; a part of it may stay held as cover. */
export function stageAtEnd(
  stage: PurchaseStage,
  { transition, isCovered }: { transition: PurchaseTransition; isCovered: boolean },
): PurchaseStage {
  if (!endsEscrow(transition)) throw new Error(`${transition} moves no money out of escrow`);
  const ending = stageEndings[transition];
  if (!isCovered) return moveStage(stage, ending);
  if (ending === 'call_off') throw new Error(`${transition} leaves nothing to hold`);
  return moveStage(stage, `${ending}_with_cover`);
}

function endsEscrow(transition: PurchaseTransition): transition is Ending {
  return transition in stageEndings;
}
