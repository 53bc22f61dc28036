import type { QueryClient } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { authStore } from '@/lib/auth/auth-store';
import { messagesKey } from '../api/message-keys';
import { sendMessage } from '../api/send-message';
import { createOutbox, type Delivery, type Outbox, outboxStorageKey, type QueuedMessage } from './outbox';

let shared: { userId: string; outbox: Outbox } | undefined;

/**
 * One outbox per person and page load, whichever page is open: it goes on trying after the person has left the
 * conversation, and stops when somebody else signs in.
 */
export function outboxOf(userId: string, client: QueryClient): Outbox {
  if (shared?.userId === userId) return shared.outbox;
  const outbox = createOutbox({
    userId,
    storage: window.localStorage,
    deliver,
    tryLater(failures, again) {
      const waitMs = Math.min(timings.outboxRetryMs * 2 ** (failures - 1), timings.outboxLongestRetryMs);
      if (isSignedIn(userId)) setTimeout(again, waitMs);
    },
    onArrived: () => client.invalidateQueries({ queryKey: messagesKey }),
  });
  shared = { userId, outbox };
  window.addEventListener('online', () => void outbox.flush());
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === outboxStorageKey) outbox.refresh();
  });
  return outbox;
}

async function deliver(message: QueuedMessage): Promise<Delivery> {
  // A call goes out in the name of whoever is signed in at that moment.
  if (!isSignedIn(message.userId)) return 'later';
  try {
    await sendMessage(message);
    return 'arrived';
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    const isPassing = status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
    return isPassing ? 'later' : { refusal: failureSentence(error, 'The message could not be sent.') };
  }
}

function isSignedIn(userId: string): boolean {
  return authStore.record()?.user.id === userId;
}
