import type { gatewayComparisonEndpoints } from '@oja/contract/gateway-comparison';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { audit, staffActor } from '../audit/index.ts';
import { compareDaily } from './comparison.jobs.ts';
import { explainDifference } from './explain-difference.ts';
import { showComparison } from './show-comparison.ts';

export const gatewayComparisonRoutes = (deps: Deps): Handlers<typeof gatewayComparisonEndpoints> => ({
  async gatewayComparison() {
    return { data: await showComparison(deps) };
  },
  async compareWithGateway(call) {
    await inTransaction(deps.db, async (tx) => {
      await audit(tx, {
        actor: staffActor(call),
        action: 'comparison.started',
        subject: { kind: 'comparison', id: 'paystack' },
        after: { queued: true },
      });
      // Paystack may list many pages, for which nobody waits with an open request.
      await enqueue(tx, compareDaily, {}, { key: compareDaily.name });
    });
    return { data: null };
  },
  async explainDifference(call) {
    const { params, body } = call;
    await explainDifference(deps, { differenceId: params.id, note: body.reason, actor: staffActor(call) });
    return { data: null };
  },
});
