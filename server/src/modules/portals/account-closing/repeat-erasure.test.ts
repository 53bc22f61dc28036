import { minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import type { RawCallResult } from '../../../../test/calls.ts';
import { findInDatabase } from '../../../../test/find-planted.ts';
import { startOja } from '../../../../test/oja.ts';
import { addTrader, offer, openMarket } from '../../../../test/purchases.ts';
import { openCallQueue, userRows } from '../../../../test/queued-calls.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { retainedColumns } from '../../../../test/retained-columns.ts';
import { personalData } from '../../../domain/personal-data/personal-data.ts';
import { contactForm } from '../../talk/messaging/test-messages.ts';

/** A call that was admitted before the account was closed, and is committed after it. */
const oja = await startOja();
const market = await openMarket(oja);
const wanted = await offer(market);
const inQueue = await openCallQueue(oja);

const calls: Record<string, (token: string, word: string) => Promise<RawCallResult>> = {
  'an application': (token, word) =>
    oja.call('saveSellerApplication', { token, body: { step: 1, firstName: word, lastName: word } }),
  'a saved search': (token, word) =>
    oja.call('createSavedSearch', {
      token,
      body: { name: word, filter: { platform: 'tiktok' }, alert: 'at_once' },
    }),
  'a report': (token) => {
    const body = { type: 'listing', target_id: wanted.id, reason: 'Spam', description: 'Look.' } as const;
    return oja.call('submitReport', { token, body });
  },
  'a message': (token, word) =>
    oja.call('openConversation', {
      token,
      body: contactForm({ listing_id: wanted.id, subject: word, message: word }),
    }),
};

test.each(Object.entries(calls))('%s loses the words of the person', async (_, call) => {
  const { id, token, password } = await addTrader(oja);
  const word = `zq${id.replaceAll(/[^a-z]/g, '')}`;
  await oja.deps.db.updateTable('users').set({ name: word }).where('id', '=', id).execute();
  oja.deps.sessions.invalidateUser(id);
  const close = () => oja.call('deleteUser', { token, body: { password } });
  const queue: (() => Promise<RawCallResult>)[][] = [[close], [() => call(token, word)]];
  const answers = await inQueue<RawCallResult>(userRows(id), queue);
  expect(answers.flat().map(refusalOf)).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
  const afterwards = retainedColumns(personalData, 0);
  const findLeft = async () =>
    (await findInDatabase(oja, [word])).filter(({ place }) => !afterwards.has(place));
  expect(await findLeft()).not.toEqual([]);
  oja.clock.advance(10 * minuteMs);
  await oja.runJobs();
  expect(await findLeft()).toEqual([]);
});
