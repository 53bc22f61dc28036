/** Sends a signal; false means that there is no such process, or none that we may signal. */
export function signalProcess(pid: number, signal: NodeJS.Signals): boolean {
  return attempt(() => process.kill(pid, signal));
}

export function isAlive(pid: number): boolean {
  return attempt(() => process.kill(pid, 0));
}

function attempt(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}
