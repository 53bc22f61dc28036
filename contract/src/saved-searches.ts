import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { marketplaceQuery } from './market-fields.ts';
import { id, requiredText, timestamp } from './text.ts';

/** Searches of the market that a person keeps, and the alerts about new listings that match them. */

export const alertModes = ['off', 'at_once', 'daily'] as const;
export type AlertMode = (typeof alertModes)[number];

/** Every sentence and every form that names one of these figures is built from them. */
export const savedSearchTerms = {
  /** Of one person. */
  atMost: 50,
  nameLength: 60,
  /** Matching accounts are counted up to here. */
  countedAtMost: 1_000,
  /** Of the daily mail, by the clock of Lagos. */
  dailyHour: 8,
} as const;

/** The parameters of GET /listings that narrow the market down; a new one of the market is known here at once. */
export const searchFilter = marketplaceQuery
  .omit({ cursor: true, limit: true, saved: true, sort: true })
  .refine(({ price_from: from, price_to: to }) => from === undefined || to === undefined || from <= to, {
    path: ['price_from'],
    message: 'The lower price comes first.',
  });
export type SearchFilter = z.output<typeof searchFilter>;

/** The same as texts, as a request sends it and a reply repeats it. */
const sentFilter = z
  .record(z.string().max(60), z.string().max(300))
  .check(({ value, issues }) => {
    for (const { path, message } of searchFilter.safeParse(value).error?.issues ?? []) {
      issues.push({ code: 'custom', input: value, path, message });
    }
  })
  .meta({
    description: 'The parameters of GET /listings, as texts, without the order and the page.',
    examples: [{ platform: 'instagram', price_to: '250000' }],
  });

const name = requiredText(savedSearchTerms.nameLength)
  .refine((typed) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(typed), { message: 'Please write the name in one line.' })
  .meta({ examples: ['Food accounts on Instagram'] });
const alert = z.enum(alertModes).meta({ examples: ['at_once'] });

const savedSearch = z
  .object({
    id,
    name: z.string().meta({ examples: ['Food accounts on Instagram'] }),
    filter: z.record(z.string(), z.string()).meta({
      description: 'As the query of GET /listings takes it.',
      examples: [{ platform: 'instagram', price_to: '250000' }],
    }),
    alert,
    total: z.int().meta({
      description: `Accounts on the market that match; counted up to ${savedSearchTerms.countedAtMost}.`,
      examples: [12],
    }),
    created_at: timestamp,
  })
  .meta({ id: 'SavedSearch' });
export type SavedSearch = z.infer<typeof savedSearch>;

export const createSavedSearchBody = z.strictObject({ name, filter: sentFilter, alert });
const updateSavedSearchBody = z
  .strictObject({ name: name.optional(), alert: alert.optional() })
  .refine((change) => change.name !== undefined || change.alert !== undefined, {
    message: 'Please name what changes.',
  });

const params = z.strictObject({ id });

export const savedSearchEndpoints = {
  listSavedSearches: endpoint({
    method: 'GET',
    path: '/saved-searches',
    tag: 'Marketplace',
    summary: 'Own saved searches, the newest first',
    access: 'trader',
    limit: 'read',
    reply: z.array(savedSearch),
    beside: z.object({
      mails: z
        .boolean()
        .meta({ description: 'Whether alerts about new listings also reach the person by mail.' }),
    }),
  }),
  createSavedSearch: endpoint({
    method: 'POST',
    path: '/saved-searches',
    tag: 'Marketplace',
    summary: `Keep a search, ${savedSearchTerms.atMost} at most; an alert comes once for each new listing that matches`,
    access: 'trader',
    limit: 'write',
    body: createSavedSearchBody,
    reply: savedSearch,
    errors: [
      'saved_search_empty',
      'saved_search_exists',
      'too_many_saved_searches',
      'contact_details_refused',
    ],
  }),
  updateSavedSearch: endpoint({
    method: 'PATCH',
    path: '/saved-searches/{id}',
    tag: 'Marketplace',
    summary: 'Rename a saved search or change its alert',
    access: 'trader',
    limit: 'write',
    params,
    body: updateSavedSearchBody,
    reply: savedSearch,
    errors: ['contact_details_refused'],
  }),
  deleteSavedSearch: endpoint({
    method: 'DELETE',
    path: '/saved-searches/{id}',
    tag: 'Marketplace',
    summary: 'Delete a saved search with its alerts that are not sent yet',
    access: 'trader',
    limit: 'write',
    params,
    reply: z.null(),
  }),
};
