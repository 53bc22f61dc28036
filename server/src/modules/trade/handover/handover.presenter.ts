import { confirmSentence, type HandoverSide } from '@oja/contract/handover-labels';
import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import type { Handover, HandoverCode, HandoverStep } from '@oja/contract/handovers';
import type { EvidencePicture } from '@oja/contract/purchase-fields';
import {
  cancelTimeOf,
  contestsAtMost,
  decideTick,
  refuseConfirm,
  untickedByBuyer,
} from '../../../domain/handover/handover-actions.ts';
import type {
  HandoverFacts,
  HandoverProgress,
  StepProgress,
} from '../../../domain/handover/handover-progress.ts';
import { mayDisputeAt } from '../../../domain/purchase/purchase-window.ts';
import type { HandoverStepRow, PurchaseRow } from '../purchases/index.ts';

export interface StepPicture {
  step: string;
  picture: EvidencePicture;
}

export interface ShownHandover {
  purchase: PurchaseRow;
  viewer: HandoverSide;
  plan: HandoverPlan | undefined;
  facts: HandoverFacts;
  rows: readonly HandoverStepRow[];
  progress: HandoverProgress;
  codes: readonly {
    id: string;
    fromSide: HandoverSide;
    createdAt: Date;
    expiresAt: Date;
    readAt: Date | null;
  }[];
  pictures: readonly StepPicture[];
  /** Whether a bank asks the buyer for a payment back. */
  isReleaseHeld: boolean;
  now: Date;
}

export function presentHandover(shown: ShownHandover): Handover {
  const { purchase, viewer, plan, progress, now } = shown;
  const isPending = purchase.status === 'pending';
  return {
    purchase_id: purchase.id,
    viewer,
    platform: purchase.platform,
    handle: purchase.handle,
    status: purchase.status,
    stage: purchase.stage,
    kind: purchase.handoverKind,
    mailbox: purchase.mailbox,
    cover_days: purchase.coverDays,
    plan_version: plan?.version ?? null,
    ...presentTurn(shown),
    inspection_from: plan ? isoOf(progress.inspectionFrom) : null,
    inspection_hours: plan?.inspection_hours ?? null,
    release_at: isPending ? purchase.autoCompleteAt.toISOString() : null,
    release_waits: isPending && shown.isReleaseHeld,
    may_cancel_from: presentCancel(shown),
    confirm: presentConfirm(shown),
    steps: progress.steps.map((step) => presentStep(shown, step)),
    codes: shown.codes.map((code) => presentCode(code, viewer, now)),
    actions: actionsOf(shown),
  };
}

/** Whose turn it is: the step that can be done next, or the buyer's confirmation during the inspection. */
function presentTurn({ purchase, progress }: ShownHandover): Pick<Handover, 'turn' | 'due_at'> {
  if (purchase.status !== 'pending') return { turn: null, due_at: null };
  if (purchase.stage === 'inspecting')
    return { turn: 'buyer', due_at: purchase.autoCompleteAt.toISOString() };
  return { turn: progress.next?.step.by ?? null, due_at: isoOf(progress.next?.dueAt ?? null) };
}

function presentCancel({ purchase, plan, progress, facts }: ShownHandover): string | null {
  if (plan === undefined || purchase.status !== 'pending') return null;
  return isoOf(cancelTimeOf(facts, progress));
}

function presentConfirm(shown: ShownHandover): Handover['confirm'] {
  const { purchase, plan, progress, isReleaseHeld, now } = shown;
  const unticked = untickedByBuyer(progress).length;
  const mayRelease = purchase.status === 'pending' && !isReleaseHeld;
  // In the specified flow the list only warns.
  if (plan === undefined) return { allowed: mayRelease, sentence: null, unticked };
  const typed = refuseConfirm(progress, { isSentenceTyped: true, now });
  const untyped = refuseConfirm(progress, { isSentenceTyped: false, now });
  return {
    allowed: mayRelease && typed === undefined,
    sentence: untyped === 'handover_incomplete' ? confirmSentence : null,
    unticked,
  };
}

function presentStep(shown: ShownHandover, progress: StepProgress): HandoverStep {
  const { step, done } = progress;
  const row = shown.rows.find(({ key }) => key === step.key);
  const isPending = shown.purchase.status === 'pending';
  const mayDispute = mayDisputeAt(shown.purchase, shown.now);
  const { key } = step;
  return {
    key,
    by: step.by,
    title: step.title,
    text: step.text,
    state: progress.state,
    ready_at: isoOf(progress.readyAt),
    due_at: isoOf(progress.dueAt),
    wait: step.wait && { ...step.wait, ends_at: isoOf(progress.waitEndsAt) },
    done_at: isoOf(done?.doneAt ?? null),
    done_by: done?.doneBy ?? null,
    done_late: progress.isLate,
    note: row?.note ?? null,
    pictures: shown.pictures.filter((each) => each.step === key).map(({ picture }) => picture),
    contested_at: done ? null : isoOf(row?.contestedAt ?? null),
    contest_text: done ? null : (row?.contestText ?? null),
    evidence: step.evidence,
    may_tick:
      isPending && decideTick(shown.progress, { key, side: shown.viewer, mayDispute }).kind === 'tick',
    may_contest:
      isPending &&
      mayDispute &&
      step.by !== shown.viewer &&
      done !== undefined &&
      shown.plan !== undefined &&
      (row?.contests ?? 0) < contestsAtMost,
  };
}

function presentCode(
  { id, fromSide, createdAt, expiresAt, readAt }: ShownHandover['codes'][number],
  viewer: HandoverSide,
  now: Date,
): HandoverCode {
  return {
    id,
    from: fromSide,
    created_at: createdAt.toISOString(),
    expires_at: expiresAt.toISOString(),
    read_at: isoOf(readAt),
    may_read: fromSide !== viewer && readAt === null && expiresAt > now,
  };
}

function actionsOf({ purchase, viewer, plan, progress, facts, now }: ShownHandover): Handover['actions'] {
  if (purchase.status !== 'pending') return [];
  const cancelFrom = cancelTimeOf(facts, progress);
  const mayCancel = viewer === 'buyer' && plan !== undefined && cancelFrom !== null && now >= cancelFrom;
  return mayCancel ? ['cancel', 'send_code'] : ['send_code'];
}

function isoOf(time: Date | null): string | null {
  return time?.toISOString() ?? null;
}
