import { type Hint, hint, liveHeartbeatMs, systemEndpoints } from '@oja/contract/system';
import { timings } from '@/config/timings';
import { requestApi } from '@/lib/api/call-api';
import { parseEventStream } from './parse-event-stream';

/**
 * Live hints for all tabs of a browser over one connection. The tab that holds the web lock reads the stream and
 * passes each hint on over a broadcast channel; when it closes, another tab gets the lock and goes on.
 *
 * Hints may be lost while there is no connection, so every new one begins with 'connected', upon which data that is
 * older than the request for the connection is fetched again. A phone that changes its network or sleeps leaves a
 * connection open that nothing arrives on, so one without a heartbeat is replaced.
 */
export type LiveMessage = Hint | { topic: 'connected'; requestedAt: number };

const channelName = 'oja-live';

/** One heartbeat may be lost or late. */
const silentAfterMs = 2.5 * liveHeartbeatMs;

/** The channel of this tab while it follows hints; a message on it reaches the other tabs alone. */
let openChannel: BroadcastChannel | undefined;

export function followLive(token: string, onMessage: (message: LiveMessage) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  openChannel = channel;
  const stopping = new AbortController();
  channel.onmessage = (event) => onMessage(event.data as LiveMessage);
  const pass = (message: LiveMessage) => {
    onMessage(message);
    channel.postMessage(message);
  };
  // The lock is named after the session, so that a tab with another session does not wait for this one.
  navigator.locks
    .request(`${channelName}-${token.slice(0, 12)}`, { signal: stopping.signal }, () =>
      readUntil(stopping.signal, pass),
    )
    .catch(() => undefined);
  return () => {
    stopping.abort();
    if (openChannel === channel) openChannel = undefined;
    channel.close();
  };
}

/** The server sends no hint to the person who acts; their other tabs get this one. */
export function hintOtherTabs(hint: Hint): void {
  openChannel?.postMessage(hint);
}

async function readUntil(signal: AbortSignal, pass: (message: LiveMessage) => void): Promise<void> {
  let failures = 0;
  let attempt = new AbortController();
  let heardAt = 0;
  const end = () => attempt.abort();
  // Compares the clock, because a timer stands still while the device sleeps.
  const endIfSilent = () => {
    if (Date.now() - heardAt >= silentAfterMs) end();
  };
  const watch = setInterval(endIfSilent, liveHeartbeatMs / 2);
  signal.addEventListener('abort', end);
  window.addEventListener('online', end, { signal });
  document.addEventListener('visibilitychange', endIfSilent, { signal });
  while (!signal.aborted) {
    attempt = new AbortController();
    heardAt = Date.now();
    try {
      const requestedAt = heardAt;
      const response = await requestApi(systemEndpoints.events, { signal: attempt.signal });
      if (response.status === 401) break;
      if (response.ok && response.body) {
        failures = 0;
        pass({ topic: 'connected', requestedAt });
        for await (const data of parseEventStream(response.body)) {
          if (attempt.signal.aborted) break;
          heardAt = Date.now();
          const parsed = data === undefined ? undefined : hint.safeParse(JSON.parse(data));
          if (parsed?.success) pass(parsed.data);
        }
      }
    } catch {
      // A lost connection is ordinary on a phone; the wait below is the answer to it.
    }
    failures += 1;
    const waitMs = Math.min(timings.liveReconnectMs * 2 ** failures, timings.liveLongestReconnectMs);
    await pause(waitMs, attempt.signal);
  }
  clearInterval(watch);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  const jittered = ms * (0.5 + Math.random() / 2);
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, jittered);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
