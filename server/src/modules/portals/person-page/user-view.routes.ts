import type { UserView, userViewEndpoints } from '@oja/contract/user-views';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { endUserView, memberOf, readOwnView, startUserView } from '../../people/accounts/index.ts';

export const userViewRoutes = (deps: Deps): Handlers<typeof userViewEndpoints> => ({
  async startUserView(call) {
    const { params, body, session } = call;
    const order = { userId: params.id, reason: body.reason, by: memberOf(call), provenBy: session };
    const viewId = await startUserView(deps, order);
    return { data: await present(deps, { viewId, staffId: session.user.id }), message: 'View started' };
  },
  async showUserView({ params, session }) {
    return { data: await present(deps, { viewId: params.id, staffId: session.user.id }) };
  },
  async endUserView(call) {
    const own = { viewId: call.params.id, staffId: call.session.user.id };
    await endUserView(deps, { viewId: own.viewId, by: memberOf(call) });
    return { data: await present(deps, own), message: 'View ended' };
  },
});

async function present(deps: Pick<Deps, 'db'>, own: { viewId: string; staffId: string }): Promise<UserView> {
  const view = await readOwnView(deps.db, own);
  if (view === undefined) throw new Refusal('not_found');
  return {
    id: view.id,
    user_id: view.userId,
    name: view.name,
    started_at: view.startedAt.toISOString(),
    expires_at: view.expiresAt.toISOString(),
    ended_at: view.endedAt?.toISOString() ?? null,
  };
}
