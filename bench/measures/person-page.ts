import { personRecordKinds } from '../../contract/src/person-page.ts';
import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { addPurchases, addTraders, makeKey, type Trader } from '../support/fill-purchases.ts';
import { addAdmin } from '../support/fill-users.ts';
import { median } from '../support/median.ts';
import { timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';

const few = 10;
/** A smaller number is for a quick test of the measure; this is the published one. */
const many = Number(process.env.BENCH_PERSON_PURCHASES ?? 100_000);
/** Small, because every purchase of a transaction leaves a dead version of the row with the figures of the buyer. */
const batch = 500;
const rounds = 120;

const parts = [
  'page',
  'related-accounts',
  'signals',
  'sanctions',
  ...personRecordKinds.map((kind) => `records/${kind}`),
];

/** The page of a person reads one page of each list by an index, and its sums from tallies. */
export const personPage = defineMeasure({
  name: 'person-page',
  figures: {
    open: {
      label: 'The page of a person and all its lists: time with 100,000 purchases against 10',
      target: { atMost: 1.5 },
      unit: '×',
    },
  },
  async run() {
    const key = makeKey();
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path, key.env);
    let people: { light: Trader; heavy: Trader } | undefined;
    let token = '';
    await asOwner(folder.path, async (client) => {
      token = await addAdmin(client);
      const [light, heavy, seller] = await addTraders(client, 3);
      if (light === undefined || heavy === undefined || seller === undefined)
        throw new Error('There are three.');
      people = { light, heavy };
      await addPurchases(client, key.sealer, { buyer: light, seller }, few);
      for (let added = 0; added < many; added += batch) {
        await addPurchases(client, key.sealer, { buyer: heavy, seller }, Math.min(batch, many - added));
      }
      await client.query('select tally_fold(2147483647)');
      await client.query('vacuum analyze');
    });
    const open = async (person: Trader | undefined) => {
      let total = 0;
      for (const part of parts) {
        const url = `${oja.url}/api/admin/users/${person?.id}/${part}`;
        const { status, ms } = await timedCall(url, { headers: { authorization: `Bearer ${token}` } });
        if (status !== 200) throw new Error(`${part} answered ${status}.`);
        total += ms;
      }
      return total;
    };
    const times: { light: number; heavy: number }[] = [];
    for (let n = 0; n < rounds; n += 1)
      times.push({ light: await open(people?.light), heavy: await open(people?.heavy) });
    const settled = times.slice(rounds / 4);
    const [short, long] = [median(settled.map((one) => one.light)), median(settled.map((one) => one.heavy))];
    return { open: { value: long / short, detail: `${long.toFixed(2)} ms against ${short.toFixed(2)} ms` } };
  },
});
