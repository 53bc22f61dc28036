import type { caseDeskEndpoints } from '@oja/contract/case-desk';
import type { disputeEndpoints } from '@oja/contract/disputes';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { addStaffStatement } from './add-statement.ts';
import { extendAnswerTime } from './extend-answer-time.ts';
import { previewResolution } from './preview-resolution.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { showStaffCase } from './show-case.ts';
import { listSimilarCases } from './similar-cases.ts';
import { takeBackRuling } from './take-back-ruling.ts';

/** What staff do about a dispute. */
export const staffDisputeRoutes = (deps: Deps) =>
  ({
    async showStaffCase({ session, params }) {
      return {
        data: await showStaffCase(deps, { purchaseId: params.purchase_id, staffId: session.user.id }),
      };
    },
    async addStaffStatement(call) {
      const purchaseId = call.params.purchase_id;
      const { text, read_by: readBy = 'both' } = call.body;
      const statement = { purchaseId, actor: staffActor(call), text, readBy };
      await addStaffStatement(deps, statement, call.idempotencyKey);
      return { data: await showStaffCase(deps, { purchaseId, staffId: call.session.user.id }) };
    },
    async extendAnswerTime(call) {
      const purchaseId = call.params.purchase_id;
      await extendAnswerTime(
        deps,
        { purchaseId, actor: staffActor(call), ...call.body },
        call.idempotencyKey,
      );
      return { data: await showStaffCase(deps, { purchaseId, staffId: call.session.user.id }) };
    },
    async takeBackRuling(call) {
      const purchaseId = call.params.purchase_id;
      const { reason } = call.body;
      await takeBackRuling(deps, { purchaseId, actor: staffActor(call), reason }, call.idempotencyKey);
      return { data: await showStaffCase(deps, { purchaseId, staffId: call.session.user.id }) };
    },
    async listSimilarCases({ params }) {
      return { data: await listSimilarCases(deps, params.purchase_id) };
    },
    async previewResolution({ session, params, query }) {
      const input = { purchaseId: params.purchase_id, staffId: session.user.id, type: query.type };
      return { data: await previewResolution(deps, { ...input, refundAmount: query.refund_amount }) };
    },
    async resolveDispute(call) {
      const { type, details, refund_amount: refundAmount, early_reason: earlyReason } = call.body;
      const purchaseId = call.params.purchase_id;
      const { idempotencyKey, session } = call;
      const approval = await resolveDispute(deps, {
        purchaseId,
        actor: staffActor(call),
        type,
        details,
        refundAmount,
        earlyReason,
        rule: call.body.rule,
        evidence: call.body.evidence,
        idempotencyKey,
        provenBy: session,
      });
      const done = type === 'escalate' ? 'Dispute Escalated' : 'Dispute Resolved';
      return {
        data: await showStaffCase(deps, { purchaseId, staffId: session.user.id }),
        approval,
        message: approval ? 'Waiting for Approval' : done,
      };
    },
  }) satisfies Partial<Handlers<typeof caseDeskEndpoints & typeof disputeEndpoints>>;
