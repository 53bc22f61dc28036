import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { median } from '../support/median.ts';
import { startDefault } from '../support/oja.ts';

const starts = 3;

export const secondStart = defineMeasure({
  name: 'second-start',
  figures: {
    ready: { label: '`npm start`, the second time, until `/readyz`', target: { atMost: 2.5 }, unit: 's' },
  },
  async run() {
    await using folder = await makeDataFolder();
    const first = await startOnce(folder.path);
    const later: number[] = [];
    while (later.length < starts) later.push(await startOnce(folder.path));
    const list = later.map((seconds) => seconds.toFixed(1)).join(', ');
    return {
      ready: { value: median(later), detail: `${list}; with an empty data folder ${first.toFixed(1)} s` },
    };
  },
});

/** Starts and stops the server, and returns the seconds until it was ready. */
async function startOnce(dataDir: string): Promise<number> {
  await using oja = await startDefault(dataDir);
  return oja.readyMs / 1000;
}
