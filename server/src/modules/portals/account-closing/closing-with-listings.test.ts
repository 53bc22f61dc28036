import { expect, test } from 'vitest';
import type { RawCallResult } from '../../../../test/calls.ts';
import { startOja } from '../../../../test/oja.ts';
import { addAdmin, addTrader } from '../../../../test/purchases.ts';
import { openCallQueue, userRows } from '../../../../test/queued-calls.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { ticketBody } from '../../talk/support/test-tickets.ts';
import { listingForm } from '../../trade/listings/test-listings.ts';

/** A call that was admitted before the account was closed, and gets the lock of the account after it, adds nothing to it. */
const oja = await startOja();
const admin = await addAdmin(oja);
const inQueue = await openCallQueue(oja);

const calls: Record<
  string,
  { refused: [number, string]; call: (token: string, id: string) => Promise<RawCallResult> }
> = {
  'a listing': {
    refused: [401, 'session_invalid'],
    call: (token) => oja.call('createListing', { token, body: listingForm() }),
  },
  'a draft': {
    refused: [401, 'session_invalid'],
    call: (token) => oja.call('createListing', { token, body: listingForm({ status: 'draft' }) }),
  },
  'a listing that staff add': {
    refused: [400, 'seller_unknown'],
    call: (_token, id) =>
      oja.call('createListingFor', { token: admin.token, body: { ...listingForm(), seller_id: id } }),
  },
  'a ticket': {
    refused: [401, 'session_invalid'],
    call: (token) => oja.call('openTicket', { token, body: ticketBody() }),
  },
};

test.each(Object.entries(calls))('%s is not added to a closed account', async (_, { refused, call }) => {
  const { id, token, password } = await addTrader(oja);
  const close = () => oja.call('deleteUser', { token, body: { password } });
  const queue: (() => Promise<RawCallResult>)[][] = [[close], [() => call(token, id)]];
  const answers = await inQueue<RawCallResult>(userRows(id), queue);
  expect(answers.flat().map(refusalOf)).toEqual([[200, undefined], refused]);
  const left = await Promise.all([
    oja.deps.db.selectFrom('listings').select('id').where('sellerId', '=', id).execute(),
    oja.deps.db.selectFrom('tickets').select('id').where('userId', '=', id).execute(),
  ]);
  expect(left.flat()).toEqual([]);
});
