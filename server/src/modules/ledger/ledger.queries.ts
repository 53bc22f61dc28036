import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';
import type { AccountRef } from '../../domain/ledger/chart-of-accounts.ts';

/** In credit-positive kobo; zero for an account that has never been used. */
export async function readBalance(db: Db | Tx, account: AccountRef): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select ledger_balance(${account.kind}, ${account.ownerId}::uuid) as balance`.execute(db);
  return rows[0]?.balance ?? 0;
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

/** The entries of one account, newest first, each with the balance after it. `beforeEntry` continues a page. */
export async function readStatement(
  db: Db | Tx,
  account: AccountRef,
  page: { limit: number; beforeEntry?: number; from?: Date; to?: Date },
): Promise<StatementLine[]> {
  const { rows } = await sql<StatementLine>`
    select t.public_id as id, e.id as "entryId", t.posted_at as "postedAt", t.kind, t.key,
           t.subject_id as "subjectId", t.memo, e.amount as "amountKobo", e.balance_after as "balanceAfterKobo"
      from ledger_entries e
      join ledger_transfers t on t.id = e.transfer_id
     where e.account_id = (select id from ledger_accounts
                            where kind = ${account.kind} and owner_id is not distinct from ${account.ownerId}::uuid)
       and e.id < ${page.beforeEntry ?? Number.MAX_SAFE_INTEGER}
       and t.posted_at >= ${page.from ?? new Date(0)} and t.posted_at < ${page.to ?? new Date('9999-01-01')}
     order by e.id desc limit ${page.limit}`.execute(db);
  return rows;
}
