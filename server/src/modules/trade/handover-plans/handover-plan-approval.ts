import { handoverPlanTitle } from '@oja/contract/handover-labels';
import { saveHandoverPlanBody } from '@oja/contract/handover-plans';
import { lagosMoment } from '@oja/contract/lagos-time';
import { describePlanChange } from '../../../domain/handover/describe-plan-change.ts';
import type { ApprovalHandler } from '../../platform/approvals/index.ts';
import { readPlanVersion } from './handover-plan.queries.ts';
import { planOfSubject } from './plan-name.ts';
import { addVersion, lockPlan } from './save-handover-plan.ts';

/** A change of a hand-over plan: it decides when the money of later purchases is released. */
export const handoverPlanApproval: ApprovalHandler = {
  kind: 'handover_plan',
  async describe(db, { subjectId, payload }) {
    const name = planOfSubject(subjectId);
    const { expected_version: version, valid_from: validFrom, ...plan } = saveHandoverPlanBody.parse(payload);
    const before = await readPlanVersion(db, name, version);
    return {
      subject: handoverPlanTitle(name),
      page: `/admin/settings/handover?plan=${name.platform}-${name.kind}`,
      facts: [
        { name: 'New version', value: String(version + 1) },
        {
          name: 'Takes effect',
          value: validFrom === undefined ? 'Once approved' : lagosMoment(new Date(validFrom)),
        },
        ...(before === undefined ? [] : describePlanChange(before, plan)),
      ],
    };
  },
  async lockSubject(tx, { subjectId }) {
    await lockPlan(tx, planOfSubject(subjectId));
  },
  async execute(tx, deps, { row, proposer, approver }) {
    const now = deps.now();
    const body = startNow(saveHandoverPlanBody.parse(row.payload), now);
    const change = { ...planOfSubject(row.subjectId), body, changedBy: proposer, approvedBy: approver };
    await addVersion(tx, change, now);
  },
};

/** A time that passed while the proposal waited means at once. */
function startNow<Body extends { valid_from?: string | undefined }>(body: Body, now: Date): Body {
  const isOver = body.valid_from !== undefined && Date.parse(body.valid_from) < now.getTime();
  return isOver ? { ...body, valid_from: undefined } : body;
}
