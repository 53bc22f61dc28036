import type { caseDeskEndpoints } from '@oja/contract/case-desk';
import type { disputeEndpoints } from '@oja/contract/disputes';
import type { purchaseEndpoints } from '@oja/contract/purchases';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { uploadEvidence } from '../evidence/index.ts';
import { findOwnPurchase, presentStep } from '../purchases/index.ts';
import { addStaffStatement, addStatement } from './add-statement.ts';
import { extendAnswerTime } from './extend-answer-time.ts';
import { offerReplacement } from './offer-replacement.ts';
import { openDispute } from './open-dispute.ts';
import { previewResolution } from './preview-resolution.ts';
import { resolveDispute } from './resolve-dispute.ts';
import { showCase, showStaffCase } from './show-case.ts';
import { listSimilarCases } from './similar-cases.ts';
import { withdrawDispute } from './withdraw-dispute.ts';

type OfStaff = Handlers<typeof caseDeskEndpoints>;
type FromPurchases = Pick<Handlers<typeof purchaseEndpoints>, 'disputePurchase' | 'withdrawDispute'>;

export const disputeRoutes = (deps: Deps): Handlers<typeof disputeEndpoints> & OfStaff & FromPurchases => {
  const step = async (purchaseId: string, userId: string) =>
    presentStep(await findOwnPurchase(deps, { purchaseId, userId, side: 'buyer' }), deps.now());
  return {
    async disputePurchase({ session, params, body, idempotencyKey }) {
      const { id: buyerId } = session.user;
      const { reason, description, images = [] } = body;
      const input = { purchaseId: params.id, buyerId, reason, description, images };
      await openDispute(deps, input, idempotencyKey);
      return { data: await step(params.id, buyerId), message: 'Dispute Raised' };
    },
    async withdrawDispute({ session, params, idempotencyKey }) {
      const { id: userId } = session.user;
      await withdrawDispute(deps, { purchaseId: params.id, userId, idempotencyKey });
      return { data: await step(params.id, userId), message: 'Dispute Withdrawn' };
    },
    async uploadDisputeImage({ session, bytes }) {
      return { data: await uploadEvidence(deps, { ownerId: session.user.id, bytes }) };
    },
    async showCase({ session, params }) {
      return { data: await showCase(deps, { purchaseId: params.purchase_id, userId: session.user.id }) };
    },
    async addStatement({ session, params, body, idempotencyKey }) {
      const own = { purchaseId: params.purchase_id, userId: session.user.id };
      await addStatement(deps, { ...own, text: body.text, images: body.images ?? [] }, idempotencyKey);
      return { data: await showCase(deps, own) };
    },
    async offerReplacement({ session, params, body }) {
      const own = { purchaseId: params.purchase_id, userId: session.user.id };
      const { username, password, handover_notes: notes } = body;
      await offerReplacement(deps, {
        ...own,
        credentials: { username, password, handoverNotes: notes || null },
      });
      return { data: await showCase(deps, own) };
    },
    async showStaffCase({ session, params }) {
      return {
        data: await showStaffCase(deps, { purchaseId: params.purchase_id, adminId: session.user.id }),
      };
    },
    async addStaffStatement(call) {
      const purchaseId = call.params.purchase_id;
      const { text, read_by: readBy = 'both' } = call.body;
      const said = { purchaseId, actor: staffActor(call), text, readBy };
      await addStaffStatement(deps, said, call.idempotencyKey);
      return { data: await showStaffCase(deps, { purchaseId, adminId: call.session.user.id }) };
    },
    async extendAnswerTime(call) {
      const purchaseId = call.params.purchase_id;
      await extendAnswerTime(
        deps,
        { purchaseId, actor: staffActor(call), ...call.body },
        call.idempotencyKey,
      );
      return { data: await showStaffCase(deps, { purchaseId, adminId: call.session.user.id }) };
    },
    async listSimilarCases({ params }) {
      return { data: await listSimilarCases(deps, params.purchase_id) };
    },
    async previewResolution({ session, params, query }) {
      const input = { purchaseId: params.purchase_id, adminId: session.user.id, type: query.type };
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
        data: await showStaffCase(deps, { purchaseId, adminId: session.user.id }),
        approval,
        message: approval ? 'Waiting for Approval' : done,
      };
    },
  };
};
