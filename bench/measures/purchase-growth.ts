import { defineMeasure } from '../measure.ts';
import { compareTimes, timePages } from '../support/compare-times.ts';
import { addTwoBuyers, type Trader } from '../support/fill-purchases.ts';
import { startFilledApi } from '../support/filled-api.ts';

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
    await using oja = await startFilledApi((client, sealer) => addTwoBuyers(client, sealer, { few, many }));
    const { light, heavy } = oja.filled;
    const list = (buyer: Trader) => () => timePages([`${oja.url}${page}`], buyer.token);
    return { list: await compareTimes(calls, { subject: list(heavy), baseline: list(light) }) };
  },
});
