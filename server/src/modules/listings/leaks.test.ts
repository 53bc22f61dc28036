import { type EndpointName, endpoints } from '@oja/contract';
import { needsSession, roles } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../test/oja.ts';
import { addListing, addPosted, addSeller, move } from './test-listings.ts';

/**
 * Plants secrets into listings of every status, then asks every endpoint that reads, as every role and as their seller,
 * with every id there is. It needs no change when an endpoint is added; it only grows.
 */
const oja = await startOja();
const secrets = {
  password: 'PLANTED-password-8472',
  handover_notes: 'PLANTED-notes-8472',
  username: 'PLANTED-name-8472',
};
const seller = await addSeller(oja);
const people: Record<string, Person | undefined> = { nobody: undefined, seller_of_it: seller };
for (const role of roles) people[role] = await oja.person({ role });

const ids: string[] = [seller.id];
const plant = { ...secrets, followers: 5, category: 'Travel' };
const listings = {
  draft: await addListing(oja, seller, { ...plant, status: 'draft' }),
  pending: await addListing(oja, seller, plant),
  posted: await addPosted(oja, seller, plant),
  sold: await addPosted(oja, seller, plant),
  disputed: await addPosted(oja, seller, plant),
  rejected: await addListing(oja, seller, plant),
};
await move(oja, listings.sold.id, 'sell');
await move(oja, listings.disputed.id, 'sell');
await move(oja, listings.disputed.id, 'dispute');
await move(oja, listings.rejected.id, 'reject', 'admin');
ids.push(...Object.values(listings).map((listing) => listing.id));

const reading = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([name, record]) => record.method === 'GET' && name !== 'events',
);
/** Filters that might match against what is hidden. */
const queries: Record<string, string>[] = [{}, { search: '8472' }, { search: 'PLANTED', status: 'pending' }];

describe.each(Object.keys(people))('as %s', (who) => {
  test.each(reading.map(([name]) => name))(
    '%s answers without a planted secret (B14, B15, B16, E22)',
    async (name) => {
      const record: Endpoint = endpoints[name];
      const hasParams = record.params !== undefined;
      for (const id of hasParams ? ids : ['']) {
        for (const query of queries) {
          const answer = await oja.call(name, {
            token: people[who]?.token,
            query,
            ...(hasParams
              ? {
                  params: Object.fromEntries(
                    [...record.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, id]),
                  ),
                }
              : {}),
          });
          expect(answer.text).not.toContain(secrets.password);
          expect(answer.text).not.toContain(secrets.handover_notes);
          // Sellers get the user name of what is their own, in their own list and nowhere else.
          if (!(who === 'seller_of_it' && name === 'listOwnListings'))
            expect(answer.text).not.toContain(secrets.username);
          if (who === 'nobody' && needsSession(record.access)) break;
        }
      }
    },
  );
});

test('the seller reads the user name in the own list, so the secrets were really there (U414, U415)', async () => {
  const { text } = await oja.call('listOwnListings', { token: seller.token });
  expect(text).toContain(secrets.username);
});

test('what changes a listing answers without them too', async () => {
  const admin = people.admin?.token;
  const { id } = listings.pending;
  const answers = [
    await oja.call('updateListing', { token: seller.token, params: { id }, body: { ...secrets, price: 5 } }),
    await oja.call('editListing', { token: admin, params: { id }, body: { price: 6 } }),
    await oja.call('approveListing', { token: admin, params: { id } }),
    await oja.call('createListing', { token: seller.token, body: { ...secrets } }),
  ];
  for (const answer of answers) {
    expect(answer.text).not.toContain(secrets.password);
    expect(answer.text).not.toContain(secrets.handover_notes);
  }
});

test('neither logs nor the audit log nor notifications hold them (E22)', async () => {
  const audit = await oja.deps.db.selectFrom('auditLog').selectAll().execute();
  const notifications = await oja.deps.db.selectFrom('notifications').selectAll().execute();
  const all = oja.logLines.join('') + JSON.stringify([audit, notifications]);
  for (const secret of Object.values(secrets)) expect(all).not.toContain(secret);
});
