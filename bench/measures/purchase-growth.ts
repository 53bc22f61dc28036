import { defineMeasure } from '../measure.ts';
import { makeDataFolder } from '../support/data-folder.ts';
import { asOwner } from '../support/database.ts';
import { addPurchases, addTraders, makeKey, type Trader } from '../support/fill-purchases.ts';
import { median } from '../support/median.ts';
import { timedCall } from '../support/offer.ts';
import { startApi } from '../support/oja.ts';

const few = 10;
const many = 10_000;
const calls = 400;
/** Both pages contain the same number of purchases. */
const page = '/purchases?limit=10';

/** The list of purchases must not slow down with their number; its counts and sums cover all of them. */
export const purchaseGrowth = defineMeasure({
  name: 'purchase-growth',
  figures: {
    list: {
      label: '`GET /purchases` for a buyer with 10,000 purchases against one with 10',
      target: { atMost: 1.5 },
      unit: '×',
    },
  },
  async run() {
    const key = makeKey();
    await using folder = await makeDataFolder();
    await using oja = await startApi(folder.path, key.env);
    let people: Trader[] = [];
    await asOwner(folder.path, async (client) => {
      people = await addTraders(client, 3);
      const [light, heavy, seller] = people;
      if (light === undefined || heavy === undefined || seller === undefined)
        throw new Error('There are three.');
      await addPurchases(client, key.sealer, { buyer: light, seller }, few);
      await addPurchases(client, key.sealer, { buyer: heavy, seller }, many);
      await client.query('vacuum analyze');
    });
    const [light, heavy] = people;
    const time = async (buyer: Trader | undefined) => {
      const headers = { authorization: `Bearer ${buyer?.token}` };
      const { status, ms } = await timedCall(`${oja.url}/api${page}`, { headers });
      if (status !== 200) throw new Error(`${page} answered ${status}.`);
      return ms;
    };
    const times: { light: number; heavy: number }[] = [];
    for (let n = 0; n < calls; n += 1) times.push({ light: await time(light), heavy: await time(heavy) });
    const settled = times.slice(calls / 4);
    const [short, long] = [median(settled.map((one) => one.light)), median(settled.map((one) => one.heavy))];
    return { list: { value: long / short, detail: `${long.toFixed(2)} ms against ${short.toFixed(2)} ms` } };
  },
});
