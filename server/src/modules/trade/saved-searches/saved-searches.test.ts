import { savedSearchTerms } from '@oja/contract/saved-searches';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { addPosted, addSeller } from '../listings/test-listings.ts';
import { saveSearch } from './test-saved-searches.ts';

const oja = await startOja();
const seller = await addSeller(oja);
const body = { name: 'Food', filter: { search: 'food' }, alert: 'at_once' as const };
const list = async (token: string) => (await oja.call('listSavedSearches', { token })).body;

test('needs a session', async () => {
  expect(refusalOf(await oja.callRaw('listSavedSearches', {}))).toEqual([401, 'session_required']);
  expect(refusalOf(await oja.callRaw('createSavedSearch', { body }))).toEqual([401, 'session_required']);
});

test('keeps a search in its shortest form and counts what it finds now', async () => {
  const ada = await oja.person();
  await addPosted(oja, seller, { description: 'Grilled suya of Kano.', price: 90_000 });
  const saved = await saveSearch(oja, ada, {
    name: '  Suya  ',
    filter: { search: 'suya', platform: 'Instagram', price_to: '100000.00', verified: '0' },
  });
  expect(saved).toMatchObject({
    name: 'Suya',
    filter: { search: 'suya', platform: 'instagram', price_to: '100000' },
    alert: 'at_once',
    total: 1,
  });
  expect(await list(ada.token)).toMatchObject({ data: [{ id: saved.id, total: 1 }], mails: true });
});

test('refuses the same search twice, by the name it has', async () => {
  const ada = await oja.person();
  await saveSearch(oja, ada, { name: 'My food', filter: { search: 'Jollof Rice' } });
  const again = await oja.callRaw('createSavedSearch', {
    token: ada.token,
    body: { ...body, filter: { search: 'jollof  rice' } },
  });
  expect(refusalOf(again)).toEqual([409, 'saved_search_exists']);
  expect(again.body.message).toContain('My food');
  // Another person keeps their own.
  await saveSearch(oja, await oja.person(), { filter: { search: 'jollof rice' } });
});

test('two equal searches at once are kept once', async () => {
  const ada = await oja.person();
  const answers = await Promise.all(
    [1, 2, 3].map(() => oja.callRaw('createSavedSearch', { token: ada.token, body })),
  );
  expect(outcomesOf(answers)).toEqual(['200', '409 saved_search_exists', '409 saved_search_exists']);
  expect((await list(ada.token)).data).toHaveLength(1);
});

test(`keeps ${savedSearchTerms.atMost} searches, also when two come at once`, async () => {
  const ada = await oja.person();
  const save = (number: number) =>
    oja.callRaw('createSavedSearch', {
      token: ada.token,
      body: { ...body, filter: { followers_from: String(number) } },
    });
  for (let number = 1; number < savedSearchTerms.atMost; number += 1) await save(number);
  const last = await Promise.all([save(1_000), save(2_000)]);
  expect(outcomesOf(last)).toEqual(['200', '409 too_many_saved_searches']);
  const refused = await save(3_000);
  expect(refusalOf(refused)).toEqual([409, 'too_many_saved_searches']);
  expect(refused.body.message).toContain(String(savedSearchTerms.atMost));
});

test.each([
  ['an empty name', { ...body, name: '  ' }, 'invalid_input'],
  ['a long name', { ...body, name: 'x'.repeat(61) }, 'invalid_input'],
  ['a name of two lines', { ...body, name: 'one\ntwo' }, 'invalid_input'],
  ['an unknown parameter', { ...body, filter: { colour: 'red' } }, 'invalid_input'],
  ['crossed prices', { ...body, filter: { price_from: '2', price_to: '1' } }, 'invalid_input'],
  ['an unknown alert', { ...body, alert: 'hourly' }, 'invalid_input'],
  ['no filter', { ...body, filter: {} }, 'saved_search_empty'],
  ['a filter that narrows nothing', { ...body, filter: { verified: '0' } }, 'saved_search_empty'],
])('refuses %s', async (_what, sent, code) => {
  const { token } = await oja.person();
  expect(refusalOf(await oja.callRaw('createSavedSearch', { token, body: sent }))).toEqual([400, code]);
});

test('refuses a name that would carry an address or a number in the mails', async () => {
  const ada = await oja.person();
  const { id } = await saveSearch(oja, ada, { name: 'From @lagosfoodie' });
  const refused = [400, 'contact_details_refused'];
  for (const name of ['Sign in at oja-secure.com', 'You won: call 0803 123 4567']) {
    const filter = { search: 'suya' };
    const created = await oja.call('createSavedSearch', {
      token: ada.token,
      body: { ...body, filter, name },
    });
    expect(refusalOf(created)).toEqual(refused);
    expect(created.body.details).toMatchObject([{ field: 'name' }]);
    const renamed = await oja.call('updateSavedSearch', { token: ada.token, params: { id }, body: { name } });
    expect(refusalOf(renamed)).toEqual(refused);
  }
});

test('is renamed, silenced and deleted by its owner alone', async () => {
  const [ada, ben] = [await oja.person(), await oja.person()];
  const { id } = await saveSearch(oja, ada);
  const params = { id };
  const change = (token: string, sent: object) =>
    oja.callRaw('updateSavedSearch', { token, params, body: sent });
  expect(refusalOf(await change(ben.token, { name: 'Mine' }))).toEqual([404, 'not_found']);
  expect(refusalOf(await oja.callRaw('deleteSavedSearch', { token: ben.token, params }))).toEqual([
    404,
    'not_found',
  ]);
  expect(refusalOf(await change(ada.token, {}))).toEqual([400, 'invalid_input']);
  expect((await change(ada.token, { name: 'Lunch' })).body.data).toMatchObject({
    name: 'Lunch',
    alert: 'at_once',
  });
  expect((await change(ada.token, { alert: 'off' })).body.data).toMatchObject({
    name: 'Lunch',
    alert: 'off',
  });
  expect((await oja.call('deleteSavedSearch', { token: ada.token, params })).status).toBe(200);
  expect((await list(ada.token)).data).toEqual([]);
  expect(refusalOf(await oja.callRaw('deleteSavedSearch', { token: ada.token, params }))).toEqual([
    404,
    'not_found',
  ]);
});
