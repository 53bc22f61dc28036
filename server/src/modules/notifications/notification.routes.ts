import type { notificationEndpoints } from '@oja/contract/notifications';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Handlers } from '../../http/call.ts';
import { countUnread, listNotifications } from './notification.queries.ts';
import { markAllRead, markRead } from './notification.store.ts';

export const notificationRoutes = (deps: Deps): Handlers<typeof notificationEndpoints> => ({
  async listNotifications({ session, query }) {
    const page = await listNotifications(deps.db, { userId: session.user.id, ...query });
    const unread = await countUnread(deps.db, session.user.id);
    return { data: page.items, next_cursor: page.nextCursor, unread };
  },
  async readNotification({ session, params }) {
    const found = await markRead(deps, { userId: session.user.id, id: params.id });
    if (!found) throw new Refusal('not_found');
    return { data: null };
  },
  async readAllNotifications({ session }) {
    await markAllRead(deps, session.user.id);
    return { data: null };
  },
});
