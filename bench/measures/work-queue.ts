import { defineMeasure } from '../measure.ts';
import { compareTimes, timePages } from '../support/compare-times.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { addAdmin } from '../support/fill-users.ts';
import { addWork } from '../support/fill-work.ts';
import { startApi } from '../support/oja.ts';

const few = 100;
/** A smaller number is for a quick test of the measure; this is the published one. */
const many = Number(process.env.BENCH_WORK_ITEMS ?? 100_000);
const rounds = 300;

/** The queue reads one page from the indexes in due order and its counts from maintained sums. */
export const workQueue = defineMeasure({
  name: 'work-queue',
  figures: {
    open: {
      label: 'The work queue and its counts: time among 100,000 open items against 100',
      target: { atMost: 1.5 },
      unit: '×',
    },
  },
  async run() {
    await using smallFolder = await makeDataFolder();
    await using largeFolder = await makeDataFolder();
    const inSmall = await fill(smallFolder.path, few);
    const inLarge = await fill(largeFolder.path, many);
    await using small = await startApi(smallFolder.path);
    await using large = await startApi(largeFolder.path);
    const open = (url: string, token: string) => {
      const urls = ['/admin/work', '/admin/work/counts'].map((path) => `${url}/api${path}`);
      return () => timePages(urls, token);
    };
    const sides = { subject: open(large.url, inLarge), baseline: open(small.url, inSmall) };
    return { open: await compareTimes(rounds, sides) };
  },
});

/** By a separate server: the very first start creates the database, later ones do not. */
async function fill(folder: string, count: number): Promise<string> {
  await using _first = await startApi(folder);
  return await asOwner(folder, async (client) => {
    const token = await addAdmin(client);
    await addWork(client, count);
    return token;
  });
}
