import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { addAdmin } from '../support/fill-users.ts';
import { addWork } from '../support/fill-work.ts';
import { median } from '../support/median.ts';
import { timedCall } from '../support/offer.ts';
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
    const times: { short: number; long: number }[] = [];
    for (let n = 0; n < rounds; n += 1) {
      times.push({ short: await open(small.url, inSmall), long: await open(large.url, inLarge) });
    }
    const settled = times.slice(rounds / 4);
    const [short, long] = [median(settled.map((one) => one.short)), median(settled.map((one) => one.long))];
    return { open: { value: long / short, detail: `${long.toFixed(2)} ms against ${short.toFixed(2)} ms` } };
  },
});

async function open(url: string, token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  let total = 0;
  for (const path of ['/admin/work', '/admin/work/counts']) {
    const { status, ms } = await timedCall(`${url}/api${path}`, { headers });
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    total += ms;
  }
  return total;
}

/** By a separate server: the very first start creates the database, later ones do not. */
async function fill(folder: string, count: number): Promise<string> {
  await using _first = await startApi(folder);
  let token = '';
  await asOwner(folder, async (client) => {
    token = await addAdmin(client);
    await addWork(client, count);
  });
  return token;
}
