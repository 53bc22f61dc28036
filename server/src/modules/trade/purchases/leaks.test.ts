import { randomBytes } from 'node:crypto';
import { type EndpointName, endpoints } from '@oja/contract';
import { needsSession, roles } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { buy, dispute, openMarket } from '../../../../test/purchases.ts';
import { readAppKeys } from '../../../config/read-app-keys.ts';
import { createSealer } from '../../../crypto/sealing.ts';
import { resealColumn } from '../../../db/reseal-column.ts';
import { sealedPurchaseColumns } from './index.ts';
import { readCredentials } from './purchase-credentials.store.ts';

/**
 * Buys listings with planted secrets, one of them disputed with a replacement offered, then calls every GET endpoint as
 * every role and as both sides, with every id. Only the buyer's own two calls may return the secrets.
 */
const oja = await startOja();
const market = await openMarket(oja);
const secrets = [
  'PLANTED-password-5150',
  'PLANTED-notes-5150',
  'PLANTED-name-5150',
  'PLANTED-offer-5150',
] as const;
const plant = { password: secrets[0], handover_notes: secrets[1], username: secrets[2], price: 1_000 };
const pending = await buy(market, { listing: plant });
const disputed = await buy(market, { listing: plant });
await dispute(market, disputed.id);
await oja.call('offerReplacement', {
  token: market.seller.token,
  params: { purchase_id: disputed.id },
  body: { username: secrets[3], password: secrets[3], handover_notes: secrets[3] },
});
const ids = [pending.id, disputed.id, disputed.listingId, market.seller.id];

const people: Record<string, Person | undefined> = {
  'a visitor': undefined,
  buyer: market.buyer,
  seller: market.seller,
};
for (const role of roles) people[`another ${role}`] = await oja.person({ role });
const reading = (Object.entries(endpoints) as [EndpointName, Endpoint][]).filter(
  ([name, record]) => record.method === 'GET' && name !== 'events',
);

describe.each(Object.keys(people))('as %s', (who) => {
  test.each(reading.map(([name]) => name))('%s answers without a planted secret', async (name) => {
    const record: Endpoint = endpoints[name];
    if (who === 'a visitor' && needsSession(record.access)) return;
    const keys = [...record.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key ?? '');
    for (const id of keys.length > 0 ? ids : ['']) {
      const params = Object.fromEntries(keys.map((key) => [key, id]));
      const answer = await oja.callRaw(name, { token: people[who]?.token, params });
      const ownGet = who === 'buyer' && (name === 'listPurchases' || name === 'showPurchase');
      const ownName = who === 'seller' && name === 'listOwnListings';
      for (const [place, secret = ''] of secrets.entries()) {
        if ((ownGet && place < 3) || (ownName && place === 2)) continue;
        expect(answer.text).not.toContain(secret);
      }
    }
  });
});

test('the buyer reads them, so they were really there', async () => {
  const { text } = await oja.call('listPurchases', { token: market.buyer.token });
  for (const secret of secrets.slice(0, 3)) expect(text).toContain(secret);
});

test('they lie sealed in the database, and no log has them', async () => {
  const tables = [
    'purchases',
    'purchased_accounts',
    'purchase_credentials',
    'disputes',
    'purchase_events',
    'notifications',
  ];
  for (const table of tables) {
    const rows = await oja.deps.db
      .selectFrom(table as 'purchases')
      .selectAll()
      .execute();
    expect(JSON.stringify(rows.map((row) => Object.values(row).map(String)))).not.toContain('PLANTED');
  }
  expect(oja.logLines.join('')).not.toContain('PLANTED');
});

test('a new key takes over all of it', async () => {
  const rotated = createSealer([
    { id: 'k-new', key: randomBytes(32) },
    ...(await readAppKeys(oja.deps.config)),
  ]);
  const counts: number[] = [];
  for (const column of sealedPurchaseColumns) counts.push(await resealColumn(oja.deps.db, rotated, column));
  expect(counts).toEqual([2, 2, 1]);
  const opened = await readCredentials(oja.deps.db, rotated, [pending.id]);
  expect(opened.get(pending.id)?.password).toBe(secrets[0]);
});
