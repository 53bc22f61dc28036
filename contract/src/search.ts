import { z } from 'zod';
import type { AccessRule } from './access.ts';
import { endpoint } from './endpoint.ts';
import { platforms } from './listing-fields.ts';
import { naira } from './money.ts';
import { id } from './text.ts';

/** The search of the header: everything a person may see, by a few words, grouped by what it is. */

/** The groups in the order they are shown, and who finds anything in them. */
export const searchGroups = {
  users: 'people',
  purchases: 'trader',
  sales: 'listing_owner',
  own_listings: 'listing_owner',
  market: 'trader',
  listings: 'listings',
  transactions: 'transactions',
  disputes: 'cases',
  wallet: 'trader',
  withdrawals: 'money',
  payments: 'money',
  applications: 'applications',
  conversations: 'signed_in',
  own_tickets: 'trader',
  tickets: 'tickets',
  reports: 'reports',
} as const satisfies Record<string, AccessRule>;

export type SearchGroup = keyof typeof searchGroups;
const groupNames = Object.keys(searchGroups) as [SearchGroup, ...SearchGroup[]];

/** The maximum of hits shown per group; a flag tells whether there are more. */
export const searchGroupLimit = 5;
export const searchLength = { min: 2, max: 100 } as const;

const searchHit = z
  .object({
    id,
    key: z.string().meta({
      description: 'What its page opens or finds it by: the id of a row, or a reference.',
      examples: ['TXN-007'],
    }),
    title: z.string().meta({ examples: ['@lagosfoodie'] }),
    detail: z
      .string()
      .meta({ description: 'What tells it from others of that title; may be empty.', examples: ['TXN-007'] }),
    platform: z.enum(platforms).nullable(),
    amount: naira
      .nullable()
      .meta({ description: 'Below zero for what left the wallet.', examples: [150_000] }),
    status: z
      .string()
      .nullable()
      .meta({ description: 'In the words of the group’s own list.', examples: ['pending'] }),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof searchHit>;

export const searchEndpoints = {
  search: endpoint({
    method: 'GET',
    path: '/search',
    tag: 'Search',
    summary: 'What the viewer may see and has all these words, the best of each group',
    access: 'signed_in',
    limit: 'read',
    query: z.strictObject({
      q: z
        .string()
        .trim()
        .min(searchLength.min, 'Please type at least two characters.')
        .max(searchLength.max)
        .meta({
          description: 'Words, a reference, a number or an id. Nothing in it is a wildcard.',
          examples: ['lagosfoodie'],
        }),
    }),
    reply: z.object({
      groups: z.array(
        z.object({
          group: z.enum(groupNames),
          hits: z.array(searchHit),
          has_more: z.boolean(),
        }),
      ),
      complete: z
        .boolean()
        .meta({ description: 'False when the time was over before every group was searched.' }),
    }),
  }),
};
