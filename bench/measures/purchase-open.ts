import { defineMeasure } from '../measure.ts';
import { compareTimes, timePages } from '../support/compare-times.ts';
import { addListings, addTraders, type Trader } from '../support/fill-purchases.ts';
import { startFilledApi } from '../support/filled-api.ts';
import { noisePicture } from '../support/noise-picture.ts';
import { timedCall } from '../support/offer.ts';

/** A smaller number is for a quick test of the measure; this is the published one. */
const rounds = Number(process.env.BENCH_PURCHASE_ROUNDS ?? 400);
const pictureBytes = 30_000;
/** The most that wait unread. */
const codes = 3;

/** Steps, codes, cover and pictures belong to a purchase and are read with it; that must cost little. */
export const purchaseOpen = defineMeasure({
  name: 'purchase-open',
  figures: {
    purchase: {
      label: '`GET /purchases/{id}` with steps, codes, cover and evidence against one of the specified flow',
      target: { atMost: 1.3 },
      unit: '×',
    },
    page: {
      label: '… everything that the page of its hand-over loads',
      target: { atMost: 1.3 },
      unit: '×',
    },
  },
  async run() {
    await using oja = await startFilledApi(async (client, sealer) => {
      const [seller, buyer] = await addTraders(client, 2);
      if (seller === undefined || buyer === undefined) throw new Error('There are two.');
      const [plain, planned] = await addListings(client, sealer, [seller], 2);
      if (plain === undefined || planned === undefined) throw new Error('There are two.');
      await client.query(`update listings set mailbox = 'original', cover_days = 14 where id = $1`, [
        planned,
      ]);
      return { seller, buyer, plain, planned };
    });
    const { seller, buyer, plain, planned } = oja.filled;
    const plainId = await buy(oja.url, buyer, plain);
    const plannedId = await buy(oja.url, buyer, planned);
    await handOver(oja.url, plannedId, { seller, buyer });
    const open = (paths: readonly string[]) => {
      const time = (id: string) => () =>
        timePages(
          paths.map((path) => `${oja.url}/purchases/${id}${path}`),
          buyer.token,
        );
      return compareTimes(rounds, { subject: time(plannedId), baseline: time(plainId) });
    };
    return { purchase: await open(['']), page: await open(['/handover', '']) };
  },
});

async function buy(url: string, buyer: Trader, listingId: string): Promise<string> {
  const { id }: { id: string } = await call(`${url}/purchases`, buyer, { listing_id: listingId });
  return id;
}

/** Every step is ticked off with a note and a picture, and codes wait for the buyer. */
async function handOver(
  url: string,
  purchaseId: string,
  people: { seller: Trader; buyer: Trader },
): Promise<void> {
  const handover = `${url}/purchases/${purchaseId}/handover`;
  const images = [`data:image/png;base64,${noisePicture(pictureBytes).toString('base64')}`];
  const { steps }: { steps: { key: string; by: 'seller' | 'buyer' }[] } = await call(handover, people.buyer);
  for (const { key, by } of steps) {
    await call(`${handover}/steps/${key}/done`, people[by], { note: 'Done as described.', images });
  }
  for (let n = 0; n < codes; n += 1) await call(`${handover}/codes`, people.seller, { code: `482 91${n}` });
}

async function call(url: string, { token }: Trader, body?: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
  const { status, text } = await timedCall(url, { ...sent, keepText: true });
  if (status !== 200) throw new Error(`${url} answered ${status}: ${text}`);
  return JSON.parse(text).data;
}
