import { setTimeout as delay } from 'node:timers/promises';

/**
 * The lifecycle of one process: it opens resources one after another and closes them in reverse order.
 *
 * States: running, then stopping, never back. A signal, the end of the parent process, a fault or an uncaught error
 * starts the stop; later ones only set the exit code. An unhandled rejection because the database is unreachable does
 * not stop the process: the connection comes back. A resource that is being opened at that moment is awaited, because
 * only then can it be closed; opening another one is refused. All closing shares one time limit, so that a request or
 * job that never ends cannot keep the process alive, and the resource opened first, the database server, gets the
 * remaining time.
 */
export interface Lifecycle {
  /** Opens a resource; once it is open, the process does not end before it is closed. */
  open<T>(name: string, open: () => Promise<T>, close: (opened: T) => Promise<void>): Promise<T>;
  isStopping(): boolean;
  /** Ends the process. Never returns. */
  stop(exitCode: number): Promise<never>;
}

/** Thrown into a start that a stop overtook; it is not reported. */
export class StartAbandoned extends Error {
  override name = 'StartAbandoned';
}

interface Opened {
  name: string;
  close: () => Promise<void>;
}

const closingMs = 18_000;
const hardLimitMs = 25_000;
/** Minimum time to close each resource after the shared limit has passed. */
const momentMs = 300;

interface LifecycleOptions {
  onStopRequested: () => void;
  onError: (error: unknown) => void;
  onSlow: (name: string) => void;
  /** Whether the process can continue after this unhandled error. */
  isSurvivable?: (error: unknown) => boolean;
}

export function createLifecycle(options: LifecycleOptions): Lifecycle {
  const opened: Opened[] = [];
  let opening: Promise<unknown> | undefined;
  let stopping: Promise<never> | undefined;
  let exitCode = 0;

  function stop(code: number): Promise<never> {
    exitCode = Math.max(exitCode, code);
    stopping ??= closeAll();
    return stopping;
  }

  async function closeAll(): Promise<never> {
    setTimeout(() => process.exit(1), hardLimitMs).unref();
    const deadline = Date.now() + closingMs;
    await opening?.catch(() => undefined);
    for (let next = opened.pop(); next; next = opened.pop()) {
      const isFirst = opened.length === 0;
      await closeOne(next, isFirst ? hardLimitMs : Math.max(deadline - Date.now(), momentMs), options);
    }
    return process.exit(exitCode);
  }

  function refuseWhenStopping(): void {
    if (stopping) throw new StartAbandoned();
  }

  function stopOnRequest(): void {
    if (!stopping) options.onStopRequested();
    void stop(0);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopOnRequest);
  // The IPC channel closes when the parent process has ended.
  if (process.connected) process.once('disconnect', stopOnRequest);
  process.on('uncaughtException', (error: unknown) => {
    options.onError(error);
    void stop(1);
  });
  process.on('unhandledRejection', (error: unknown) => {
    options.onError(error);
    if (!options.isSurvivable?.(error)) void stop(1);
  });
  // A closed terminal must not prevent an orderly stop.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  return {
    async open(name, open, close) {
      refuseWhenStopping();
      const attempt = open().then((thing) => {
        opened.push({ name, close: () => close(thing) });
        return thing;
      });
      opening = attempt;
      const thing = await attempt;
      refuseWhenStopping();
      return thing;
    },
    isStopping: () => stopping !== undefined,
    stop,
  };
}

async function closeOne(
  { name, close }: Opened,
  limitMs: number,
  { onError, onSlow }: LifecycleOptions,
): Promise<void> {
  const limit = new AbortController();
  const tooSlow = delay(limitMs, true, { signal: limit.signal }).catch(() => false);
  const closed = close().then(
    () => false,
    (error) => onError(error),
  );
  if (await Promise.race([closed, tooSlow])) onSlow(name);
  limit.abort();
}
