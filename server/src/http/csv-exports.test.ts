import { type EndpointName, endpoints } from '@oja/contract';
import { csvLine } from '@oja/contract/csv';
import type { Endpoint } from '@oja/contract/endpoint';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startOja } from '../../test/oja.ts';
import { buy, type Market, openMarket } from '../../test/purchases.ts';
import { openOne } from '../modules/talk/support/test-tickets.ts';

const oja = await startOja();
let market: Market;

const formula = '=HYPERLINK("http://evil.test")';
/** The cell in the file: text, whatever its first character. */
const harmless = csvLine([formula]).trim();

/** Every call that returns a spreadsheet; the wallet statement needs a month. */
const exports = Object.entries(endpoints)
  .filter(([, record]: [string, Endpoint]) => record.produces === 'text/csv')
  .map(([name]) => name as EndpointName)
  .filter((name) => name !== 'walletStatement');

/** More rows than one batch. */
const many = 1_200;

beforeAll(async () => {
  market = await openMarket(oja);
  const { seller, buyer, admin } = market;
  // The names are changed last, because the audit log would otherwise record them.
  await buy(market, { listing: { handle: formula, platform: 'facebook' } });
  const ticket = await openOne(oja, buyer, { subject: formula });
  const report = { type: 'user', target_id: seller.id, reason: 'Spam', description: formula } as const;
  await oja.call('submitReport', { token: buyer.token, body: report });
  const [stranger, colleague] = [await oja.person(), await oja.person({ role: 'moderator' })];
  await oja.call('banUser', {
    token: admin.token,
    params: { id: stranger.id },
    body: { reason: formula },
  });
  const answer = { token: colleague.token, params: { id: ticket.id }, body: { text: 'Try again.' } };
  await oja.call('answerTicket', answer);
  const { db } = oja.deps;
  await sql`update users set name = ${formula}, nickname = 'x'
     where id in (${buyer.id}, ${seller.id}, ${colleague.id})`.execute(db);
  await sql`
    insert into payments (id, user_id, reference, amount_kobo, status, parked_kobo, parked_why, created_at, settled_at)
    values (gen_random_uuid(), ${buyer.id}, 'parked', 100, 'parked', 90, 'Another amount', now(), now())`.execute(
    db,
  );
  await sql`
    insert into sign_in_failures (email, door, counter, source, failures, last_failed_at)
    values (${formula}, 'user', 'network', '203.0.113.7', 1, now())`.execute(db);
  await sql`
    insert into purchase_reveals (purchase_id, what, happened_at, address)
    select id, 'shown', now(), '127.0.0.1' from purchases`.execute(db);
  await sql`update plans set name = ${formula}`.execute(db);
  await sql`
    insert into withdrawals (id, user_id, method, amount_kobo, fee_kobo, net_kobo, status, destination, reference,
                             created_at, settled_at, destination_usable_from)
    select gen_random_uuid(), ${buyer.id}, 'bank', 100000 + n % 7, 5000, 95000 + n % 7, 'paid', ${formula},
           'reference-number-' || n, date_trunc('second', now()) - (n / 10) * interval '1 minute', now(), '2020-01-01'
      from generate_series(1, ${many}) n`.execute(db);
  await sql`
    insert into seller_applications (id, user_id, status, first_name, last_name, created_at, changed_at, submitted_at)
    values (gen_random_uuid(), ${buyer.id}, 'pending', ${formula}, 'Obi', now(), now(), now())`.execute(db);
  await sql`
    insert into webhook_deliveries (id, event, payload, status, last_fault, created_at)
    values (gen_random_uuid(), 'user.registered', '{}', 'failed', ${formula}, now())`.execute(db);
  await sql`
    insert into listings (id, seller_id, platform, handle, handle_key, url, description, search_text, price_kobo, status,
                          created_at, submitted_at, updated_at)
    select gen_random_uuid(), ${seller.id}, case n % 3 when 0 then 'tiktok' when 1 then 'youtube' else 'telegram' end,
           '@many' || n, 'many' || n, 'https://example.com', '', ' ', 100000 * (1 + n % 5), 'draft', now(),
           date_trunc('second', now()) - (n / 10) * interval '1 minute', now()
      from generate_series(1, ${many}) n`.execute(db);
});

