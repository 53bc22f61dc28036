import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { authStore } from '@/lib/auth/auth-store';
import { lacksTwoFactor } from '@/lib/auth/home-path';
import { restoreSession } from '@/lib/auth/restore-session';
import { dealWords } from '@/lib/live/deal-words';
import { followLive, type LiveMessage } from '@/lib/live/live-events';
import { typingSigns } from '@/lib/live/typing-signs';

/** Which queries a hint makes stale. Query keys begin with one of these words. */
const staleByTopic: Record<string, readonly string[]> = {
  notifications: ['notifications'],
  profile: ['account'],
  wallet: ['wallet', 'wallet-stats', 'dashboard'],
  plans: ['plans'],
  application: ['application'],
  listings: ['listings', 'market', 'listing-desk', 'dashboard'],
  reports: ['reports'],
  tickets: ['tickets', 'support-desk'],
  messages: ['messages', 'dashboard'],
  // Either hint stands for all that shows a deal.
  purchases: dealWords,
  disputes: dealWords,
};

/** Listens while somebody is signed in. A hint only says what to fetch again. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const token = useSyncExternalStore(authStore.subscribe, authStore.token, () => undefined);
  const isEnrolling = useSyncExternalStore(authStore.subscribe, isEnrollingNow, () => false);
  useEffect(() => {
    // What the last person saw must not flash up for the next one.
    queryClient.clear();
    // Staff who must set up the second factor first get no hints before.
    if (token === undefined || isEnrolling) return;
    sendWaiting(queryClient);
    claimPushes(token);
    return followLive(token, (message) => react(message, queryClient));
  }, [token, isEnrolling, queryClient]);
  return null;
}

function isEnrollingNow(): boolean {
  const user = authStore.record()?.user;
  return user !== undefined && lacksTwoFactor(user);
}

/** What was written and has not arrived is sent from every page. Nearly always there is nothing, and nothing is loaded. */
function sendWaiting(queryClient: QueryClient): void {
  const userId = authStore.record()?.user.id;
  if (userId === undefined || (localStorage.getItem('oja-outbox') ?? '[]') === '[]') return;
  void import('@/features/messages/logic/shared-outbox').then(({ outboxOf }) =>
    outboxOf(userId, queryClient).flush(),
  );
}

const boundKey = 'oja-push-bound';

/** Pushes of this browser go to the session that is open now; told to the server once per session. */
function claimPushes(token: string): void {
  const mark = token.slice(-12);
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (localStorage.getItem(boundKey) === mark) return;
  void import('@/features/settings/api/push-subscription')
    .then(({ bindPushToSession }) => bindPushToSession())
    .then(() => localStorage.setItem(boundKey, mark))
    .catch(() => undefined);
}

function react(message: LiveMessage, queryClient: QueryClient): void {
  if (message.topic === 'reconnected') void queryClient.invalidateQueries();
  // Asking who is signed in settles both: a changed profile is stored, an ended session is cleared.
  if (message.topic === 'session' || message.topic === 'profile') void restoreSession();
  if (message.topic === 'typing' && message.id) typingSigns.note(message.id);
  if (message.topic === 'messages' && message.id) typingSigns.clear(message.id);
  for (const key of staleByTopic[message.topic] ?? [])
    void queryClient.invalidateQueries({ queryKey: [key] });
}
