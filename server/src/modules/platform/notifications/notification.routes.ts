import type { notificationEndpoints } from '@oja/contract/notifications';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Handlers } from '../../../http/call.ts';
import { readChannelStates } from './channel-states.ts';
import { countUnread, listNotifications } from './notification.queries.ts';
import { markAllRead, markRead } from './notification.store.ts';
import { listPreferences } from './preference.queries.ts';
import { addPushSubscription, removePushSubscription } from './push-subscription.store.ts';
import { savePreferences } from './save-preferences.ts';
import { unsubscribe } from './unsubscribe.ts';

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
  async notificationPreferences({ session }) {
    const data = await listPreferences(deps.db, session.user);
    return { data, channels: await readChannelStates(deps, session.user) };
  },
  async saveNotificationPreferences({ session, body }) {
    return { data: await savePreferences(deps, session.user, body.preferences) };
  },
  async addPushSubscription({ session, body }) {
    const { endpoint, keys } = body;
    return { data: await addPushSubscription(deps, session, { endpoint, ...keys }) };
  },
  async removePushSubscription({ session, body }) {
    await removePushSubscription(deps.db, { userId: session.user.id, endpoint: body.endpoint });
    return { data: null };
  },
  async unsubscribe({ query }) {
    await unsubscribe(deps, query.token);
    return { data: null };
  },
});
