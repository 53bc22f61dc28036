import { expect, test } from 'vitest';
import { startOja } from '../../../../../test/oja.ts';
import { refusalOf } from '../../../../../test/refusal-of.ts';
import { addListing, addPosted, addSeller, move } from '../test-listings.ts';

const oja = await startOja();
const seller = await addSeller(oja);
const browse = (query: Record<string, string> = {}) => oja.call('browseMarket', { query });

test('an empty market has one empty page', async () => {
  const { data } = (await browse()).body;
  expect(data).toMatchObject({ listings: [], page: 1, pages: 1, total: 0 });
  expect(data.counts.map(({ total }) => total)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

test('pages are numbered, and say how many accounts there are', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 25; index += 1) {
    oja.clock.advance(1_000);
    ids.unshift((await addPosted(oja, seller, { category: 'Food & Cooking', price: 1_000 + index })).id);
  }
  const first = (await browse()).body.data;
  const second = (await browse({ page: '2' })).body.data;
  expect([first.total, first.pages, first.page, second.page]).toEqual([25, 2, 1, 2]);
  expect([...first.listings, ...second.listings].map(({ id }) => id)).toEqual(ids);
  expect((await browse({ page: '3' })).body.data).toMatchObject({ listings: [], page: 3, pages: 2 });
});

test('counts are those of the market, by platform and category, whatever is searched for', async () => {
  await addPosted(oja, seller, { platform: 'telegram', category: 'Crypto & Trading' });
  await addListing(oja, seller, { platform: 'telegram' });
  const sold = await addPosted(oja, seller, { platform: 'telegram' });
  await move(oja, sold.id, 'sell');
  oja.clock.advance(5_000);
  const { data } = (await browse({ platform: 'telegram', search: 'nothing like it' })).body;
  expect(data).toMatchObject({ total: 0, listings: [] });
  expect(data.counts.find(({ platform }) => platform === 'telegram')).toEqual({
    platform: 'telegram',
    total: 1,
    categories: [{ category: 'Crypto & Trading', total: 1 }],
  });
  expect(data.counts.find(({ platform }) => platform === 'instagram')).toMatchObject({ total: 25 });
});

test('the filters of the market hold', async () => {
  const found = async (query: Record<string, string>) => (await browse(query)).body.data.total;
  expect(await found({ platform: 'telegram' })).toBe(1);
  expect(await found({ category: 'Food & Cooking' })).toBe(25);
  expect(await found({ price_from: '1010', price_to: '1014' })).toBe(5);
  expect(await found({ verified: '1' })).toBe(0);
});

const unreadable: Record<string, string>[] = [
  { page: '0' },
  { page: '101' },
  { page: 'two' },
  { price_from: 'abc' },
  { cursor: 'x' },
];

test.each(unreadable)('%j is refused', async (query) =>
  expect(refusalOf(await browse(query))).toEqual([400, 'invalid_input']),
);
