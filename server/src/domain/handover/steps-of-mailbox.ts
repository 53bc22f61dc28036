import type { Mailbox } from '@oja/contract/handover-labels';
import type { HandoverPlan, HandoverPlanStep } from '@oja/contract/handover-plan-fields';

/** Which mailboxes have the steps whose keys begin with a prefix; all other steps belong to every mailbox. */
const mailboxesByPrefix: readonly { prefix: string; mailboxes: readonly Mailbox[] }[] = [
  { prefix: 'mailbox_', mailboxes: ['original', 'later'] },
  { prefix: 'address_', mailboxes: ['changed'] },
];

/**
 * The plan of a purchase whose listing states this mailbox. A step that needed one that is left out needs what that one
 * needed, so the order of the rest stays.
 */
export function planOfMailbox(plan: HandoverPlan, mailbox: Mailbox | null): HandoverPlan {
  const leftOut = plan.steps.filter(({ key }) => !belongs(key, mailbox));
  return { ...plan, steps: leftOut.reduce(withoutStep, plan.steps) };
}

/** Whether the key belongs to a step that some mailboxes do not have. */
export function isMailboxStep(key: string): boolean {
  return mailboxesByPrefix.some(({ prefix }) => key.startsWith(prefix));
}

function belongs(key: string, mailbox: Mailbox | null): boolean {
  const rule = mailboxesByPrefix.find(({ prefix }) => key.startsWith(prefix));
  return rule === undefined || (mailbox !== null && rule.mailboxes.includes(mailbox));
}

function withoutStep(steps: HandoverPlanStep[], leftOut: HandoverPlanStep): HandoverPlanStep[] {
  const inherited = steps.find(({ key }) => key === leftOut.key)?.needs ?? [];
  return steps
    .filter(({ key }) => key !== leftOut.key)
    .map((step) => {
      if (!step.needs.includes(leftOut.key)) return step;
      const needs = step.needs.flatMap((need) => (need === leftOut.key ? inherited : [need]));
      return { ...step, needs: [...new Set(needs)] };
    });
}
