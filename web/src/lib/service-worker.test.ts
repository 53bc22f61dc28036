import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { endpoints } from '@oja/contract';
import { purchaseEndpoints } from '@oja/contract/purchases';
import { expect, test } from 'vitest';

/** The worker is a script without imports, so its lists are read by running it. */
const source = readFileSync(
  fileURLToPath(new URL('../../public/service-worker.js', import.meta.url)),
  'utf8',
);
const { viewCalls, withheldFields } = runInNewContext(`${source};({ viewCalls, withheldFields })`, {
  self: { addEventListener: () => undefined },
}) as { viewCalls: string[]; withheldFields: string[] };

const reads = Object.values(endpoints).filter(({ method }) => method === 'GET');

test.each(viewCalls)('the service worker keeps %s, which is no read of staff', (path) => {
  const read = reads.find((endpoint) => endpoint.path === path);
  expect(read?.access).toBeOneOf(['anyone', 'signed_in', 'trader', 'seller', 'listing_owner']);
});

test('the service worker withholds the login details of a purchase, which only the buyer’s reads carry', () => {
  const shown = purchaseEndpoints.showPurchase.reply.shape.listing.shape;
  const others = purchaseEndpoints.confirmPurchase.reply.shape.listing.shape;
  expect(withheldFields).toEqual(Object.keys(shown).filter((field) => !(field in others)));
});
