import { afterAll, expect, test } from 'vitest';
import { dieAtEveryStep } from '../../../../test/crash.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { addPosted, addSeller } from '../listings/test-listings.ts';
import { alertPriceDrops } from './alert-price-drops.ts';
import { matchSavedSearches } from './match-saved-searches.ts';
import { alertsOf, saveSearch } from './test-saved-searches.ts';

const rounds = roundsOf(10);
const oja = await startOja();
const second = await oja.another();
const seller = await addSeller(oja);
const once = { number: 1, last: false };
let topics = 0;

const newTopic = () => {
  topics += 1;
  return `race${String(topics).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? 'x')}race`;
};

/** People who search for one word, and a listing that has it; its job has not run. */
async function prepare(people = 1) {
  const topic = newTopic();
  const searchers = [];
  for (let number = 0; number < people; number += 1) {
    const person = await oja.person({ days: 30 });
    const search = await saveSearch(oja, person, { name: topic, filter: { search: topic } });
    searchers.push({ ...person, search });
  }
  const listing = await addPosted(oja, seller, { description: `All about ${topic}.` });
  return { searchers, listing, payload: { listingId: listing.id, at: oja.clock.now.toISOString() } };
}

afterAll(() => expectCleanLedger(oja));

test('two workers match one listing at once, and each search is alerted once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { searchers, payload } = await prepare(3);
    await Promise.all([
      matchSavedSearches.run(oja.deps, payload, once),
      matchSavedSearches.run(second.deps, payload, once),
    ]);
    for (const person of searchers) expect(await alertsOf(oja, person)).toHaveLength(1);
    await matchSavedSearches.run(oja.deps, payload, once);
    for (const person of searchers) expect(await alertsOf(oja, person)).toHaveLength(1);
  }
}, 120_000);

test('two workers alert one price drop once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const ada = await oja.person({ days: 30 });
    const { id } = await addPosted(oja, seller);
    await oja.call('saveListing', { token: ada.token, params: { id } });
    await oja.call('updateListing', { token: seller.token, params: { id }, body: { price: 140_000 } });
    const drop = { listingId: id, fromKobo: 15_000_000, toKobo: 14_000_000 };
    await Promise.all([
      alertPriceDrops.run(oja.deps, drop, once),
      alertPriceDrops.run(second.deps, drop, once),
    ]);
    expect(await alertsOf(oja, ada)).toHaveLength(1);
  }
}, 120_000);

test('a search that is deleted while it is matched leaves nothing waiting', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { searchers, payload } = await prepare(2);
    const [gone, kept] = searchers;
    if (gone === undefined || kept === undefined) throw new Error('no searches were saved');
    const [deleted] = await Promise.all([
      oja.call('deleteSavedSearch', { token: gone.token, params: { id: gone.search.id } }),
      matchSavedSearches.run(second.deps, payload, once),
    ]);
    expect(deleted.status).toBe(200);
    expect((await alertsOf(oja, gone)).length).toBeLessThanOrEqual(1);
    expect(await alertsOf(oja, kept)).toHaveLength(1);
  }
  const orphans = await oja.deps.db.selectFrom('savedSearchAlerts').select('savedSearchId').execute();
  expect(orphans.length).toBeGreaterThan(0);
}, 120_000);

test('a worker that dies while it matches is continued by another, once for each search', async () => {
  const deaths = await dieAtEveryStep(oja, async () => {
    const { searchers, payload } = await prepare(2);
    return {
      flow: (deps) => matchSavedSearches.run(deps, payload, once),
      async afterwards() {
        await matchSavedSearches.run(oja.deps, payload, once);
        for (const person of searchers) expect(await alertsOf(oja, person)).toHaveLength(1);
      },
    };
  });
  expect(deaths).toBeGreaterThan(10);
}, 120_000);
