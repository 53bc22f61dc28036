import type { Call } from './fake-api';

/** Web locks, which the DOM of the tests does not have: those of one name are granted one after the other. */
export function installLocks(): void {
  const last = new Map<string, Promise<unknown>>();
  const request = (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const granted = (last.get(name) ?? Promise.resolve()).then(() => {
      signal.throwIfAborted();
      return hold();
    });
    const released = granted.catch(() => undefined);
    last.set(name, released);
    return granted;
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

/** A stream of server-sent events that stays open until it is ended here or its request is aborted. */
export function openStream() {
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller;
    },
  });
  return {
    answer: ({ signal }: Call) => {
      signal?.addEventListener('abort', () => stream?.error(signal.reason));
      return new Response(body);
    },
    send: (text: string) => stream?.enqueue(new TextEncoder().encode(text)),
    end: () => stream?.close(),
  };
}
