import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from './process-status.ts';

const lookEveryMs = 100;

/** The most memory that a process held while something went on. */
export async function peakDuring<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; peakMb: number }> {
  let peakMb = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peakMb = Math.max(peakMb, (await memoryOf(pid)).residentMb);
      await delay(lookEveryMs);
    }
  })();
  try {
    return { result: await work(), peakMb };
  } finally {
    isOver = true;
    await watching;
  }
}
