import type { parkedPaymentEndpoints } from '@oja/contract/parked-payments';
import type { Deps } from '../../../deps/deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { sendCsv } from '../../../http/csv-file.ts';
import { pageOf } from '../../../http/list-order.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { approveOutcome, declineOutcome, proposeOutcome } from './decide-parked.ts';
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
    await proposeOutcome(deps, { paymentId: call.params.id, ...call.body, actor: staffActor(call) });
    return { data: null };
  },
  async approveParkedOutcome(call) {
    await approveOutcome(deps, { paymentId: call.params.id, actor: staffActor(call) });
    return { data: null };
  },
  async declineParkedOutcome(call) {
    await declineOutcome(deps, { paymentId: call.params.id, ...call.body, actor: staffActor(call) });
    return { data: null };
  },
});
