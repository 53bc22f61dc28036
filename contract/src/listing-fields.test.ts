import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './index.ts';
import { listingInput } from './listing-fields.ts';

/** Every query and body that has a platform, by the name of its call. */
const inputs = Object.entries<Endpoint>(endpoints).flatMap(([name, { query, body }]) =>
  [query, body].flatMap((input) =>
    input instanceof z.ZodObject && input.shape.platform ? [[name, input.shape.platform] as const] : [],
  ),
);

test('calls that take a platform are found', () => {
  expect(inputs.map(([name]) => name)).toEqual(
    expect.arrayContaining(['listListings', 'createListing', 'listPurchases', 'addTransaction']),
  );
});

test.each(inputs)('%s takes a platform in any case, and no other word', (_, platform) => {
  expect(z.parse(platform, 'InstaGram')).toBe('instagram');
  expect(z.safeParse(platform, 'myspace').success).toBe(false);
});

test.each(['My\nChannel', 'My\u2028Channel', '\u200b', '\u202ennahC'])('a handle may not be %j', (handle) => {
  expect(listingInput.handle.safeParse(handle).success).toBe(false);
});