const tokenFor = (name: EndpointName) => {
  if (name === 'exportPurchases') return market.buyer.token;
  return name === 'exportSales' ? market.seller.token : market.admin.token;
};
const take = (name: EndpointName, query: Record<string, string> = {}) =>
  oja.callRaw(name, { token: tokenFor(name), query });

describe('every export', () => {
  test('is here', () => {
    expect(exports.toSorted()).toEqual([
      'exportApplications',
      'exportAuditEntries',
      'exportDeliveries',
      'exportFailedSignIns',
      'exportOperatorFigures',
      'exportParkedPayments',
      'exportPlans',
      'exportPurchases',
      'exportReports',
      'exportReveals',
      'exportSales',
      'exportStaffListings',
      'exportStaffProtection',
      'exportStaffSessions',
      'exportStaffTransactions',
      'exportTickets',
      'exportUsers',
      'exportWithdrawals',
    ]);
  });

  test.each(exports)('%s is an uncached file, sent in batches, with harmless cells', async (name) => {
    const { status, headers, text } = await take(name);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z_]+_2026-11-15\.csv"$/);
    expect(headers['cache-control']).toBe('no-store');
    // A reply with a content length was buffered in memory.
    expect(headers['content-length']).toBeUndefined();
    const record: Endpoint = endpoints[name];
    expect(`${record.producesExample}`.split('\r\n')[0]).toBe(text.split('\r\n')[0]);
    expect(text).toContain(harmless);
    expect(text).not.toMatch(/(^|,|")=HYPERLINK/m);
  });

  test.each(exports.filter((name) => !['exportPurchases', 'exportSales'].includes(name)))(
    '%s by staff is on record',
    async (name) => {
      const last = await oja.deps.db
        .selectFrom('auditLog')
        .select('position')
        .orderBy('position', 'desc')
        .executeTakeFirst();
      await take(name);
      const noted = await oja.deps.db
        .selectFrom('auditLog')
        .select(['action', 'actorId'])
        .where('position', '>', last?.position ?? 0)
        .execute();
      expect(noted).toEqual([
        { action: expect.stringMatching(/^[a-z_]+\.exported$/), actorId: market.admin.id },
      ]);
    },
  );
});

describe('a file of several parts', () => {
  const orders = (sorts: readonly string[]) =>
    sorts.flatMap((sort) => ['asc', 'desc'].map((direction) => ({ sort, direction })));

  test.each(orders(['created_at', 'price', 'platform', 'status']))(
    'has each listing once, by $sort $direction',
    async (query) => {
      const lines = (await take('exportStaffListings', query)).text.trim().split('\r\n').slice(1);
      expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(many + 1);
      expect(lines).toHaveLength(many + 1);
    },
  );

  test.each(orders(['date', 'amount']))('has each withdrawal once, by $sort $direction', async (query) => {
    const lines = (await take('exportWithdrawals', query)).text.trim().split('\r\n').slice(1);
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(many);
    const amounts = lines.map((line) => Number(/,(10\d\d(?:\.\d+)?),50,/.exec(line)?.[1]));
    const sign = query.direction === 'asc' ? 1 : -1;
    if (query.sort === 'amount')
      expect(amounts).toEqual(amounts.toSorted((one, other) => sign * (one - other)));
  });

  test('is the current filter', async () => {
    const { text } = await take('exportWithdrawals', { search: 'reference-number-77' });
    // 77 and 770 to 779.
    expect(text.trim().split('\r\n')).toHaveLength(12);
    const none = await take('exportApplications', { status: 'approved' });
    expect(none.text.trim().split('\r\n')).toHaveLength(1);
  });
});
