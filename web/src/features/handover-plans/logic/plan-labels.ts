import type { HandoverSide } from '@oja/contract/handover-labels';
import type { HandoverPlan, HandoverPlanStep, StepEvidence } from '@oja/contract/handover-plan-fields';
import type { HandoverPlanVersion } from '@oja/contract/handover-plans';
import { countOf } from '@/lib/counts';
import { hoursText } from '@/shared/listings/handover-texts';

export const sideLabels: Readonly<Record<HandoverSide, string>> = { seller: 'Seller', buyer: 'Buyer' };

export const missedLabels: Readonly<Record<HandoverPlanStep['when_missed'], string>> = {
  remind: 'Reminded, then ticked off by the clock',
  refund: 'Cancelled and refunded',
  staff: 'Dispute opened for staff',
};

export const evidenceLabels: Readonly<Record<StepEvidence, string>> = {
  screenshot: 'Screenshot',
  signed_mail: 'Signed mail',
  profile_code: 'Code in the profile',
  link: 'Link',
};

export const riskLabels: Readonly<Record<HandoverPlan['risk'], string>> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
};

/** The least cover that a listing must offer. */
export function leastCoverText(days: number): string {
  return days === 0 ? 'None required' : countOf(days, 'day');
}

export const versionLabels: Readonly<Record<HandoverPlanVersion['state'], string>> = {
  in_force: 'In force',
  upcoming: 'Upcoming',
  replaced: 'Replaced',
};

/** What stands in the address of the page. */
export function planId({ platform, kind }: Pick<HandoverPlan, 'platform' | 'kind'>): string {
  return `${platform}-${kind}`;
}

/** "Step 3: …", where the server names the step by its position. */
export function faultSentence({ field, message }: { field: string; message: string }): string {
  const position = /^steps\.(\d+)\./.exec(field)?.[1];
  return position === undefined ? message : `Step ${Number(position) + 1}: ${message}`;
}

/** A plan lengthens the escrow period of the settings, and never shortens it. */
export function releaseText(hours: number): string {
  return `At the earliest ${hoursText(hours)} after the purchase, and not before the escrow period is over`;
}
