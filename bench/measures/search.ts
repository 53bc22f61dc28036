import type pg from 'pg';
import { connect } from '../../server/src/db/client.ts';
import { findRunningPostgres } from '../../server/src/db/embedded/find-running.ts';
import { recountMarketWords } from '../../server/src/modules/trade/listings/index.ts';
import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { fillMarket } from '../support/fill-market.ts';
import { addAdmin, addApplications, addPeopleAndDeals, openSession } from '../support/fill-users.ts';
import { median, percentile } from '../support/median.ts';
import { timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';

/** A smaller number is for a quick test of the measure; the million is published. */
const many = Number(process.env.BENCH_SEARCH_ROWS ?? 1_000_000);
const rounds = 30;
const warmUpRounds = 5;

/** Common and rare words, parts of words, several words, references, and words without a hit. */
const asAdmin = [
  'person',
  'person 777',
  'person7771',
  'example',
  'pe',
  '@account4711',
  'TXN-4711',
  'lagos',
  'lagoshub',
  'wd_0b6f7c1e',
  'nobodyatall',
];
/** Each has a letter too many, too few, wrong or in the wrong place. */
const misspelt = ['harmatan', 'zobomagicc', 'instgram', 'isntagram lagos', 'lagos fodd', 'yuotube'];
const asTrader = [
  'harmattan',
  'zobomagic',
  'lagos food',
  'ha',
  'account',
  '@account4711',
  'OJA-0B6F',
  'nobodyatall',
];

/** Search as you type: every search is answered within a tenth of a second, by indexes. */
export const search = defineMeasure({
  name: 'search',
  figures: {
    admin: {
      label: 'The search of the header among 1,000,000 people, listings and purchases: p95, administrator',
      target: { atMost: 100 },
      unit: 'ms',
    },
    trader: { label: '… p95, a user with thousands of purchases', target: { atMost: 100 }, unit: 'ms' },
    slowest: { label: '… the slowest of these searches, median', target: { atMost: 150 }, unit: 'ms' },
    corrected: {
      label: 'The market searched with a typing error, among 1,000,000 listings and words: p95',
      target: { atMost: 100 },
      unit: 'ms',
    },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    await fillMarket(folder.path, many);
    const tokens = await fill(folder.path);
    const header = (token: string) => (words: string) => ({
      url: `${oja.url}/api/search?q=${encodeURIComponent(words)}`,
      headers: { authorization: `Bearer ${token}` },
      isRight: (text: string) => !text.includes('"complete":false'),
    });
    const admin = await time(asAdmin, header(tokens.admin));
    const trader = await time(asTrader, header(tokens.trader));
    const corrected = await time(misspelt, (words) => ({
      url: `${oja.url}/api/market?search=${encodeURIComponent(words)}`,
      headers: {},
      isRight: (text) => !text.includes('"corrected_search":null'),
    }));
    const slowest = admin.slowest.ms > trader.slowest.ms ? admin.slowest : trader.slowest;
    return {
      admin,
      trader,
      slowest: { value: slowest.ms, detail: `"${slowest.words}"` },
      corrected,
    };
  },
});

async function fill(folder: string): Promise<{ admin: string; trader: string }> {
  const tokens = { admin: '', trader: '' };
  await asOwner(folder, async (client) => {
    tokens.admin = await addAdmin(client);
    await addPeopleAndDeals(client, many);
    await addApplications(client);
    await addWords(folder, client);
    const { rows } = await client.query<{ id: string }>('select buyer_id as id from purchases limit 1');
    tokens.trader = await openSession(client, { userId: rows[0]?.id ?? '', scope: 'user' });
  });
  return tokens;
}

/** The words of the listings, and as many handles of letters alone, which the generated listings do not have. */
async function addWords(folder: string, owner: pg.Client): Promise<void> {
  const running = await findRunningPostgres(folder);
  if (running === undefined) throw new Error('There is no database to count in.');
  const client = connect(running.appUrl, { maxConnections: 1 });
  await recountMarketWords(client);
  await client.close();
  await owner.query(
    `insert into market_words (word, listings)
     select distinct left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 6 + n % 8), 1
       from generate_series(1, $1::int) n on conflict do nothing`,
    [many],
  );
  await owner.query('vacuum analyze market_words');
}

interface Search {
  url: string;
  headers: Record<string, string>;
  isRight: (text: string) => boolean;
}

async function time(searches: readonly string[], searchOf: (words: string) => Search) {
  const times = new Map(searches.map((words): [string, number[]] => [words, []]));
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    for (const [words, measured] of times) {
      const { url, headers, isRight } = searchOf(words);
      const { status, ms, text } = await timedCall(url, { headers, keepText: true });
      if (status !== 200 || !isRight(text)) throw new Error(`${words}: ${status} ${text}`);
      if (round >= 0) measured.push(ms);
    }
  }
  const all = [...times.values()].flat();
  const slowest = [...times].map(([words, ms]) => ({ words, ms: median(ms) })).sort((a, b) => b.ms - a.ms)[0];
  if (slowest === undefined) throw new Error('There is nothing to search for.');
  return {
    slowest,
    value: percentile(all, 95),
    detail: `median ${median(all).toFixed(1)} ms; slowest "${slowest.words}", ${slowest.ms.toFixed(1)} ms`,
  };
}
