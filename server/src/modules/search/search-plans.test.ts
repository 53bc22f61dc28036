import type { SearchGroup } from '@oja/contract/search';
import type { KyselyPlugin } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../test/oja.ts';
import { readSearchTerms } from '../../domain/search/search-terms.ts';
import { limitStatements } from './search-everything.ts';
import { groupSearches } from './search-groups.ts';

/** Fills the tables far enough that PostgreSQL prefers the right index, then asks it how it would search them. */
const oja = await startOja();
const viewer = await oja.person({ role: 'seller' });
await fill(oja.ownerUrl, viewer.id);

/** What must serve the words of each group; the own rows are few, so the index of the person may serve them too. */
const wordIndexes: Partial<Record<SearchGroup, RegExp>> = {
  users: /users_search/,
  market: /market_search/,
  listings: /listings_handle_search/,
  transactions: /purchases_search/,
  disputes: /purchases_disputed_words/,
  tickets: /tickets_search/,
  reports: /reports_search/,
  purchases: /purchases_search|Index Cond: \(buyer_id/,
  sales: /purchases_search|Index Cond: \(seller_id/,
  own_listings: /listings_seller/,
  own_tickets: /tickets_user/,
  conversations: /messages_search/,
  applications: /seller_applications_search/,
  wallet: /ledger_entries_account/,
};
const references: Partial<Record<SearchGroup, { typed: string; index: RegExp }>> = {
  wallet: { typed: 'OJA-0B6F7C1E4D0A', index: /ledger_transfers_public/ },
  withdrawals: { typed: 'wd_0b6f7c', index: /withdrawals_reference/ },
  payments: { typed: 'fund-0b6f7c', index: /payments_reference/ },
  transactions: { typed: 'TXN-123', index: /purchases_number_key/ },
  tickets: { typed: 'TKT-123', index: /tickets_number_key/ },
};

async function plansOf(group: SearchGroup, typed: string): Promise<string[]> {
  const plans: string[] = [];
  await oja.deps.db.transaction().execute(async (tx) => {
    await limitStatements(tx);
    await groupSearches[group]({
      tx: tx.withPlugin(explaining(plans)),
      terms: readSearchTerms(typed),
      viewer,
      limit: 6,
    });
  });
  return plans;
}

/** Every statement is explained instead of run; each finds nothing, so that the next way to search is tried as well. */
function explaining(plans: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (node.kind !== 'RawNode') return node;
      const [first = '', ...rest] = node.sqlFragments;
      return { ...node, sqlFragments: [`explain ${first}`, ...rest] };
    },
    transformResult: async ({ result }) => {
      plans.push(result.rows.map((row) => Object.values(row as object).join('')).join('\n'));
      return { ...result, rows: [] };
    },
  };
}

describe('every way to search is served by an index', () => {
  test.each(Object.keys(groupSearches) as SearchGroup[])('%s', async (group) => {
    const plans = await plansOf(group, 'zobomagic');
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
    const words = wordIndexes[group];
    if (words) expect(plans.at(-1)).toMatch(words);
  });

  test.each(Object.entries(references))('%s by reference', async (group, { typed, index }) => {
    const plans = await plansOf(group as SearchGroup, typed);
    expect(plans.some((plan) => index.test(plan))).toBe(true);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
  });
});

async function fill(ownerUrl: string, viewerId: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const rows = 5_000;
  await client.query(`
    insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at)
    select gen_random_uuid(), 'filled' || n || '@example.com', 'Filled ' || n, 'filled', '', 'user', 'FILL-' || n, now()
      from generate_series(1, ${rows}) n`);
  await client.query(`
    insert into listings (id, seller_id, platform, handle, handle_key, url, description, search_text, price_kobo, status,
                          created_at, submitted_at, posted_at, updated_at)
    select gen_random_uuid(), (select id from users where email = 'filled' || (1 + n % 50) || '@example.com'), 'instagram',
           '@filled' || n, 'filled' || n, 'https://instagram.com/x', 'Filled.', ' filled' || n, 100, 'posted',
           now() - n * interval '1 minute', now(), now() - n * interval '1 minute', now()
      from generate_series(1, ${rows}) n`);
  await client.query(`
    insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps,
                           dispute_days, escrow_days, created_at, dispute_start, dispute_end, auto_complete_at, search_text)
    select gen_random_uuid(), b.id, s.id, 'pending', 'instagram', '@filled' || n, 100, 1000, 7, 7, at.t, at.t,
           at.t + interval '7 days', at.t + interval '7 days', '@filled' || n
      from generate_series(1, ${rows}) n
      join users b on b.email = 'filled' || (1 + n % 50) || '@example.com'
      join users s on s.email = 'filled' || (51 + n % 50) || '@example.com',
           lateral (select now() - n * interval '1 minute' as t) at`);
  await client.query(
    `update purchases set status = 'disputed', dispute_status = 'open' where number % 3 = 0`,
  );
  await client.query(`
    insert into tickets (id, user_id, subject, category, priority, status, created_at, updated_at, search_text)
    select gen_random_uuid(), (select id from users where email = 'filled' || (1 + n % 50) || '@example.com'),
           'Filled ' || n, 'other', 'low', 'open', now(), now(), 'filled ' || n
      from generate_series(1, ${rows}) n`);
  await client.query(
    `insert into reports (id, target_type, title, added_by, reporter, reason, description, snapshot, priority, reported_at)
     select gen_random_uuid(), 'listing', 'Filled ' || n, $1, 'Somebody', 'Spam', 'Filled.', '{}', 'low', now()
       from generate_series(1, ${rows}) n`,
    [viewerId],
  );
  await client.query(
    `insert into payments (id, user_id, reference, amount_kobo, created_at)
     select gen_random_uuid(), $1, 'fund-' || gen_random_uuid(), 100, now() from generate_series(1, ${rows}) n`,
    [viewerId],
  );
  await client.query(
    `insert into withdrawals (id, user_id, method, amount_kobo, fee_kobo, net_kobo, status, destination, reference,
                              created_at)
     select gen_random_uuid(), $1, 'bank', 200, 100, 100, 'requested', 'GTBank', 'wd_' || md5(n::text), now()
       from generate_series(1, ${rows}) n`,
    [viewerId],
  );
  await client.query(`
    insert into seller_applications (id, user_id, status, first_name, last_name, email, created_at, changed_at,
                                     submitted_at)
    select gen_random_uuid(), id, 'pending', name, 'Filled', email, now(), now(), now() - number * interval '1 minute'
      from users where email like 'filled%'`);
  await client.query('select ledger_open_wallet($1)', [viewerId]);
  await client.query(
    `select ledger_post('fill:' || n, 'fill', null, '', now(), array['bank', 'wallet'], array[null, $1]::uuid[],
                        array[-100, 100]) from generate_series(1, 1000) n`,
    [viewerId],
  );
  await client.query('analyze');
  await client.end();
}
