import { defineMeasure } from '../measure.ts';
import { compareTimes, timePages } from '../support/compare-times.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { startApi } from '../support/oja.ts';
import { type Person, register, signIn } from '../support/people.ts';

const few = 100;
const many = 100_000;
const calls = 400;
const perTransaction = 500;

/** A wallet must not slow down with its history. */
export const walletRead = defineMeasure({
  name: 'wallet-read',
  figures: {
    stats: {
      label: '`GET /wallet/stats` for a wallet with 100,000 entries against one with 100',
      target: { atMost: 1.3 },
      unit: '×',
    },
    transactions: {
      label: 'The first page of `GET /transactions`, likewise',
      target: { atMost: 1.3 },
      unit: '×',
    },
  },
  async run() {
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path);
    const [light, heavy] = [await register(oja.url, 1), await register(oja.url, 2)];
    await fill(folder.path, light, few);
    await fill(folder.path, heavy, many);
    const [lightToken, heavyToken] = [await tokenOf(oja.url, light), await tokenOf(oja.url, heavy)];
    const compare = (path: string) => {
      const time = (token: string) => () => timePages([`${oja.url}/api${path}`], token);
      return compareTimes(calls, { subject: time(heavyToken), baseline: time(lightToken) });
    };
    return { stats: await compare('/wallet/stats'), transactions: await compare('/transactions') };
  },
});

async function tokenOf(url: string, person: Person): Promise<string> {
  return (await signIn(url, person)).token;
}

/** Through ledger_post, spread over the last year, in a few large transactions. */
async function fill(dataDir: string, person: Person, entries: number): Promise<void> {
  await asOwner(dataDir, async (client) => {
    for (let from = 1; from <= entries; from += perTransaction) {
      await client.query(
        `select ledger_post('bench:' || u.id || ':' || n, 'purchase_sale', null, 'Sale ' || n,
           now() - (interval '365 days' * (($2::int - n)::float / $2::int)), array['bank', 'wallet'],
           array[null, u.id], array[-100, 100])
         from users u, generate_series($3::int, least($2::int, $4::int)) n where u.email = $1 order by n`,
        [person.email, entries, from, from + perTransaction - 1],
      );
    }
    await client.query('vacuum analyze');
  });
}
