import type { gatewayComparisonEndpoints } from '@oja/contract/gateway-comparison';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { audit, staffActor } from '../../platform/audit/index.ts';
import { compareDaily } from './comparison.jobs.ts';
import { explainDifference } from './explain-difference.ts';
import { showComparison } from './show-comparison.ts';

export const gatewayComparisonRoutes = (deps: Deps): Handlers<typeof gatewayComparisonEndpoints> => ({
  async gatewayComparison() {
    return { data: await showComparison(deps) };
  },
  async compareWithGateway(call) {
    const actor = staffActor(call);
    const keyedCall = {
      key: call.idempotencyKey,
      userId: actor.id,
      endpoint: 'compareWithGateway',
      input: null,
      at: deps.now(),
    };
    await runOnce(deps.db, keyedCall, async (tx) => {
      await audit(tx, {
        actor,
        action: 'comparison.started',
        subject: { kind: 'comparison', id: 'paystack' },
        after: { queued: true },
      });
      // Paystack may list many pages, which takes too long for a request.
      await enqueue(tx, compareDaily, {}, { key: compareDaily.name });
      return null;
    });
    return { data: null };
  },
  async explainDifference(call) {
    const { params, body } = call;
    await explainDifference(deps, { differenceId: params.id, note: body.reason, actor: staffActor(call) });
    return { data: null };
  },
});
