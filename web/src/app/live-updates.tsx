import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { clearForOtherSession } from '@/lib/api/session-cache';
import { authStore } from '@/lib/auth/auth-store';
import { lacksTwoFactor } from '@/lib/auth/home-path';
import { restoreSession } from '@/lib/auth/restore-session';
import { followLive, type LiveMessage } from '@/lib/live/live-events';
import { mayHaveMissedHints } from '@/lib/live/missed-hints';
import { typingSigns } from '@/lib/live/typing-signs';
import { queryKeys } from '@/lib/query-keys';
import { purchaseKeys } from '@/shared/purchases/refresh-purchases';

/** Which queries a hint makes stale. Topics that are missing here are handled in `react`. */
const staleByTopic: Partial<Record<LiveMessage['topic'], readonly QueryKey[]>> = {
  notifications: [queryKeys.notifications],
  profile: [queryKeys.account],
  wallet: [queryKeys.wallet, queryKeys.walletStats, queryKeys.dashboard],
  plans: [queryKeys.plans],
  application: [queryKeys.application],
  listings: [queryKeys.listings, queryKeys.market, queryKeys.listingDesk, queryKeys.dashboard],
  saved_searches: [queryKeys.savedSearches, queryKeys.market],
  offers: [queryKeys.offers, queryKeys.dashboard],
  reports: [queryKeys.reports],
  tickets: [queryKeys.tickets, queryKeys.supportDesk],
  messages: [queryKeys.messages, queryKeys.dashboard],
  // Either hint stands for all that shows a purchase. One made in another tab took its listing off the market.
  purchases: [...purchaseKeys, queryKeys.market],
  disputes: purchaseKeys,
};

/** Follows live hints during a session. A hint only names what to fetch again. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const token = useSyncExternalStore(authStore.subscribe, authStore.token, () => undefined);
  const hasNoHints = useSyncExternalStore(authStore.subscribe, getsNoHints, () => false);
  useEffect(() => {
    clearForOtherSession(queryClient, token);
    if (token === undefined || hasNoHints) return;
    sendWaiting(queryClient);
    claimPushes(token);
    return follow(token, (message) => react(message, queryClient));
  }, [token, hasNoHints, queryClient]);
  return null;
}

/**
 * Opened while the files of the page are still loading, so that it is there before the first answers are: they need
 * not be fetched again for hints that were lost in between.
 */
let earlyConnection = openEarly();

function openEarly() {
  const token = authStore.token();
  if (token === undefined || getsNoHints()) return undefined;
  let handle: ((message: LiveMessage) => void) | undefined;
  const stop = followLive(token, (message) => handle?.(message));
  return {
    token,
    stop,
    attach: (next: (message: LiveMessage) => void) => {
      handle = next;
    },
  };
}

function follow(token: string, onMessage: (message: LiveMessage) => void): () => void {
  const early = earlyConnection;
  earlyConnection = undefined;
  if (early?.token === token) {
    early.attach(onMessage);
    return early.stop;
  }
  early?.stop();
  return followLive(token, onMessage);
}

/** Staff who must set up the second factor first get no hints before, and a view of a person by staff gets none. */
function getsNoHints(): boolean {
  const record = authStore.record();
  return record !== undefined && (record.view !== undefined || lacksTwoFactor(record.user));
}

/** Flushes the outbox of messages from every page. It is nearly always empty, and then nothing is loaded. */
function sendWaiting(queryClient: QueryClient): void {
  const userId = authStore.record()?.user.id;
  if (userId === undefined || (localStorage.getItem('oja-outbox') ?? '[]') === '[]') return;
  void import('@/features/messages/logic/outbox').then(({ outboxOf }) =>
    outboxOf(userId, queryClient).flush(),
  );
}

const boundKey = 'oja-push-bound';

/** Binds this browser's push subscription to the current session, once per session. */
function claimPushes(token: string): void {
  const mark = token.slice(-12);
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  if (localStorage.getItem(boundKey) === mark) return;
  void import('@/shared/push/push-subscription')
    .then(({ bindPushToSession }) => bindPushToSession())
    .then(() => localStorage.setItem(boundKey, mark))
    .catch(() => undefined);
}

function react(message: LiveMessage, queryClient: QueryClient): void {
  if (message.topic === 'connected')
    void queryClient.invalidateQueries({ predicate: mayHaveMissedHints(message.requestedAt) });
  // Asking who is signed in settles both: a changed profile is stored, an ended session is cleared.
  if (message.topic === 'session' || message.topic === 'profile') void restoreSession();
  if (message.topic === 'typing' && message.id) typingSigns.note(message.id);
  if (message.topic === 'messages' && message.id) typingSigns.clear(message.id);
  const invalidate = (stale: readonly QueryKey[] = []) => {
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
  };
  invalidate(staleByTopic[message.topic]);
  // Staff alone get hints about work, so traders do not load what they make stale.
  if (message.topic === 'work')
    void import('./stale-by-work').then(({ staleByWork }) => invalidate(staleByWork(message.id)));
}
