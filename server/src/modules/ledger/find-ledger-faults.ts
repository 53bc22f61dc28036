import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';

/**
 * The auditor. Each check counts what must not exist; a clean ledger counts zero everywhere. Modules that keep money
 * in their own tables add checks that hold those tables against the ledger. Nothing is ever repaired here.
 */
export interface LedgerCheck {
  name: string;
  /** Answers one row with a column `faults`. */
  sql: string;
}

export const ledgerChecks: readonly LedgerCheck[] = [
  {
    name: 'all entries together sum to zero',
    sql: 'select (coalesce(sum(amount), 0) <> 0)::int as faults from ledger_entries',
  },
  {
    name: 'every transfer sums to zero and has at least two entries',
    sql: `select count(*) as faults from (
            select from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id
            group by t.id having coalesce(sum(e.amount), 0) <> 0 or count(e.id) < 2) x`,
  },
  {
    name: 'every strict balance is the sum of its entries',
    sql: `select count(*) as faults from (
            select from ledger_balances b left join ledger_entries e using (account_id)
            group by b.account_id having b.balance <> coalesce(sum(e.amount), 0)) x`,
  },
  {
    name: 'the versions of every strict account have no gap',
    sql: `select count(*) as faults from (
            select from ledger_balances b left join ledger_entries e using (account_id)
            group by b.account_id having b.version <> count(e.id) or b.version <> coalesce(max(e.account_version), 0)) x`,
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
    name: 'strict accounts, and only they, have a balance row',
    sql: `select count(*) as faults from ledger_accounts a join ledger_chart c using (kind)
          left join ledger_balances b on b.account_id = a.id where (c.mode = 'strict') <> (b.account_id is not null)`,
  },
];

export interface LedgerFault {
  check: string;
  faults: number;
}

/** Runs the checks on one snapshot, so that money in motion never looks like a fault. */
export async function findLedgerFaults(
  db: Db,
  checks: readonly LedgerCheck[] = ledgerChecks,
): Promise<LedgerFault[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const found: LedgerFault[] = [];
      for (const check of checks) {
        const faults = await countFaults(tx, check);
        if (faults !== 0) found.push({ check: check.name, faults });
      }
      return found;
    });
}

async function countFaults(tx: Tx, check: LedgerCheck): Promise<number> {
  const { rows } = await sql.raw<{ faults: number }>(check.sql).execute(tx);
  return rows[0]?.faults ?? 0;
}
