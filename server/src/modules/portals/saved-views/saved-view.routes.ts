import type { Role } from '@oja/contract/access';
import type { savedViewEndpoints, ViewPage } from '@oja/contract/saved-views';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { deleteView, listSavedViews, renameView, saveView } from './saved-view.store.ts';
import { checkFilter, mayOpenList } from './view-lists.ts';

export const savedViewRoutes = (deps: Deps): Handlers<typeof savedViewEndpoints> => ({
  async listSavedViews({ session: { user }, query: { page } }) {
    refuseClosedList(user.role, page);
    return { data: await listSavedViews(deps.db, { userId: user.id, page }) };
  },
  async saveView({ session: { user }, body }) {
    refuseClosedList(user.role, body.page);
    checkFilter(body.page, body.filter);
    return { data: await saveView(deps, { userId: user.id, ...body }), message: 'View Saved' };
  },
  async renameView({ session, params, body }) {
    return {
      data: await renameView(deps, { ...ownView(session, params), ...body }),
      message: 'View Renamed',
    };
  },
  async deleteView({ session, params }) {
    await deleteView(deps, ownView(session, params));
    return { data: null, message: 'View Removed' };
  },
});

function refuseClosedList(role: Role, page: ViewPage): void {
  if (!mayOpenList(role, page)) throw new Refusal('access_denied');
}

function ownView({ user }: Session, { id }: { id: string }) {
  return { id, userId: user.id, mayOpen: (page: ViewPage) => mayOpenList(user.role, page) };
}
