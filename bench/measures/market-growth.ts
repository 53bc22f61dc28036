import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { fillMarket } from '../support/fill-market.ts';
import { median } from '../support/median.ts';
import { timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';

const few = 10_000;
const many = 100_000;
const most = 1_000_000;
const rounds = 200;
const warmUpRounds = 50;
/** Every page is read from the database. */
const withoutCache = { MARKET_CACHE: 'off' };

export const marketGrowth = defineMeasure({
  name: 'market-growth',
  figures: {
    rare: {
      label: 'Search for a rare word among 100,000 listings against the page without a filter: time',
      target: { atMost: 5 },
      unit: '×',
    },
    common: { label: '… for a common word', target: { atMost: 3 }, unit: '×' },
    growth: {
      label: 'The page without a filter: time among 1,000,000 listings against 10,000',
      target: { atMost: 1.3 },
      unit: '×',
    },
  },
  async run() {
    await using smallFolder = await makeDataFolder();
    await using largeFolder = await makeDataFolder();
    await using small = await startApi(smallFolder.path, withoutCache);
    await using large = await startApi(largeFolder.path, withoutCache);
    const page = `${large.url}/api/listings`;

    await fillMarket(smallFolder.path, few);
    await fillMarket(largeFolder.path, many);
    const [plain, rare, common] = await takeTurns([
      page,
      `${page}?search=zobomagic`,
      `${page}?search=harmattan`,
    ]);
    await fillMarket(largeFolder.path, most);
    const [little, lots] = await takeTurns([`${small.url}/api/listings`, page]);
    return {
      rare: ratio(rare, plain),
      common: ratio(common, plain),
      growth: ratio(lots, little),
    };
  },
});

/** One request at a time, to each server in turn, so that other load on the machine affects all of them. */
async function takeTurns(urls: readonly string[]): Promise<number[][]> {
  const times = urls.map((): number[] => []);
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [index, url] of urls.entries()) {
      const { status, ms } = await timedCall(url);
      if (status !== 200) throw new Error(`${url} answered ${status}.`);
      if (round >= 0) times[index]?.push(ms);
    }
  }
  return times;
}

function ratio(subject: readonly number[] = [], baseline: readonly number[] = []) {
  const [one, other] = [median(subject), median(baseline)];
  return { value: one / other, detail: `${one.toFixed(2)} ms against ${other.toFixed(2)} ms` };
}
