import type { caseDeskEndpoints } from '@oja/contract/case-desk';
import type { disputeEndpoints } from '@oja/contract/disputes';
import type { purchaseEndpoints } from '@oja/contract/purchases';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { uploadEvidence } from '../evidence/index.ts';
import { findOwnPurchase, presentStep } from '../purchases/index.ts';
import { addStatement } from './add-statement.ts';
import { offerReplacement } from './offer-replacement.ts';
import { openDispute } from './open-dispute.ts';
import { showCase } from './show-case.ts';
import { staffDisputeRoutes } from './staff-dispute.routes.ts';
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
    ...staffDisputeRoutes(deps),
  };
};
