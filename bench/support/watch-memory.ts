import { setTimeout as delay } from 'node:timers/promises';
import { memoryOf } from './process-status.ts';

const sampleIntervalMs = 100;

/** The peak memory of a process during the work. */
export async function peakDuring<Result>(
  pid: number,
  work: () => Promise<Result>,
): Promise<{ result: Result; peakMb: number }> {
  let peakMb = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peakMb = Math.max(peakMb, (await memoryOf(pid)).residentMb);
      await delay(sampleIntervalMs);
    }
  })();
  try {
    return { result: await work(), peakMb };
  } finally {
    isOver = true;
    await watching;
  }
}
