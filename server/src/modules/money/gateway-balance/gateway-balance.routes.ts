import type { gatewayBalanceEndpoints } from '@oja/contract/gateway-balance';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { pageOf } from '../../../http/list-order.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { movementOrder, presentMovement, readMovements } from './list-movements.ts';
import { recordMovement } from './record-movement.ts';

const usualLimit = 10;

export const gatewayBalanceRoutes = (deps: Deps): Handlers<typeof gatewayBalanceEndpoints> => ({
  async listGatewayMovements({ session, query }) {
    const { cursor, limit = usualLimit } = query;
    const lines = await readMovements(deps.db, { cursor, limit: limit + 1 });
    const { page, nextCursor } = pageOf(lines, limit, movementOrder);
    return { data: page.map((line) => presentMovement(line, session.user.id)), next_cursor: nextCursor };
  },
  async recordMovement(call) {
    const { body: movement, idempotencyKey, session } = call;
    const input = { movement, actor: staffActor(call), provenBy: session, idempotencyKey };
    return { data: await recordMovement(deps, input) };
  },
});
