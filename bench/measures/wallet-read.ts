import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { median } from '../support/median.ts';
import { timedCall } from '../support/offer.ts';
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
    const compare = (path: string) => comparePath(`${oja.url}/api${path}`, lightToken, heavyToken);
    return { stats: await compare('/wallet/stats'), transactions: await compare('/transactions') };
  },
});

async function comparePath(url: string, lightToken: string, heavyToken: string) {
  const times: { light: number; heavy: number }[] = [];
  const time = async (token: string) => {
    const { status, ms } = await timedCall(url, { headers: { authorization: `Bearer ${token}` } });
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    return ms;
  };
  for (let n = 0; n < calls; n += 1)
    times.push({ light: await time(lightToken), heavy: await time(heavyToken) });
  const settled = times.slice(calls / 4);
  const [light, heavy] = [median(settled.map((one) => one.light)), median(settled.map((one) => one.heavy))];
  return { value: heavy / light, detail: `${heavy.toFixed(2)} ms against ${light.toFixed(2)} ms` };
}

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
