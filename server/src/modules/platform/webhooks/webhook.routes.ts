import type { webhookEndpoints } from '@oja/contract/webhooks';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { pageOf } from '../../../http/list-order.ts';
import { staffActor } from '../audit/index.ts';
import { listDeliveries, orderOfDeliveries, presentDelivery } from './delivery.queries.ts';
import { exportDeliveries } from './export-deliveries.ts';
import { replayDelivery } from './replay-delivery.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { testWebhook } from './test-webhook.ts';

const usualLimit = 20;

export const webhookRoutes = (deps: Deps): Handlers<typeof webhookEndpoints> => ({
  testWebhook: async (call) => ({ data: await testWebhook(deps, staffActor(call)) }),
  async rotateWebhookSecret(call) {
    const { secret, previousUntil } = await rotateWebhookSecret(deps, staffActor(call), call.session);
    return { data: { secret, previous_until: previousUntil?.toISOString() ?? null } };
  },
  async webhookDeliveries({ query }) {
    const limit = query.limit ?? usualLimit;
    const rows = await listDeliveries(deps.db, { ...query, limit: limit + 1 });
    const { page, nextCursor } = pageOf(rows, limit, orderOfDeliveries(query).order);
    return { data: page.map(presentDelivery), next_cursor: nextCursor };
  },
  async exportDeliveries(call) {
    const lines = await exportDeliveries(deps, staffActor(call), call.query);
    return sendCsv(call.reply, { name: 'webhook_deliveries', at: deps.now(), lines });
  },
  async replayDelivery(call) {
    const actor = staffActor(call);
    return { data: await replayDelivery(deps, { deliveryId: call.params.id, actor }) };
  },
});
