import type { QueryClient } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { ApiError } from '@/lib/api/api-error';
import { failureSentence } from '@/lib/api/failure-sentence';
import { authStore } from '@/lib/auth/auth-store';
import { queryKeys } from '@/lib/query-keys';
import { sendMessage } from '../api';
import type { QueuedMessage } from './queued-message';

/*
 * What was written and has not arrived. It lies in the browser's storage, so that neither a reload nor a lost connection
 * loses a word, and is tried again until the server has it. Each message keeps its client id over all tries, so one that
 * arrived although its answer was lost is not doubled. Several tabs of a person share it: what the storage holds is true,
 * and each change is made to that.
 */

/** How sending one went: arrived, to be tried again after a while, or refused for good with a sentence. */
export type Delivery = 'arrived' | 'later' | { refusal: string };

export interface OutboxParts {
  storage: Pick<Storage, 'getItem' | 'setItem'>;
  deliver: (message: QueuedMessage) => Promise<Delivery>;
  /** Calls back after the pause that belongs to this many failures in a row. */
  tryLater: (failures: number, again: () => void) => void;
  /** It stays in sight here until it is in sight there. */
  onArrived: (message: QueuedMessage) => Promise<void>;
  /** Whose it is: what another person of this browser wrote is not sent for them. */
  userId: string;
}

const outboxStorageKey = 'oja-outbox';

export function createOutbox({ storage, deliver, tryLater, onArrived, userId }: OutboxParts) {
  const listeners = new Set<() => void>();
  let queue: readonly QueuedMessage[] = ownOf(readStored());
  let isSending = false;
  let failures = 0;

  function readStored(): readonly QueuedMessage[] {
    try {
      const stored: unknown = JSON.parse(storage.getItem(outboxStorageKey) ?? '[]');
      return Array.isArray(stored) ? (stored as QueuedMessage[]) : [];
    } catch {
      return [];
    }
  }

  function ownOf(all: readonly QueuedMessage[]): readonly QueuedMessage[] {
    return all.filter((message) => message.userId === userId);
  }

  function show(all: readonly QueuedMessage[]): void {
    queue = ownOf(all);
    for (const listener of listeners) listener();
  }

  function change(edit: (all: readonly QueuedMessage[]) => readonly QueuedMessage[]): void {
    const next = edit(readStored());
    storage.setItem(outboxStorageKey, JSON.stringify(next));
    show(next);
  }

  function replace(clientId: string, part: Partial<QueuedMessage>): void {
    change((all) =>
      all.map((message) => (message.clientId === clientId ? { ...message, ...part } : message)),
    );
  }

  function remove(clientId: string): void {
    change((all) => all.filter((message) => message.clientId !== clientId));
  }

  /** One after the other, so that they arrive in the order they were written in. */
  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    try {
      for (let next = firstWaiting(); next; next = firstWaiting()) {
        const delivery = await deliver(next);
        if (delivery === 'later') {
          failures += 1;
          tryLater(failures, () => void flush());
          return;
        }
        failures = 0;
        if (delivery === 'arrived') {
          await onArrived(next);
          remove(next.clientId);
        } else replace(next.clientId, { state: 'failed', refusal: delivery.refusal });
      }
    } finally {
      isSending = false;
    }
  }

  const firstWaiting = () => queue.find(({ state }) => state === 'waiting');

  return {
    read: () => queue,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add(message: Omit<QueuedMessage, 'state' | 'refusal'>): void {
      change((all) => [...all, { ...message, state: 'waiting', refusal: null }]);
      void flush();
    },
    retry(clientId: string): void {
      replace(clientId, { state: 'waiting', refusal: null });
      void flush();
    },
    discard: remove,
    /** Another tab has changed what is stored. */
    refresh: () => show(readStored()),
    flush,
  };
}

export type Outbox = ReturnType<typeof createOutbox>;

let shared: { userId: string; outbox: Outbox } | undefined;

/**
 * One outbox per person and page load, whichever page is open: it goes on trying after the person has left the
 * conversation, and stops when another user signs in.
 */
export function outboxOf(userId: string, client: QueryClient): Outbox {
  if (shared?.userId === userId) return shared.outbox;
  const outbox = createOutbox({
    userId,
    storage: window.localStorage,
    deliver,
    tryLater(failures, again) {
      const waitMs = Math.min(
        portalTimings.outboxRetryMs * 2 ** (failures - 1),
        portalTimings.outboxLongestRetryMs,
      );
      if (isSignedIn(userId)) setTimeout(again, waitMs);
    },
    onArrived: () => client.invalidateQueries({ queryKey: queryKeys.messages }),
  });
  shared = { userId, outbox };
  window.addEventListener('online', () => void outbox.flush());
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === outboxStorageKey) outbox.refresh();
  });
  return outbox;
}

async function deliver(message: QueuedMessage): Promise<Delivery> {
  // A call is sent with the session that is current at that moment.
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
