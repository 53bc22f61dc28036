import type { MarketplaceSort } from '@oja/contract/listing-fields';
import { z } from 'zod';
import { Refusal } from '../../../../domain/refusal.ts';
import type { MarketRow } from './market-row.ts';

/** Best matches are ranked among the newest of these. */
export const rankedAtMost = 240;

/** The last row of a page of the market: the sort of the page and the key of the row. */
const moment = z.iso.datetime();
const figure = z.int();
const shapes = {
  newest: z.tuple([z.literal('newest'), moment, z.uuid()]),
  price_low: z.tuple([z.literal('price_low'), figure, z.uuid()]),
  price_high: z.tuple([z.literal('price_high'), figure, z.uuid()]),
  followers: z.tuple([z.literal('followers'), figure, z.uuid()]),
  featured: z.tuple([z.literal('featured'), z.boolean(), moment, z.uuid()]),
  best: z.tuple([z.literal('best'), z.int().min(0).max(rankedAtMost)]),
} as const satisfies Record<MarketplaceSort, z.ZodType>;

/** `shown` is how many rows the pages so far have; ranked rows have no key of their own. */
export function encodeMarketCursor(sort: MarketplaceSort, last: MarketRow, shown: number): string {
  const key = sort === 'best' ? [shown] : [...keyOf(sort, last), last.id];
  return Buffer.from(JSON.stringify([sort, ...key])).toString('base64url');
}

/** The values of the key, in the order of the sort's columns. */
export function decodeMarketCursor(sort: MarketplaceSort, cursor: string): readonly unknown[] {
  try {
    const [, ...key] = shapes[sort].parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return key;
  } catch {
    const message = 'This is not a place in the list.';
    throw new Refusal('invalid_input', {
      message: `Please check "cursor": ${message}`,
      details: [{ field: 'cursor', message }],
    });
  }
}

function keyOf(sort: Exclude<MarketplaceSort, 'best'>, row: MarketRow): unknown[] {
  switch (sort) {
    case 'newest':
      return [row.postedAt];
    case 'price_low':
    case 'price_high':
      return [row.priceKobo];
    case 'followers':
      return [row.followers ?? -1];
    case 'featured':
      return [row.featured, row.postedAt];
    default:
      return sort satisfies never;
  }
}
