import type { webhookEndpoints } from '@oja/contract/webhooks';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { staffActor } from '../audit/index.ts';
import { listDeliveries, presentDelivery } from './delivery.queries.ts';
import { replayDelivery } from './replay-delivery.ts';
import { rotateWebhookSecret } from './rotate-webhook-secret.ts';
import { testWebhook } from './test-webhook.ts';

const usualLimit = 20;

export const webhookRoutes = (deps: Deps): Handlers<typeof webhookEndpoints> => ({
  testWebhook: async (call) => ({ data: await testWebhook(deps, staffActor(call)) }),
  async rotateWebhookSecret(call) {
    const { secret, previousUntil } = await rotateWebhookSecret(deps, staffActor(call));
    return { data: { secret, previous_until: previousUntil?.toISOString() ?? null } };
  },
  async webhookDeliveries({ query }) {
    const limit = query.limit ?? usualLimit;
    const after = query.cursor === undefined ? undefined : decodeCursor(query.cursor);
    const rows = await listDeliveries(deps.db, { status: query.status, after, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    const next = rows.length > limit && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null;
    return { data: page.map(presentDelivery), next_cursor: next };
  },
  async replayDelivery(call) {
    const actor = staffActor(call);
    return { data: await replayDelivery(deps, { deliveryId: call.params.id, actor }) };
  },
});
