import type { appealEndpoints } from '@oja/contract/appeals';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { openAppeal } from './open-appeal.ts';
import { ruleOnAppeal } from './rule-on-appeal.ts';
import { showCase, showStaffCase } from './show-case.ts';
import { waiveAppeal } from './waive-appeal.ts';

export const appealRoutes = (deps: Deps): Handlers<typeof appealEndpoints> => ({
  async openAppeal({ session, params, body, idempotencyKey }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    await openAppeal(deps, { ...own, text: body.text, idempotencyKey });
    return { data: await showCase(deps, own), message: 'Appeal Opened' };
  },
  async waiveAppeal({ session, params }) {
    const own = { purchaseId: params.id, userId: session.user.id };
    await waiveAppeal(deps, own);
    return { data: await showCase(deps, own), message: 'Appeal Waived' };
  },
  async decideAppeal(call) {
    const purchaseId = call.params.purchase_id;
    const { decision, details, type, rule, evidence = [], amount } = call.body;
    const approval = await ruleOnAppeal(deps, {
      purchaseId,
      actor: staffActor(call),
      provenBy: call.session,
      decision,
      details,
      type,
      refundAmount: call.body.refund_amount,
      earlyReason: call.body.early_reason,
      rule,
      evidence,
      amount,
      idempotencyKey: call.idempotencyKey,
    });
    const data = await showStaffCase(deps, { purchaseId, staffId: call.session.user.id });
    return { data, approval, message: approval ? 'Waiting for Approval' : 'Appeal Decided' };
  },
});
