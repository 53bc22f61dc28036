import { type AppealDecision, appealEndpoints } from '@oja/contract/appeals';
import type { StaffCase } from '@oja/contract/disputes';
import type { BodySent } from '@oja/contract/endpoint';
import { z } from 'zod';
import { withSentence } from '@/lib/form-schemas';
import { formatNaira } from '@/lib/money';
import {
  emptyResolution,
  needsEarlyReason,
  type ResolutionForm,
  readRefund,
  refuseGrounds,
  refuseResolution,
} from './resolution-form';

export interface AppealForm extends ResolutionForm {
  decision: AppealDecision | undefined;
  /** As typed. */
  award: string;
}

export const emptyAppealForm: AppealForm = { ...emptyResolution, decision: undefined, award: '' };

/** A ruling that waits can be replaced; to one that was carried out Oja can only add. */
export function decisionsFor(file: Pick<StaffCase, 'rulings'>): readonly AppealDecision[] {
  return file.rulings[0]?.status === 'appealed' ? ['stands', 'replace'] : ['stands', 'award'];
}

export const appealDecisionLabels: Record<AppealDecision, { label: string; hint: string }> = {
  stands: { label: 'The decision stands', hint: 'A decision that waits is carried out at once.' },
  replace: {
    label: 'Another decision',
    hint: 'It takes the place of the first one, and the money moves at once.',
  },
  award: { label: 'Oja adds an amount', hint: 'From our own account to the side that appealed.' },
};

const { decision, details } = appealEndpoints.decideAppeal.body.shape;
const chosen = z.strictObject({
  decision: withSentence(decision, 'Please choose how the appeal is decided.'),
  details: withSentence(details, 'Please write why you decided so.'),
});

/** Why the decision cannot be sent as it stands. */
export function refuseAppealDecision(
  form: AppealForm,
  file: Pick<StaffCase, 'price' | 'seller_may_answer_until' | 'appeal'>,
): string | undefined {
  const { error } = chosen.safeParse({ decision: form.decision, details: form.details });
  if (error) return error.issues[0]?.message;
  if (form.decision === 'replace') return refuseResolution(form, file) ?? refuseGrounds(form);
  if (form.decision === 'stands') return undefined;
  const amount = readRefund(form.award);
  if (amount === undefined) return 'Please enter the amount that Oja adds.';
  const limit = file.appeal?.limit ?? 0;
  return amount > limit ? `Oja can add ${formatNaira(limit)} at most, which is what was lost.` : undefined;
}

/** What is sent: of the form only what belongs to the decision. */
export function appealDecisionOf(
  file: Pick<StaffCase, 'seller_may_answer_until'>,
  form: AppealForm,
): BodySent<typeof appealEndpoints.decideAppeal> | undefined {
  const { decision, type, rule, evidence } = form;
  const details = form.details.trim();
  if (decision === undefined) return undefined;
  if (decision === 'stands') return { decision, details };
  if (decision === 'award') return { decision, details, amount: readRefund(form.award) };
  if (type === undefined || type === 'escalate') return undefined;
  return {
    decision,
    details,
    type,
    rule,
    evidence: [...evidence],
    refund_amount: type === 'partial_refund' ? readRefund(form.refund) : undefined,
    early_reason: needsEarlyReason(type, file.seller_may_answer_until) ? form.earlyReason.trim() : undefined,
  };
}
