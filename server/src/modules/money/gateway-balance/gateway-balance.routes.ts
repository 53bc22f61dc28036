import type { gatewayBalanceEndpoints } from '@oja/contract/gateway-balance';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { pageOf } from '../../../http/list-order.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { movementOrder, presentMovement, readMovements } from './list-movements.ts';
import { approveMovement, declineMovement, recordMovement } from './record-movement.ts';

const usualLimit = 10;

export const gatewayBalanceRoutes = (deps: Deps): Handlers<typeof gatewayBalanceEndpoints> => ({
  async listGatewayMovements({ session, query }) {
    const { cursor, limit = usualLimit } = query;
    const lines = await readMovements(deps.db, { cursor, limit: limit + 1 });
    const { page, nextCursor } = pageOf(lines, limit, movementOrder);
    return { data: page.map((line) => presentMovement(line, session.user.id)), next_cursor: nextCursor };
  },
  async recordMovement(call) {
    const { body: movement, idempotencyKey } = call;
    return { data: await recordMovement(deps, { movement, actor: staffActor(call), idempotencyKey }) };
  },
  async approveMovement(call) {
    await approveMovement(deps, { movementId: call.params.id, actor: staffActor(call) });
    return { data: null };
  },
  async declineMovement(call) {
    await declineMovement(deps, { movementId: call.params.id, ...call.body, actor: staffActor(call) });
    return { data: null };
  },
});
