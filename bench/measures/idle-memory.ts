import { setTimeout as delay } from 'node:timers/promises';
import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { startApi } from '../support/oja.ts';
import { memoryOf } from '../support/process-status.ts';

const idleMs = 10_000;

export const idleMemory = defineMeasure({
  name: 'idle-memory',
  figures: {
    resident: {
      label: 'Resident memory of an idle process with ROLE=api',
      target: { atMost: 180 },
      unit: 'MB',
    },
  },
  async run() {
    await using folder = await makeDataFolder();
    // The first start creates the database and the demo users, later ones do not.
    await (await startApi(folder.path))[Symbol.asyncDispose]();
    await using oja = await startApi(folder.path);
    await delay(idleMs);
    const { residentMb, peakMb } = await memoryOf(oja.pid);
    return {
      resident: { value: residentMb, detail: `${peakMb.toFixed(0)} MB at most while it started` },
    };
  },
});
