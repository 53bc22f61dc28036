import type { SearchGroup } from '@oja/contract/search';
import { CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { explaining } from '../../../../test/explaining.ts';
import { fillTables } from '../../../../test/fill-tables.ts';
import { startOja } from '../../../../test/oja.ts';
import { readSearchTerms } from '../../../domain/search/search-terms.ts';
import { limitStatements } from './search-everything.ts';
import { groupSearches } from './search-groups.ts';

/** Fills the tables far enough that PostgreSQL prefers the right index, then asks it how it would search them. */
const oja = await startOja();
const viewer = await oja.person({ role: 'seller' });
await fillWallet(oja.ownerUrl, viewer.id);
await fillTables(oja.ownerUrl, viewer.id);

/** What must serve the words of each group; the own rows are few, so the index of the person may serve them too. */
const wordIndexes: Partial<Record<SearchGroup, RegExp>> = {
  users: /users_search/,
  market: /market_search/,
  listings: /listings_handle_search/,
  transactions: /purchases_handle_search/,
  disputes: /purchases_handle_search/,
  tickets: /tickets_subject_search/,
  reports: /reports_search/,
  purchases: /purchases_handle_search|Index Cond: \(buyer_id/,
  sales: /purchases_handle_search|Index Cond: \(seller_id/,
  own_listings: /listings_seller/,
  own_tickets: /tickets_user/,
  conversations: /message_words_pkey/,
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

async function plansOf(
  group: SearchGroup,
  typed: string,
  { seqscan }: { seqscan: 'on' | 'off' },
): Promise<string[]> {
  const plans: string[] = [];
  await oja.deps.db.transaction().execute(async (tx) => {
    await limitStatements(tx);
    if (seqscan === 'off') await sql`set local enable_seqscan = off`.execute(tx);
    await groupSearches[group]({
      tx: tx.withPlugin(explaining(plans)),
      terms: readSearchTerms(typed),
      viewer,
      limit: 6,
    });
  });
  return plans;
}

/** The switch shows, in the test alone, whether an index serves what is read from tables that are small here. */
describe('every way to search is served by an index', () => {
  test.each(Object.keys(groupSearches) as SearchGroup[])('%s', async (group) => {
    const plans = await plansOf(group, 'zobomagic', { seqscan: 'off' });
    expect(plans.length).toBeGreaterThan(0);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
    const words = wordIndexes[group];
    if (words) expect(plans.some((plan) => words.test(plan))).toBe(true);
  });

  test.each(Object.entries(references))('%s by reference', async (group, { typed, index }) => {
    const plans = await plansOf(group as SearchGroup, typed, { seqscan: 'off' });
    expect(plans.some((plan) => index.test(plan))).toBe(true);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan/);
  });
});

const filled = 'users|listings|purchases|tickets|reports|payments|withdrawals|seller_applications';

describe('the planner takes the index of a filled table by itself', () => {
  test.each(Object.keys(groupSearches) as SearchGroup[])('%s', async (group) => {
    for (const typed of ['zobomagic', references[group]?.typed ?? 'zobo magic']) {
      const plans = await plansOf(group, typed, { seqscan: 'on' });
      for (const plan of plans) expect(plan).not.toMatch(new RegExp(`Seq Scan on (?:${filled})\\b`));
    }
  });

  test('for the rare word alone when the other words are common', async () => {
    const sent: CompiledQuery[] = [];
    const plans = await oja.deps.db.transaction().execute(async (tx) => {
      const recording: KyselyPlugin = {
        transformQuery: ({ node, queryId }) => {
          sent.push(tx.getExecutor().compileQuery(node, queryId));
          return node;
        },
        transformResult: async ({ result }) => result,
      };
      const search = { tx: tx.withPlugin(recording), terms: readSearchTerms('filled 777'), viewer, limit: 6 };
      await groupSearches.users(search);
      const last = sent.at(-1);
      if (last === undefined) throw new Error('The search sent no statement.');
      return tx.executeQuery<Record<string, string>>(
        CompiledQuery.raw(`explain ${last.sql}`, [...last.parameters]),
      );
    });
    const plan = plans.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Cond: \(search_text ~~ '%777%'/);
    expect(plan).toMatch(/Filter: .*%filled%/);
  });

  test('which a search leaves to it', async () => {
    const { rows } = await oja.deps.db.transaction().execute(async (tx) => {
      await limitStatements(tx);
      return sql`select current_setting('enable_seqscan') as seqscan,
                        current_setting('statement_timeout') as timeout`.execute(tx);
    });
    expect(rows).toEqual([{ seqscan: 'on', timeout: '500ms' }]);
  });
});

describe('what lies behind the newest rows is found, too', () => {
  const texts = {
    users: sql`search_text`,
    purchases: sql`lower(handle)`,
    tickets: sql`lower(subject)`,
    reports: sql`search_text`,
  };

  test.each([
    ['users', 'users', 'filled 777'],
    ['users', 'users', '499 example.com filled'],
    ['users', 'users', 'filled12'],
    ['transactions', 'purchases', 'filled123'],
    ['tickets', 'tickets', 'filled 333'],
    ['reports', 'reports', '4321 filled'],
  ] as const)('%s: the newest of %s with %j', async (group, table, typed) => {
    const words = typed.split(' ').map((word) => sql`${texts[table]} like ${`%${word}%`}`);
    // Some of them are far behind the newest thousand, where only the index finds them.
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)} where ${sql.join(words, sql` and `)}`.execute(oja.deps.db);
    const hits = await oja.deps.db
      .transaction()
      .execute((tx) => groupSearches[group]({ tx, terms: readSearchTerms(typed), viewer, limit: 5_000 }));
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  });
});

async function fillWallet(ownerUrl: string, viewerId: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('select ledger_open_wallet($1)', [viewerId]);
  await client.query(
    `select ledger_post('fill:' || n, 'fill', null, '', now(), array['bank', 'wallet'], array[null, $1]::uuid[],
                        array[-100, 100]) from generate_series(1, 1000) n`,
    [viewerId],
  );
  await client.end();
}
