import type { parkedPaymentEndpoints } from '@oja/contract/parked-payments';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { pageOf } from '../../../http/list-order.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { proposeOutcome } from './decide-parked.ts';
import { exportParked } from './export-parked.ts';
import { orderOfParked, presentParked, readParked } from './list-parked.ts';

const usualLimit = 20;

export const parkedPaymentRoutes = (deps: Deps): Handlers<typeof parkedPaymentEndpoints> => ({
  async listParkedPayments({ session, query }) {
    const { limit = usualLimit } = query;
    const rows = await readParked(deps.db, { ...query, limit: limit + 1 });
    const { page, nextCursor } = pageOf(rows, limit, orderOfParked(query).order);
    return { data: page.map((row) => presentParked(row, session.user.id)), next_cursor: nextCursor };
  },
  async exportParkedPayments(call) {
    const lines = await exportParked(deps, staffActor(call), call.query);
    return sendCsv(call.reply, { name: 'parked_payments', at: deps.now(), lines });
  },
  async proposeParkedOutcome(call) {
    const { params, body, session } = call;
    const input = { paymentId: params.id, ...body, actor: staffActor(call), provenBy: session };
    return { data: { approval: await proposeOutcome(deps, input) } };
  },
});
