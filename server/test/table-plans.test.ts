import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../src/db/client.ts';
import type { Tx } from '../src/db/transaction.ts';
import { readParked } from '../src/modules/money/parked-payments/list-parked.ts';
import { findForStaff } from '../src/modules/money/payouts/withdrawal.queries.ts';
import { readRelatedAccounts } from '../src/modules/people/accounts/index.ts';
import { readQueue } from '../src/modules/people/applications/application-queue.queries.ts';
import { readAuditEntries } from '../src/modules/platform/audit/audit-entry.queries.ts';
import { findSubjects } from '../src/modules/platform/audit/find-subjects.queries.ts';
import { readHeldKobo, readStartedPurchases } from '../src/modules/platform/tallies/index.ts';
import { listDeliveries } from '../src/modules/platform/webhooks/delivery.queries.ts';
import { readRecords, type TableKind } from '../src/modules/portals/person-page/record-sources.ts';
import { readFailurePart } from '../src/modules/portals/security-center/failed-sign-ins.queries.ts';
import { readRevealPart } from '../src/modules/portals/security-center/reveals.queries.ts';
import { readProtectionPart } from '../src/modules/portals/security-center/staff-protection.queries.ts';
import { readSessionPart } from '../src/modules/portals/security-center/staff-sessions.queries.ts';
import { readTraders } from '../src/modules/portals/transactions/find-traders.ts';
import { countWaiting } from '../src/modules/portals/transactions/summarise-transactions.ts';
import {
  countTransactions,
  readTransactions,
} from '../src/modules/portals/transactions/transaction.queries.ts';
import { readUserPage } from '../src/modules/portals/users/user-list.queries.ts';
import { readReports } from '../src/modules/talk/reports/report.queries.ts';
import { readDesk } from '../src/modules/talk/support/desk.queries.ts';
import { findDuplicates } from '../src/modules/trade/listings/find-duplicates.ts';
import { readSimilar } from '../src/modules/trade/listings/market/similar-listings.ts';
import { readSellerRecord } from '../src/modules/trade/listings/seller-record.queries.ts';
import { readStaffPage } from '../src/modules/trade/listings/staff-listing.queries.ts';
import { paidToSameAccount } from '../src/modules/trade/recalls/shared-accounts.queries.ts';
import { lockSearches } from '../src/modules/trade/saved-searches/match-saved-searches.ts';
import { readSavedSearches } from '../src/modules/trade/saved-searches/saved-search.queries.ts';
import { explaining } from './explaining.ts';
import { fillTables } from './fill-tables.ts';
import { startOja } from './oja.ts';
import { inBothDirections, type PlanCase, personIndexes } from './plan-cases.ts';

/** Every order and filter of a growing staff table is served by an index, according to the query plan. */
const oja = await startOja();
const viewer = await oja.person({ role: 'seller' });
await fillTables(oja.ownerUrl, viewer.id);

const now = new Date();
const timeZone = 'Africa/Lagos';
const limit = 26;
const page = { offset: 3_000, limit: 15, total: 5_000 };

const person = await oja.person();
const someone = { userId: person.id, viewerId: viewer.id, after: { at: now, id: person.id }, limit: 6 };

