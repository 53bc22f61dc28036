import type { HandoverKind, Mailbox } from '@oja/contract/handover-labels';
import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import type { Platform } from '@oja/contract/listing-fields';
import { handoverChecklist } from '../purchase/handover-checklist.ts';

/**
 * The plan `credentials`, the specified flow: the seller has handed everything over at the purchase, and the window runs
 * from there. What remains is the buyer's list of what to change on this platform; nothing waits for it.
 */
export function specifiedPlan(platform: Platform): Pick<HandoverPlan, 'steps' | 'inspection_hours'> {
  return {
    inspection_hours: 0,
    steps: handoverChecklist(platform).map(({ title, text }) => ({
      key: keyOf(title),
      by: 'buyer',
      title,
      text,
      needs: [],
      wait: null,
      deadline_hours: 7 * 24,
      when_missed: 'remind',
      evidence: [],
    })),
  };
}

/** Whether a listing or purchase follows it: credentials whose seller says nothing about the mailbox. */
export function isSpecifiedFlow(terms: { handoverKind: HandoverKind; mailbox: Mailbox | null }): boolean {
  return terms.handoverKind === 'credentials' && terms.mailbox === null;
}

function keyOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, 40);
}
