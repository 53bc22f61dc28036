import { personRecordKinds } from '../../contract/src/person-page.ts';
import { defineMeasure } from '../measure.ts';
import { compareTimes, timePages } from '../support/compare-times.ts';
import { addTwoBuyers, type Trader } from '../support/fill-purchases.ts';
import { addAdmin } from '../support/fill-users.ts';
import { startFilledApi } from '../support/filled-api.ts';

const few = 10;
/** A smaller number is for a quick test of the measure; this is the published one. */
const many = Number(process.env.BENCH_PERSON_PURCHASES ?? 100_000);
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
    await using oja = await startFilledApi(async (client, sealer) => ({
      token: await addAdmin(client),
      ...(await addTwoBuyers(client, sealer, { few, many })),
    }));
    const { token, light, heavy } = oja.filled;
    const open = ({ id }: Trader) => {
      const urls = parts.map((part) => `${oja.url}/admin/users/${id}/${part}`);
      return () => timePages(urls, token);
    };
    return { open: await compareTimes(rounds, { subject: open(heavy), baseline: open(light) }) };
  },
});
