import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

/**
 * The auditor. Each check counts violations; a clean ledger counts zero everywhere. Modules with money in their own
 * tables add checks that compare those tables with the ledger. Nothing is repaired here.
 */
export interface LedgerCheck {
  name: string;
  /** Returns one row with a column `faults`. */
  sql: string;
}

export const ledgerChecks: readonly LedgerCheck[] = [
  {
    name: 'all entries together sum to zero',
    sql: 'select (coalesce(sum(amount), 0) <> 0)::int as faults from ledger_entries',
  },
  {
    name: 'every transfer sums to zero and has at least two entries',
    sql: `select (select count(*) from (
                    select from ledger_entries group by transfer_id having sum(amount) <> 0 or count(*) < 2) x)
               + (select count(*) from ledger_transfers t
                   where not exists (select from ledger_entries e where e.transfer_id = t.id)) as faults`,
  },
  {
    name: 'the balance and the version of every strict account are those of its entries',
    sql: `select count(*) as faults from ledger_balances b left join (
            select account_id, sum(amount) as total, count(*) as entries, max(account_version) as newest
              from ledger_entries where account_version is not null group by account_id) e using (account_id)
          where b.balance <> coalesce(e.total, 0) or b.version <> coalesce(e.entries, 0)
             or b.version <> coalesce(e.newest, 0)`,
  },
  {
    name: 'the balance after each entry continues the one before',
    sql: `select count(*) as faults from (
            select balance_after - amount - lag(balance_after, 1, 0::bigint) over (
              partition by account_id order by account_version) as step
            from ledger_entries where account_version is not null) x where step <> 0`,
  },
  {
    name: 'every derived balance is the sum of its entries',
    sql: `select count(*) as faults from (
            select a.id, coalesce((select sum(amount) from ledger_entries e where e.account_id = a.id), 0) as entries,
                   ledger_balance(a.kind, a.owner_id) as balance
            from ledger_accounts a join ledger_chart c using (kind) where c.mode = 'derived') x
          where entries <> balance`,
  },
  {
    name: 'no strict balance is below zero',
    sql: 'select count(*) as faults from ledger_balances where balance < 0',
  },
  {
    name: 'the totals of every wallet are the sums of its entries',
    sql: `select count(*) as faults from (
            select account_id, kind, sum(greatest(amount, 0)) as credited, sum(greatest(-amount, 0)) as debited
              from (select e.account_id, t.kind, e.amount from ledger_entries e
                      join ledger_transfers t on t.id = e.transfer_id join ledger_accounts a on a.id = e.account_id
                     where a.kind = 'wallet') x group by account_id, kind) entries
          full join (
            select account_id, kind, sum(credited) as credited, sum(debited) as debited
              from ledger_totals group by account_id, kind) totals using (account_id, kind)
          where (entries.credited, entries.debited) is distinct from (totals.credited, totals.debited)`,
  },
  {
    name: 'strict accounts, and only they, have a balance row',
    sql: `select count(*) as faults from ledger_accounts a join ledger_chart c using (kind)
          left join ledger_balances b on b.account_id = a.id where (c.mode = 'strict') <> (b.account_id is not null)`,
  },
];

export interface CheckResult {
  name: string;
  faults: number;
}

/** Runs the checks on one snapshot, so that transfers in progress do not look like faults. */
export async function runLedgerChecks(db: Db, checks: readonly LedgerCheck[]): Promise<CheckResult[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      // Reading a ledger of many years takes longer than the statement timeout of requests.
      await sql`set local statement_timeout = '10min'`.execute(tx);
      await sql`set local work_mem = '256MB'`.execute(tx);
      const results: CheckResult[] = [];
      for (const check of checks) results.push({ name: check.name, faults: await countFaults(tx, check) });
      return results;
    });
}

export async function findLedgerFaults(
  db: Db,
  checks: readonly LedgerCheck[] = ledgerChecks,
): Promise<CheckResult[]> {
  const results = await runLedgerChecks(db, checks);
  return results.filter((result) => result.faults !== 0);
}

async function countFaults(tx: Tx, check: LedgerCheck): Promise<number> {
  const { rows } = await sql.raw<{ faults: number }>(check.sql).execute(tx);
  return rows[0]?.faults ?? 0;
}
