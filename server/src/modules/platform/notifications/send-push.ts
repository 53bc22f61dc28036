import { z } from 'zod';
import { hasSecureOrigin } from '../../../config/config.ts';
import type { Deps } from '../../../deps/deps.ts';
import { PushFailure } from '../../../gateways/push/index.ts';
import { defineJob } from '../../../jobs/job.ts';
import { eventContent } from './event.ts';
import { readPushKeys } from './push-keys.ts';

/** Push services accept four kilobytes; a notification shows a few lines. */
const longestText = 240;

/** One push to one browser. A browser that revoked its subscription or signed out gets no more. */
export const sendPush = defineJob({
  name: 'send_push',
  payload: z.object({
    subscriptionId: z.uuid(),
    id: z.uuid(),
    urgent: z.boolean(),
    content: eventContent,
  }),
  attempts: 5,
  async run(deps, { subscriptionId, id, urgent, content }) {
    const { pushEnabled } = await deps.settings.read('notifications');
    const browser = await findOpen(deps, subscriptionId);
    if (browser === undefined || !pushEnabled) return;
    const { title, text, link } = content;
    const body = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
    try {
      const outcome = await deps.push.send({
        ...browser,
        urgent,
        payload: JSON.stringify({ id, title, body, link }),
        keys: { ...(await readPushKeys(deps)), contact: await readContact(deps) },
      });
      if (outcome === 'gone') await removeSubscription(deps, subscriptionId);
    } catch (error) {
      if (!(error instanceof PushFailure && error.permanent)) throw error;
      deps.log.warn({ reason: error.message }, 'a push was refused');
      await removeSubscription(deps, subscriptionId);
    }
  },
});

async function findOpen(deps: Pick<Deps, 'db' | 'now'>, subscriptionId: string) {
  return deps.db
    .selectFrom('pushSubscriptions')
    .innerJoin('sessions', 'sessions.id', 'pushSubscriptions.sessionId')
    .select(['endpoint', 'p256dh', 'auth'])
    .where('pushSubscriptions.id', '=', subscriptionId)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', deps.now())
    .executeTakeFirst();
}

async function removeSubscription(deps: Pick<Deps, 'db'>, subscriptionId: string): Promise<void> {
  await deps.db.deleteFrom('pushSubscriptions').where('id', '=', subscriptionId).execute();
}

/** The contact for a push service's operators. */
async function readContact(deps: Pick<Deps, 'config' | 'settings'>): Promise<string> {
  if (hasSecureOrigin(deps.config)) return deps.config.appUrl;
  const { supportEmail } = await deps.settings.read('general');
  return `mailto:${supportEmail}`;
}
