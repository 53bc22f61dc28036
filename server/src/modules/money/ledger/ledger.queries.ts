import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { AccountKind, AccountRef } from '../../../domain/ledger/chart-of-accounts.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';

/** Balance in credit-positive kobo; zero for an account without entries. */
export async function readBalance(db: Db | Tx, account: AccountRef): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select ledger_balance(${account.kind}, ${account.ownerId}::uuid) as balance`.execute(db);
  return rows[0]?.balance ?? 0;
}

/** The wallet balances of several people; a missing one means zero. */
export async function readWalletBalances(
  db: Db | Tx,
  userIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ ownerId: string; balance: number }>`
    select a.owner_id as "ownerId", b.balance from ledger_accounts a
      join ledger_balances b on b.account_id = a.id
     where a.kind = 'wallet' and a.owner_id = any (${[...userIds]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.ownerId, row.balance]));
}

/** A column with the wallet balance of each row's user. */
export const walletBalanceOf = (userId: RawBuilder<unknown>): RawBuilder<number> => sql`coalesce((
  select b.balance from ledger_accounts a join ledger_balances b on b.account_id = a.id
   where a.kind = 'wallet' and a.owner_id = ${userId}), 0)`;

/** Wallets with money, as a table of owner and balance. */
export const fundedWallets = sql`(
  select a.owner_id, b.balance from ledger_balances b join ledger_accounts a on a.id = b.account_id
   where a.kind = 'wallet' and b.balance > 0)`;

const accountId = (account: AccountRef): RawBuilder<number> => sql`(
  select ledger_account_id(${account.kind}, ${account.ownerId}::uuid))`;

/** Strict accounts only: each of their entries carries the balance after it. */
export async function readBalancesAt(
  db: Db | Tx,
  account: AccountRef,
  moments: readonly Date[],
): Promise<number[]> {
  const { rows } = await sql<{ balance: number }>`
    select coalesce((select e.balance_after from ledger_entries e
                      where e.account_id = ${accountId(account)} and e.posted_at <= asked.moment
                      order by e.posted_at desc, e.id desc limit 1), 0) as balance
      from unnest(${[...moments]}::timestamptz[]) with ordinality as asked (moment, place)
     order by asked.place`.execute(db);
  return rows.map((row) => row.balance);
}

export interface BalanceSpan {
  closingKobo: number;
  /** The extremes, the balance at the beginning included. */
  highestKobo: number;
  lowestKobo: number;
}

/** The balance between each two consecutive moments, in one snapshot. Strict accounts only. */
export async function readBalanceSpans(
  db: Db | Tx,
  account: AccountRef,
  moments: readonly Date[],
): Promise<BalanceSpan[]> {
  const { rows } = await sql<{ closing: number; highest: number | null; lowest: number | null }>`
    select coalesce((select e.balance_after from ledger_entries e
                      where e.account_id = wallet.id and e.posted_at <= asked.moment
                      order by e.posted_at desc, e.id desc limit 1), 0) as closing,
           during.highest, during.lowest
      from (select moment, place, lag(moment) over (order by place) as before
              from unnest(${[...moments]}::timestamptz[]) with ordinality as given (moment, place)) asked
     cross join (select ${accountId(account)} as id) wallet
      left join lateral (select max(e.balance_after) as highest, min(e.balance_after) as lowest
                           from ledger_entries e
                          where e.account_id = wallet.id and e.posted_at > asked.before
                            and e.posted_at <= asked.moment) during on true
     order by asked.place`.execute(db);
  return rows.slice(1).map(({ closing, highest, lowest }, n) => {
    const opening = rows[n]?.closing ?? 0;
    return {
      closingKobo: closing,
      highestKobo: Math.max(opening, highest ?? opening),
      lowestKobo: Math.min(opening, lowest ?? opening),
    };
  });
}

export interface StatementLine {
  id: string;
  entryId: number;
  postedAt: Date;
  kind: string;
  key: string;
  subjectId: string | null;
  memo: string;
  amountKobo: number;
  balanceAfterKobo: number | null;
}

/** Public ids, both ends included. */
export interface IdRange {
  from: string;
  to: string;
}

export interface StatementPage {
  limit: number;
  /** Continues after the page that ended with this entry. */
  beforeEntry?: number | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
  sign?: 'credit' | 'debit' | undefined;
  /** In the memo, the key or the public id, or one of these public ids. */
  search?: string | undefined;
  ids?: IdRange | undefined;
  /** Only transfers of this kind and these subjects, or all except those. */
  subjects?: { kind: string; ids: readonly string[]; only: boolean } | undefined;
}

/** The entries of one account, newest first, each with the balance after it. */
export async function readStatement(
  db: Db | Tx,
  account: AccountRef,
  page: StatementPage,
): Promise<StatementLine[]> {
  return readLines(
    db,
    sql`
      from ledger_entries e
      join ledger_transfers t on t.id = e.transfer_id
     where e.account_id = ${accountId(account)} ${sql.join(conditionsOf(page), sql` `)}
     order by e.id desc limit ${sql.lit(page.limit)}`,
  );
}

/**
 * Entries of one account for a search: those of a reference by an index, at any time, and those of the latest whose
 * memo matches.
 */
