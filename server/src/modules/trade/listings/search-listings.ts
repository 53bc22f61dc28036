import { nairaFromKobo } from '@oja/contract/money';
import type { SearchHit } from '@oja/contract/search';
import { type RawBuilder, sql } from 'kysely';
import { type FindHits, findByWords, isRow, type WordSearch } from '../../../db/word-search.ts';
import {
  followersText,
  handleKeyOf,
  searchedWordsOf,
  searchPatternsOf,
} from '../../../domain/listing/listing-texts.ts';
import { publicHandle } from '../../../domain/listing/public-account.ts';
import { escapeLike, readSearchTerms } from '../../../domain/search/search-terms.ts';
import type { ListingRow } from './listing.store.ts';
import { correctSearch } from './market/market-words.ts';

type Found = Pick<
  ListingRow,
  'id' | 'handle' | 'handoverKind' | 'platform' | 'priceKobo' | 'status' | 'category' | 'followers'
> & { sellerName: string };

const columns = sql`
  t.id, t.handle, t.handover_kind, t.platform, t.price_kobo, t.status, t.category, t.followers,
  (select u.name from users u where u.id = t.seller_id) as seller_name`;

/** Listings on the market. The viewer's own listings are another group. */
export const searchMarket: FindHits = async (search) => {
  const found = await findOnMarket(search);
  const corrected = found.length === 0 ? await correctSearch(search.tx, search.terms.text) : undefined;
  const shown =
    corrected === undefined ? found : await findOnMarket({ ...search, terms: readSearchTerms(corrected) });
  return shown.map((row) => {
    const followers = followersText(row.followers);
    const facts = [row.category, followers && `${followers} followers`];
    const shown = { ...row, handle: publicHandle(row) };
    return present(shown, { key: row.id, detail: facts.filter(Boolean).join(' · '), status: null });
  });
};

function findOnMarket(search: WordSearch): Promise<Found[]> {
  return findByWords<Found>(search, {
    table: sql`listings`,
    columns,
    seen: sql`t.status = 'posted' and t.seller_active and t.seller_id <> ${search.viewer.id}`,
    newestFirst: sql`t.posted_at desc, t.id desc`,
    exactly: [isRow(search.terms), isPublicHandle(search)],
    words: inTextOrPlatform(search),
  });
}

/** The viewer's own listings of any status, by handle. */
export const searchOwnListings: FindHits = async (search) => {
  const found = await findByWords<Found>(search, {
    table: sql`listings`,
    columns,
    seen: sql`t.seller_id = ${search.viewer.id} and t.status <> 'removed'`,
    newestFirst: sql`t.created_at desc, t.id desc`,
    exactly: [isRow(search.terms), isHandle(search)],
    words: inOwnText(search),
  });
  return found.map((row) =>
    present(row, { key: row.handle, detail: row.category ?? '', status: row.status }),
  );
};

/** All listings, for staff, by handle. */
export const searchStaffListings: FindHits = async (search) => {
  const key = handleKeyOf(search.terms.text);
  const isAnywhere = /[\p{L}\p{N}]{3}/u.test(key);
  const pattern = `${isAnywhere ? '%' : ''}${escapeLike(key)}%`;
  const found = await findByWords<Found>(search, {
    table: sql`listings`,
    columns,
    seen: sql`true`,
    newestFirst: sql`t.submitted_at desc, t.id desc`,
    exactly: [isRow(search.terms), isHandle(search)],
    words: search.terms.words.length === 0 ? [] : [sql`t.handle_key like ${pattern}`],
  });
  return found.map((row) => present(row, { key: row.id, detail: row.sellerName, status: row.status }));
};

const platforms = sql`'{instagram,youtube,twitter,tiktok,telegram,whatsapp,facebook}'::text[]`;

/** The index begins with the platform, so each of the seven is looked up. */
function isHandle({ terms }: WordSearch): RawBuilder<unknown> | undefined {
  if (terms.words.length === 0) return undefined;
  return sql`t.platform = any (${platforms}) and t.handle_key = ${handleKeyOf(terms.text)}`;
}

/** The number of an account that is handed over with it is not found by guessing. */
function isPublicHandle(search: WordSearch): RawBuilder<unknown> | undefined {
  const isNamed = isHandle(search);
  return isNamed && sql`${isNamed} and t.handover_kind <> 'number'`;
}

function inOwnText({ terms }: WordSearch): RawBuilder<unknown>[] {
  return searchPatternsOf(terms.text).map(
    (pattern) => sql`(t.search_text like ${pattern} or t.handle_key like ${pattern})`,
  );
}

function inTextOrPlatform({ terms }: WordSearch): RawBuilder<unknown>[] {
  return searchedWordsOf(terms.text).map(({ pattern, platform }) =>
    platform === undefined
      ? sql`t.search_text like ${pattern}`
      : sql`(t.platform = ${platform} or t.search_text like ${pattern})`,
  );
}

function present(row: Found, shown: Pick<SearchHit, 'key' | 'detail' | 'status'>): SearchHit {
  return {
    id: row.id,
    title: row.handle,
    platform: row.platform,
    amount: nairaFromKobo(row.priceKobo),
    ...shown,
  };
}
