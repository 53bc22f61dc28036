import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { endpoints } from '@oja/contract';
import { purchaseEndpoints } from '@oja/contract/purchases';
import { expect, test } from 'vitest';

/** The worker is a script without imports, so what it declares is read by running it. */
const source = readFileSync(
  fileURLToPath(new URL('../../public/service-worker.js', import.meta.url)),
  'utf8',
);
const stored = new Set<string>();
const { viewCalls, withheldFields, keepViewsOf } = runInNewContext(
  `${source};({ viewCalls, withheldFields, keepViewsOf })`,
  {
    self: { addEventListener: () => undefined },
    caches: {
      keys: async () => [...stored],
      open: async (name: string) => void stored.add(name),
      delete: async (name: string) => stored.delete(name),
    },
    crypto,
    TextEncoder,
  },
) as { viewCalls: string[]; withheldFields: string[]; keepViewsOf: (token: string | null) => Promise<void> };

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

test('the service worker deletes the views and the public pages of a session with it, never the files', async () => {
  const kept = () => [...stored].map((name) => name.replace(/[0-9a-f]{64}$/, ''));
  await keepViewsOf('first');
  for (const name of ['oja-shell', 'oja-pages']) stored.add(name);
  await keepViewsOf('first');
  expect(kept()).toEqual(['oja-views-', 'oja-shell', 'oja-pages']);
  await keepViewsOf('second');
  expect(kept()).toEqual(['oja-shell', 'oja-views-']);
  stored.add('oja-pages');
  await keepViewsOf(null);
  expect(kept()).toEqual(['oja-shell']);
  // Also where no views are left, as after a start of a guest.
  stored.add('oja-pages');
  await keepViewsOf(null);
  expect(kept()).toEqual(['oja-shell']);
});
