import type { workEndpoints } from '@oja/contract/work';
import type { WorkKind } from '@oja/contract/work-fields';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Client, Handlers } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { memberOf } from '../../people/accounts/index.ts';
import { assignWork, claimWork, releaseWork, type WorkStep } from './assign-work.ts';
import { countWork } from './count-work.queries.ts';
import { findNextWork, listWork, showWork } from './list-work.ts';
import { leaveWork, watchWork } from './watch-work.ts';
import { kindsFor } from './work-sources.ts';

export const workRoutes = (deps: Deps): Handlers<typeof workEndpoints> => ({
  async listWork({ session, query }) {
    const { items, nextCursor } = await listWork(deps, session.user, query);
    return { data: items, next_cursor: nextCursor };
  },
  async countWork({ session }) {
    const { user: viewer } = session;
    return {
      data: await countWork(deps.db, { kinds: kindsFor(viewer.role), viewer, now: deps.now() }),
    };
  },
  async nextWork({ session, query }) {
    return { data: await findNextWork(deps, session.user, query) };
  },
  async claimWork(call) {
    await claimWork(deps, stepOf(call));
    return { data: await showWork(deps, call.session.user, call.params) };
  },
  async releaseWork(call) {
    await releaseWork(deps, stepOf(call));
    return { data: await showWork(deps, call.session.user, call.params) };
  },
  async assignWork(call) {
    await assignWork(deps, { ...stepOf(call), ownerId: call.body.owner_id });
    return { data: await showWork(deps, call.session.user, call.params) };
  },
  async watchWork({ session, params }) {
    return { data: await watchWork(deps, session.user, params) };
  },
  async leaveWork({ session, params }) {
    await leaveWork(deps, session.user, params);
    return { data: null };
  },
});

/** Refuses kinds that the caller may not decide. */
function stepOf(call: {
  session: Session;
  client: Client;
  params: { kind: WorkKind; id: string };
}): WorkStep {
  if (!kindsFor(call.session.user.role).includes(call.params.kind)) throw new Refusal('access_denied');
  return { ...call.params, by: memberOf(call) };
}
