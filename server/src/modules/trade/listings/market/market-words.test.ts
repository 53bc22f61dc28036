import { minuteMs } from '@oja/contract/durations';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../../test/oja.ts';
import { addPosted, addSeller } from '../test-listings.ts';
import { recountMarketWords } from './market-words.ts';

const oja = await startOja();
let seller: Person;
const made: Record<string, string> = {};

beforeAll(async () => {
  seller = await addSeller(oja);
  const forms = {
    turntables: { handle: '@soopreme', platform: 'twitter', description: 'Turntables' },
    wars: { handle: '@jollofwars', platform: 'tiktok', description: 'Party jollof, every week' },
    kitchen: { handle: '@mamaskitchen', platform: 'instagram', description: 'Jollof and egusi' },
    older: { handle: '@egusi.daily', platform: 'youtube', description: 'Soup' },
    tales: { handle: '@soupandtales', platform: 'telegram', description: 'All about egusi' },
  } as const;
  for (const [name, form] of Object.entries(forms)) {
    oja.clock.advance(minuteMs);
    made[name] = (await addPosted(oja, seller, form)).id;
  }
  await recountMarketWords(oja.deps);
});

const search = async (typed: string, filter: { platform?: 'twitter' | 'youtube' } = {}) => {
  const query = { search: typed, ...filter };
  const listed = (await oja.call('listListings', { query })).body;
  const browsed = (await oja.call('browseMarket', { query })).body.data;
  const found = listed.data.map(({ id }) => Object.keys(made).find((name) => made[name] === id));
  expect(browsed.listings.map(({ id }) => id)).toEqual(listed.data.map(({ id }) => id));
  expect(browsed.corrected_search).toBe(listed.corrected_search);
  return { found, corrected: listed.corrected_search };
};

describe('a search of the market', () => {
  test.each([
    ['jolof', 'jollof'],
    ['jolllof', 'jollof'],
    ['patry', 'party'],
    ['jollof patry', 'jollof party'],
    ['instgram', 'instagram'],
    ['isntagram', 'instagram'],
    ['yuotube', 'youtube'],
    ['egisi', 'egusi'],
    ['party jolof', 'party jollof'],
    ['JÓLOF!', 'jollof'],
    ['jollof weak', 'jollof week'],
    ['egusi soop', 'egusi soup'],
  ])('corrects %j to %j', async (typed, corrected) => {
    expect(await search(typed)).toEqual({ found: (await search(corrected)).found, corrected });
    expect((await search(corrected)).found).not.toEqual([]);
  });

  test.each(['jollof', 'jollof wars', 'ollofwar', 'egusi soup'])('leaves %j as it is', async (typed) => {
    const { found, corrected } = await search(typed);
    expect(corrected).toBeNull();
    expect(found).not.toEqual([]);
  });

  test.each(['zzzzzz', '🔥', 'jxxxof', "' or 1=1", 'wars kitchen', '%%%'])(
    'finds nothing for %j',
    async (typed) => expect(await search(typed)).toEqual({ found: [], corrected: null }),
  );

  test('corrects no part of a word that a filter leaves out', async () => {
    expect(await search('soop', { platform: 'twitter' })).toEqual({ found: ['turntables'], corrected: null });
    expect(await search('soop', { platform: 'youtube' })).toEqual({ found: [], corrected: null });
    expect(await search('egisi', { platform: 'youtube' })).toEqual({ found: ['older'], corrected: 'egusi' });
  });

  test.each([
    ['instagram', ['kitchen']],
    ['ig jollof', ['kitchen']],
    ['tiktok jollof', ['wars']],
  ])('%j names the platform', async (typed, found) => expect((await search(typed)).found).toEqual(found));

  test('has the handle first, then handles with it, then the newest', async () => {
    expect((await search('egusi')).found).toEqual(['older', 'tales', 'kitchen']);
    const byDate = await oja.call('listListings', { query: { search: 'egusi', sort: 'newest' } });
    expect(byDate.body.data[0]?.id).toBe(made.tales);
    const { body } = await oja.call('listListings', { query: { sort: 'best' } });
    expect(body.data[0]?.id).toBe(made.tales);
  });

  test('can be paged through, also when it was corrected', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { search: 'egisi', limit: '1', ...(cursor === undefined ? {} : { cursor }) };
      const { body } = await oja.call('listListings', { query });
      seen.push(...body.data.map(({ id }) => id));
      cursor = body.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([made.older, made.tales, made.kitchen]);
  });
});

test('the header search of a buyer forgives a typing error', async () => {
  const buyer = await oja.person();
  const { body } = await oja.call('search', { token: buyer.token, query: { q: 'jolofwars' } });
  expect(body.data.groups).toEqual([
    expect.objectContaining({ group: 'market', hits: [expect.objectContaining({ title: '@jollofwars' })] }),
  ]);
});

test('words leave with the last listing that has them', async () => {
  const { id } = await addPosted(oja, seller, { handle: '@lastofitskind', description: 'Unrepeatable' });
  await recountMarketWords(oja.deps);
  expect((await search('unrepeatible')).corrected).toBe('unrepeatable');
  await oja.call('deleteListing', { token: seller.token, params: { id } });
  await recountMarketWords(oja.deps);
  expect((await search('unrepeatible')).corrected).toBeNull();
  const left = await oja.deps.db
    .selectFrom('marketWords')
    .select('word')
    .where('word', '=', 'unrepeatable')
    .execute();
  expect(left).toEqual([]);
});
