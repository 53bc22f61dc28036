/**
 * Resources of a measure: `await using` closes them in the usual case, and `closeAll` when the run is interrupted.
 * Each is closed once, the last opened first.
 */
type Close = () => Promise<void>;

const open: Close[] = [];

export function closing(close: Close): AsyncDisposable {
  let closed: Promise<void> | undefined;
  const closeOnce = () => {
    closed ??= close().finally(() => {
      open.splice(open.indexOf(closeOnce), 1);
    });
    return closed;
  };
  open.push(closeOnce);
  return { [Symbol.asyncDispose]: closeOnce };
}

export async function closeAll(): Promise<void> {
  for (let last = open.at(-1); last; last = open.at(-1)) await last().catch(() => undefined);
}
