import { type Hint, hint, systemEndpoints } from '@oja/contract/system';
import { timings } from '@/config/timings';
import { requestApi } from '@/lib/api/call-api';
import { parseEventStream } from './parse-event-stream';

/**
 * Live hints for all tabs of a browser over one connection. The tab that holds the web lock reads the stream and
 * passes each hint on over a broadcast channel; when it closes, another tab gets the lock and goes on.
 *
 * Hints may be lost while there is no connection, so every new one begins with 'connected', upon which data that is
 * older than the request for the connection is fetched again.
 */
export type LiveMessage = Hint | { topic: 'connected'; requestedAt: number };

const channelName = 'oja-live';

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
  while (!signal.aborted) {
    try {
      const requestedAt = Date.now();
      const response = await requestApi(systemEndpoints.events, { signal });
      if (response.status === 401) return;
      if (response.ok && response.body) {
        failures = 0;
        pass({ topic: 'connected', requestedAt });
        await readStream(response.body, signal, pass);
      }
    } catch {
      // A lost connection is ordinary on a phone; the wait below is the answer to it.
    }
    failures += 1;
    await pause(Math.min(timings.liveReconnectMs * 2 ** failures, timings.liveLongestReconnectMs), signal);
  }
}

async function readStream(
  body: ReadableStream<Uint8Array>,
  signal: AbortSignal,
  pass: (message: LiveMessage) => void,
): Promise<void> {
  for await (const data of parseEventStream(body)) {
    if (signal.aborted) return;
    if (data === undefined) continue;
    const parsed = hint.safeParse(JSON.parse(data));
    if (parsed.success) pass(parsed.data);
  }
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
