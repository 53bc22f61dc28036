import { expect, test } from 'vitest';
import { fillTables } from '../../../../../test/fill-tables.ts';
import { startOja } from '../../../../../test/oja.ts';

const oja = await startOja();
const person = await oja.person();
await fillTables(oja.ownerUrl, person.id);

const browse = async (page: string) =>
  (await oja.call('browseMarket', { query: { search: 'filled', page } })).body.data;

test('a search is counted up to a thousand, the market itself further', async () => {
  expect((await browse('1')).total).toBe(1_000);
  expect((await oja.call('browseMarket', { query: {} })).body.data.total).toBe(5_000);
});

test('a search with more matches ranks the newest 240, on ten pages', async () => {
  const [first, last, after] = [await browse('1'), await browse('10'), await browse('11')];
  expect([first.total > 240, first.pages, last.listings.length, after.listings.length]).toEqual([
    true,
    10,
    24,
    0,
  ]);
  expect([first.listings[0]?.handle, last.listings.at(-1)?.handle]).toEqual(['@filled1', '@filled240']);
});
