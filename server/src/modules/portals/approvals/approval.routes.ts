import type { approvalEndpoints } from '@oja/contract/approvals';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { approveProposal, declineProposal } from './answer-approval.ts';
import { listApprovals, showApproval } from './list-approvals.ts';

const usualLimit = 20;

export const approvalRoutes = (deps: Deps): Handlers<typeof approvalEndpoints> => ({
  async listApprovals({ session, query }) {
    const { status = 'waiting', cursor, limit = usualLimit } = query;
    const page = { status, cursor, limit, viewer: session.user, now: deps.now() };
    const { data, nextCursor } = await listApprovals(deps.db, page);
    return { data, next_cursor: nextCursor };
  },
  async approveProposal(call) {
    const { session, params } = call;
    await approveProposal(deps, { approvalId: params.id, actor: staffActor(call), provenBy: session });
    const asked = { id: params.id, viewer: session.user, now: deps.now() };
    return { data: await showApproval(deps.db, asked), message: 'Approved' };
  },
  async declineProposal(call) {
    const { session, params, body } = call;
    await declineProposal(deps, { approvalId: params.id, actor: staffActor(call), reason: body.reason });
    const asked = { id: params.id, viewer: session.user, now: deps.now() };
    return { data: await showApproval(deps.db, asked), message: 'Declined' };
  },
});