export async function findStatementLines(
  db: Db | Tx,
  account: AccountRef,
  wanted: { ids: IdRange | undefined; key: string; memo: RawBuilder<unknown> | undefined; limit: number },
): Promise<StatementLine[]> {
  const { ids, key, memo, limit } = wanted;
  const matches = ids ? sql`t.public_id between ${ids.from} and ${ids.to}` : sql`t.key = ${key}`;
  const meant = await readLines(
    db,
    sql`
      from ledger_transfers t
      join ledger_entries e on e.transfer_id = t.id
     where ${matches} and e.account_id = ${accountId(account)}
     order by e.id desc limit ${sql.lit(limit)}`,
  );
  if (meant.length > 0 || memo === undefined) return meant;
  return readLines(
    db,
    sql`
      from (select * from ledger_entries where account_id = ${accountId(account)}
             order by id desc limit ${sql.lit(latestScanned)}) e
      join ledger_transfers t on t.id = e.transfer_id
     where ${memo}
     order by e.id desc limit ${sql.lit(limit)}`,
  );
}

const latestScanned = 1_000;

const lineColumns = sql`
  t.public_id as id, e.id as "entryId", e.posted_at as "postedAt", t.kind, t.key,
  t.subject_id as "subjectId", t.memo, e.amount as "amountKobo", e.balance_after as "balanceAfterKobo"`;

async function readLines(db: Db | Tx, lines: RawBuilder<unknown>): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`select ${lineColumns} ${lines}`.execute(db);
  return rows;
}

export interface WalletLine extends StatementLine {
  /** Whose wallet it is. */
  ownerId: string;
}

/** The latest entries of any wallet. Most entries belong to wallets, so few rows are skipped. */
export async function readLatestWalletLines(db: Db | Tx, limit: number): Promise<WalletLine[]> {
  const { rows } = await sql<WalletLine>`
    select ${lineColumns}, a.owner_id as "ownerId"
      from ledger_entries e
      join ledger_accounts a on a.id = e.account_id and a.kind = 'wallet'
      join ledger_transfers t on t.id = e.transfer_id
     order by e.id desc limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

function conditionsOf(page: StatementPage): RawBuilder<unknown>[] {
  const { beforeEntry, from, to, sign, search, ids, subjects } = page;
  const conditions: RawBuilder<unknown>[] = [];
  if (beforeEntry !== undefined) conditions.push(sql`and e.id < ${beforeEntry}`);
  if (from) conditions.push(sql`and e.posted_at >= ${from}`);
  if (to) conditions.push(sql`and e.posted_at < ${to}`);
  if (sign === 'credit') conditions.push(sql`and e.amount > 0`);
  if (sign === 'debit') conditions.push(sql`and e.amount < 0`);
  if (search) {
    const pattern = likeContains(search);
    const isAmong = ids ? sql`or t.public_id between ${ids.from} and ${ids.to}` : sql``;
    conditions.push(
      sql`and (t.memo ilike ${pattern} or t.key ilike ${pattern} or t.public_id::text ilike ${pattern} ${isAmong})`,
    );
  }
  if (subjects) {
    const among = sql`(t.kind = ${subjects.kind} and t.subject_id = any (${[...subjects.ids]}::uuid[]))`;
    conditions.push(subjects.only ? sql`and ${among}` : sql`and not coalesce(${among}, false)`);
  }
  return conditions;
}

export interface MonthTotal {
  kind: string;
  /** The first day of the month, in Lagos. */
  month: string;
  creditedKobo: number;
  debitedKobo: number;
}

/** Sums of a wallet by kind of transfer and month: a few rows, however long its statement is. */
export async function readMonthTotals(db: Db | Tx, account: AccountRef): Promise<MonthTotal[]> {
  const { rows } = await sql<MonthTotal>`
    select kind, month::text, credited as "creditedKobo", debited as "debitedKobo"
      from ledger_totals where account_id = ${accountId(account)} order by month`.execute(db);
  return rows;
}

export interface KindBalance {
  kind: AccountKind;
  class: 'liability' | 'revenue' | 'expense' | 'asset';
  balanceKobo: number;
}

/** Balances summed by kind of account, in credit-positive kobo; the total is zero. */
export async function readBalancesByKind(db: Db | Tx): Promise<KindBalance[]> {
  const { rows } = await sql<KindBalance>`
    select c.kind, c.class, (
             coalesce((select sum(b.balance) from ledger_accounts a join ledger_balances b on b.account_id = a.id
                        where a.kind = c.kind), 0)
           + coalesce((select sum(f.balance) from ledger_accounts a join ledger_folded f on f.account_id = a.id
                        where a.kind = c.kind), 0)
           + coalesce((select sum(d.amount) from ledger_accounts a join ledger_deltas d on d.account_id = a.id
                        where a.kind = c.kind), 0))::bigint as "balanceKobo"
      from ledger_chart c order by c.class, c.kind`.execute(db);
  return rows;
}

export async function countEntries(db: Db | Tx): Promise<number> {
  const { rows } = await sql<{ entries: number }>`select count(*) as entries from ledger_entries`.execute(db);
  return rows[0]?.entries ?? 0;
}
