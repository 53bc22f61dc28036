import type { parkedPaymentEndpoints } from '@oja/contract/parked-payments';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { staffActor } from '../audit/index.ts';
import { approveOutcome, declineOutcome, proposeOutcome } from './decide-parked.ts';
import { listParked } from './list-parked.ts';

export const parkedPaymentRoutes = (deps: Deps): Handlers<typeof parkedPaymentEndpoints> => ({
  async listParkedPayments({ session }) {
    return { data: await listParked(deps.db, session.user.id) };
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
