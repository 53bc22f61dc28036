/** Sends a signal; false when there is no such process or no permission to signal it. */
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
