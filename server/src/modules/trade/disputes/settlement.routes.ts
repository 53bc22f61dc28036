import type { settlementEndpoints } from '@oja/contract/settlements';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { acceptSettlement, endProposal } from './answer-settlement.ts';
import { previewSettlement } from './preview-settlement.ts';
import { proposeSettlement } from './propose-settlement.ts';
import { showCase } from './show-case.ts';

export const settlementRoutes = (deps: Deps): Handlers<typeof settlementEndpoints> => ({
  async previewSettlement({ session, params, query }) {
    const input = { purchaseId: params.id, userId: session.user.id, refundAmount: query.refund_amount };
    return { data: await previewSettlement(deps, input) };
  },
  async proposeSettlement({ session, params, body, idempotencyKey }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    await proposeSettlement(deps, { ...own, refundAmount: body.refund_amount, idempotencyKey });
    return { data: await showCase(deps, own), message: 'Settlement Proposed' };
  },
  async acceptSettlement({ session, params, idempotencyKey }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    await acceptSettlement(deps, { ...own, settlementId: params.settlement_id, idempotencyKey });
    return { data: await showCase(deps, own), message: 'Dispute Settled' };
  },
  async declineSettlement({ session, params }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    await endProposal(deps, 'decline', { ...own, settlementId: params.settlement_id });
    return { data: await showCase(deps, own), message: 'Settlement Declined' };
  },
  async withdrawSettlement({ session, params }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    await endProposal(deps, 'withdraw', { ...own, settlementId: params.settlement_id });
    return { data: await showCase(deps, own), message: 'Settlement Withdrawn' };
  },
});
