import type { HandoverSide } from '@oja/contract/handover-labels';
import type { StepEvidence } from '@oja/contract/handover-plan-fields';
import type { Handover, HandoverStep } from '@oja/contract/handovers';
import { platformLabel } from '@/components/ui/platform-mark';
import { capitalise } from '@/lib/capitalise';
import { countOf } from '@/lib/counts';
import { formatDateTime } from '@/lib/dates';
import { bankSentence } from '@/shared/purchases/bank-sentence';

/** The side of a step or code, as one of the two reads it. */
export function sideName(side: HandoverSide, viewer: HandoverSide): string {
  if (side === viewer) return 'You';
  return side === 'seller' ? 'Seller' : 'Buyer';
}

/** A step is addressed to who does it; the one who watches reads it as what the other is asked. */
export function stepTitle({ by, title }: Pick<HandoverStep, 'by' | 'title'>, viewer: HandoverSide): string {
  return by === viewer ? title : `The ${by} is asked: “${title}”`;
}

/** The other side of a reader, inside a sentence. */
export function otherSide(viewer: HandoverSide): string {
  return viewer === 'buyer' ? 'the seller' : 'the buyer';
}

/** Who ticked a step off, and when. */
export function doneSentence(step: HandoverStep, viewer: HandoverSide): string {
  const { done_at: at, done_by: by, may_tick: mayTick, wait } = step;
  const when = formatDateTime(at ?? '');
  if (by === 'clock') {
    const counted = `Counted as done on ${when}, because its time was over`;
    if (!mayTick) return counted;
    return `${counted}. If you do it only now, tick it off${wait ? ': the wait counts from then' : ''}`;
  }
  const late = step.done_late ? ', after its time was over' : '';
  return `${by === viewer ? 'You' : `The ${by}`} did this on ${when}${late}`;
}

/** Why a step cannot be done yet. */
export function waitingSentence(step: HandoverStep, handover: Pick<Handover, 'platform'>): string {
  return step.ready_at === null
    ? 'Opens when the steps before it are done'
    : `Opens on ${formatDateTime(step.ready_at)}, when ${platformLabel(handover.platform)}’s wait is over`;
}

/** 7 days, 36 hours. */
export function waitLength(hours: number): string {
  return hours % 24 === 0 ? countOf(hours / 24, 'day') : countOf(hours, 'hour');
}

const evidenceNames: Record<StepEvidence, string> = {
  screenshot: 'a screenshot',
  signed_mail: 'a picture of the mail from the platform',
  profile_code: 'a picture of your code in the profile',
  link: 'a link',
};

/** What helps if the two do not agree later; undefined where nothing is asked for. */
export function evidenceSentence(evidence: readonly StepEvidence[]): string | undefined {
  const [first, ...rest] = evidence.map((kind) => evidenceNames[kind]);
  if (first === undefined) return undefined;
  return `${capitalise([first, ...rest].join(' or '))} helps our team if you two do not agree.`;
}

/** Why the buyer cannot confirm yet; undefined once it is possible. */
export function confirmReason(handover: Handover): string | undefined {
  const { confirm, status, inspection_from: from, steps } = handover;
  const platform = platformLabel(handover.platform);
  if (confirm.allowed || status !== 'pending') return undefined;
  if (handover.release_waits && handover.stage === 'inspecting') return bankSentence;
  if (from !== null) return `You can confirm from ${formatDateTime(from)}, when ${platform}’s wait is over.`;
  const waits = steps.some(({ wait }) => wait !== null) ? ` and ${platform}’s waits are over` : '';
  return `You can confirm when the hand-over is finished: the seller’s steps are done${waits}.`;
}

/** The moments at which the server would present the hand-over differently. */
export function turningPoints({ steps, codes, ...handover }: Handover): string[] {
  const times = [
    ...steps.flatMap(({ ready_at, wait }) => [ready_at, wait?.ends_at]),
    ...codes.map(({ expires_at }) => expires_at),
    handover.inspection_from,
    handover.may_cancel_from,
    handover.release_at,
  ];
  return times.filter((time) => typeof time === 'string');
}