const cases: PlanCase[] = [
  ...(Object.entries(personIndexes) as [TableKind, RegExp][]).map(([kind, index]) => ({
    name: `${kind} of a person`,
    index,
    read: (db: Db) => readRecords(db, kind, someone),
  })),
  {
    name: 'accounts of the same addresses',
    index: /sessions_address/,
    read: (db) => readRelatedAccounts(db, viewer.id),
  },
  {
    name: 'people who were paid to the same bank account',
    index: /withdrawals_user[\s\S]*withdrawals_of_recipient/,
    read: (db) => paidToSameAccount(person.id).execute(db),
  },
  ...inBothDirections(
    'users',
    {
      joined: /users_newest|users_number_key/,
      name: /users_by_name/,
      role: /Index Only Scan.* users_in_role_order/,
      status: /Index Only Scan.* users_in_status_order/,
    },
    (db, order) => readUserPage(db, order, page),
  ),
  {
    name: 'users of a day',
    index: /users_joined/,
    read: (db) => readUserPage(db, { joined: { from: '2026-01-01', to: '2026-01-02', timeZone } }, page),
  },
  {
    name: 'users of a status by role',
    index: /Index Only Scan.* users_in_(role|status)_order/,
    read: (db) => readUserPage(db, { sort: 'role', status: 'active' }, page),
  },
  {
    name: 'users by words',
    index: /users_search/,
    read: (db) => readUserPage(db, { search: 'zobomagic' }, page),
  },
  ...inBothDirections(
    'listings',
    {
      created_at: /Index Only Scan.* listings_in_time_order/,
      price: /Index Only Scan.* listings_in_price_order/,
      platform: /Index Only Scan.* listings_in_platform_order/,
      status: /Index Only Scan.* listings_by_status/,
    },
    (db, order) => readStaffPage(db, order),
  ),
  {
    name: 'listings that may be the same account',
    index: /listings_profile/,
    read: (db) =>
      findDuplicates(db, {
        id: viewer.id,
        platform: 'instagram',
        handleKey: 'lagosfoodie',
        url: 'https://instagram.com/lagosfoodie',
      }),
  },
  {
    name: 'listings like another one',
    index: /market_category_price[\s\S]*market_platform_price/,
    read: (db) =>
      readSimilar(db, {
        id: viewer.id,
        platform: 'instagram',
        category: 'Travel',
        priceKobo: 100,
        followers: null,
      }),
  },
  {
    name: 'the saved searches of a person',
    index: /saved_searches_once/,
    read: (db) => readSavedSearches(db, viewer.id),
  },
  {
    name: 'a batch of saved searches to compare with a listing',
    index: /saved_searches_alerting/,
    holdsOrder: true,
    read: (db) =>
      lockSearches(db as Tx, { listingId: viewer.id, sellerId: viewer.id, at: now, after: viewer.id }),
  },
  {
    name: 'the record of a seller',
    // No purchase of this database has ended, so the index of the buyers is as small as that of the sellers.
    index: /_settled on purchases[\s\S]*conversations_seller/,
    read: (db) => readSellerRecord(db, viewer.id).catch(() => undefined),
  },
  ...inBothDirections(
    'tickets',
    {
      due: /tickets_by_due/,
      priority: /tickets_by_priority/,
      status: /tickets_by_status/,
      updated: /tickets_by_update/,
      newest: /tickets_by_creation/,
      oldest: /tickets_by_creation/,
    },
    (db, order) => readDesk(db, { ...order, limit, now, viewerId: viewer.id }),
  ),
  ...(['TXN-4321', 'TKT-4321', 'wd_00ff', '@zobomagic'] as const).map((search) => ({
    name: `the audit log about ${search}`,
    index: /audit_log_subject/,
    read: (db: Db) => readAuditEntries(db, { search, viewerId: viewer.id }, { after: undefined, limit }),
  })),
  {
    name: 'the rows that TXN-4321 names',
    index: /purchases_number_key/,
    read: (db) => findSubjects(db, 'TXN-4321'),
  },
  {
    name: 'the rows that a handle names',
    index: /listings_handle_search[\s\S]*purchases_handle/,
    read: (db) => findSubjects(db, '@zobomagic'),
  },
  {
    name: 'the audit log by words',
    index: /audit_log_subject/,
    read: (db) =>
      readAuditEntries(db, { search: 'zobomagic', viewerId: viewer.id }, { after: undefined, limit }),
  },
  ...inBothDirections(
    'failed sign-ins',
    {
      last: /sign_in_failures_by_time/,
      failures: /sign_in_failures_by_count/,
      email: /sign_in_failures_by_email/,
    },
    (db, order) => readFailurePart(db, order, { now, limit }),
  ),
  {
    name: 'failed sign-ins by words',
    index: /sign_in_failures_search/,
    read: (db) => readFailurePart(db, { search: 'zobomagic' }, { now, limit }),
  },
  {
    name: 'locked accounts',
    index: /sign_in_failures_by_time.*[\s\S]*Index Cond/,
    read: (db) => readFailurePart(db, { state: 'locked' }, { now, limit }),
  },
  ...inBothDirections(
    'reveals',
    { date: /purchase_reveals_pkey/, what: /purchase_reveals_by_kind/ },
    (db, order) => readRevealPart(db, order, { limit }),
  ),
  {
    name: 'reveals of a kind',
    index: /purchase_reveals_by_kind/,
    read: (db) => readRevealPart(db, { what: 'shown' }, { limit }),
  },
  {
    name: 'reveals by words',
    index:
      /purchases_handle_search[\s\S]*purchase_reveals_purchase|purchase_reveals_purchase[\s\S]*purchases_handle_search/,
    read: (db) => readRevealPart(db, { search: 'zobomagic' }, { limit }),
  },
  {
    name: 'sessions of staff',
    index: /users_in_role_order|sessions_user/,
    read: (db) => readSessionPart(db, {}, { now, limit }),
  },
  {
    name: 'two-factor coverage',
    index: /users_in_role_order/,
    read: (db) => readProtectionPart(db, {}, { limit }),
  },
  ...inBothDirections(
    'deliveries',
    {
      made: /webhook_deliveries_newest/,
      event: /webhook_deliveries_by_event/,
      status: /webhook_deliveries_in_status_order/,
    },
    (db, order) => listDeliveries(db, { ...order, limit }),
  ),
  {
    name: 'deliveries by words',
    index: /webhook_deliveries_search/,
    read: (db) => listDeliveries(db, { search: 'zobomagic', limit }),
  },
  ...inBothDirections(
    'applications',
    { submitted: /seller_applications_by_time/, name: /seller_applications_by_name/ },
    (db, order) => readQueue(db, { ...order, limit }),
  ),
  {
    name: 'applications by experience',
    index: /seller_applications_by_experience/,
    read: (db) => readQueue(db, { experience: 'experienced', limit }),
  },
  ...inBothDirections(
    'withdrawals',
    { date: /withdrawals_/, amount: /withdrawals_by_amount/, status: /withdrawals_by_status/ },
    (db, order) => findForStaff(db, { ...order, limit, timeZone }),
  ),
  ...inBothDirections(
    'transactions',
    {
      date: /purchases_by_date/,
      amount: /purchases_by_amount/,
      status: /purchases_by_status/,
      platform: /purchases_by_platform/,
      disputeStatus: /purchases_by_dispute/,
    },
    (db, order) => readTransactions(db, { ...order, limit, now, timeZone }),
  ),
  ...(['zobomagic', '@zobomagic', 'Zobo Magic'] as const).map((search) => ({
    name: `transactions by the words ${search}`,
    index: /purchases_handle_search/,
    read: (db: Db) => readTransactions(db, { search, limit, now, timeZone }),
  })),
  ...(['TXN-4321', 'TXN-00', 'TXN-42'] as const).map((search) => ({
    name: `transactions by the id ${search}`,
    index: /purchases_number_key/,
    read: (db: Db) => readTransactions(db, { search, limit, now, timeZone }),
  })),
  {
    name: 'the largest transactions of a short time',
    // Whichever of those that hold the time.
    index: /Sort Key: p.price_kobo[\s\S]*purchases_by_[\s\S]*Index Cond: \(created_at >=/,
    read: (db) => readTransactions(db, { period: '7d', sort: 'amount', limit, now, timeZone }),
  },
  {
    name: 'the largest transactions of some days',
    index: /Sort Key: p.price_kobo[\s\S]*purchases_by_[\s\S]*Index Cond: \(\(created_at >=/,
    read: (db) =>
      readTransactions(db, {
        date_from: '2026-01-01',
        date_to: '2026-01-02',
        sort: 'amount',
        limit,
        now,
        timeZone,
      }),
  },
  {
    name: 'transactions of rare amounts, newest first',
    index: /purchases_by_amount/,
    read: (db) => readTransactions(db, { amount_from: 5, amount_to: 6, limit, now, timeZone }),
  },
  {
    name: 'how many transactions there are of rare amounts',
    index: /purchases_by_amount/,
    read: (db) => countTransactions(db, { amount_from: 5, amount_to: 6, now, timeZone }),
  },
  {
    name: 'transactions of some days, newest first',
    index: /purchases_by_date/,
    holdsOrder: true,
    read: (db) =>
      readTransactions(db, { date_from: '2026-01-01', date_to: '2026-01-02', limit, now, timeZone }),
  },
  {
    name: 'withdrawals of rare amounts, newest first',
    index: /withdrawals_by_amount/,
    read: (db) => findForStaff(db, { amount_from: 5, amount_to: 6, limit, timeZone }),
  },
  {
    name: 'withdrawals of some days, newest first',
    index: /withdrawals_newest/,
    read: (db) => findForStaff(db, { date_from: '2026-01-01', date_to: '2026-01-02', limit, timeZone }),
  },
  { name: 'people for a sale', index: /users_search/, read: (db) => readTraders(db, 'zobomagic') },
  {
    name: 'people for a sale by letters of everybody',
    index: /users_by_name/,
    holdsOrder: true,
    read: (db) => readTraders(db, 'fi'),
  },
  {
    name: 'how many transactions a search finds',
    index: /purchases_handle_search/,
    read: (db) => countTransactions(db, { search: 'zobomagic', now, timeZone }),
  },
  {
    name: 'the figures above the transactions',
    index: /tallies_pkey/,
    read: (db) => readStartedPurchases(db, '2025-11-15'),
  },
  { name: 'what is held in escrow', index: /tallies_pkey/, read: (db) => readHeldKobo(db) },
  {
    name: 'disputes that wait',
    index: /purchases_by_dispute|purchases_disputed/,
    read: (db) => countWaiting(db),
  },
  ...inBothDirections(
    'parked payments',
    { parked: /payments_parked_by_time/, received: /payments_parked_by_amount/ },
    (db, order) => readParked(db, { ...order, limit }),
  ),
  ...inBothDirections('reports', { newest: /reports_/, priority: /reports_urgent/ }, (db, order) =>
    readReports(db, { ...order, limit, viewerId: viewer.id }),
  ),
];

test.each(cases)('$name', async ({ read, index, holdsOrder = false }) => {
  const plans: string[] = [];
  await oja.deps.db.connection().execute(async (connection) => {
    // What no index serves shows up, however small the table of a test is.
    await sql`select set_config('enable_seqscan', 'off', false), set_config('enable_sort', ${holdsOrder ? 'off' : 'on'}, false)`.execute(
      connection,
    );
    try {
      await read(connection.withPlugin(explaining(plans)) as Db);
    } finally {
      await sql`reset enable_seqscan`.execute(connection);
      await sql`reset enable_sort`.execute(connection);
    }
  });
  const plan = plans.at(-1) ?? '';
  expect(plan).toMatch(index);
  // Changes of sums are folded every minute, so there are never many to read.
  expect(plan).not.toMatch(/Seq Scan on (?!tally_changes)/);
});
