import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { timings } from '@/config/timings';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { messagesKey } from '../api/message-keys';
import { sendMessage } from '../api/send-message';
import { createOutbox, type Delivery, type Outbox, type QueuedMessage } from '../logic/outbox';

let shared: { userId: string; outbox: Outbox } | undefined;

/** One outbox per person and page load, whichever conversation is open. */
function outboxOf(userId: string, client: QueryClient): Outbox {
  if (shared?.userId !== userId) {
    const outbox = createOutbox({
      userId,
      storage: window.localStorage,
      deliver,
      tryLater(failures, again) {
        const waitMs = Math.min(timings.outboxRetryMs * 2 ** (failures - 1), timings.outboxLongestRetryMs);
        setTimeout(again, waitMs);
      },
      onArrived: () => client.invalidateQueries({ queryKey: messagesKey }),
    });
    shared = { userId, outbox };
  }
  return shared.outbox;
}

async function deliver(message: QueuedMessage): Promise<Delivery> {
  try {
    await sendMessage(message);
    return 'arrived';
  } catch (error) {
    const status = error instanceof ApiError ? error.status : 0;
    const isPassing = status === 0 || status === 401 || status === 408 || status === 429 || status >= 500;
    return isPassing ? 'later' : { refusal: failureSentence(error, 'The message could not be sent.') };
  }
}

export function useOutbox(userId: string) {
  const outbox = outboxOf(userId, useQueryClient());
  const queued = useSyncExternalStore(outbox.subscribe, outbox.read);
  useEffect(() => {
    const flush = () => void outbox.flush();
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [outbox]);
  return { outbox, queued };
}
