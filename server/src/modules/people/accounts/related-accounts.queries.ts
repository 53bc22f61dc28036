import type { AccountLink, RelatedAccount } from '@oja/contract/person-page';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** An address or browser of more accounts than this is a network or a shared computer, and says little. */
const manyAccounts = 10;
/** The latest addresses and browsers of a person; older ones say little too. */
const comparedAtMost = 20;
const sessionsAtMost = 500;

interface LinkRow extends Omit<RelatedAccount, 'links'> {
  kind: AccountLink;
  detail: string;
}

/** Every account that has something in common with this one, with what it is. Sure signs come first. */
export async function readRelatedAccounts(
  db: Db,
  userId: string,
): Promise<{ accounts: RelatedAccount[]; busyAddresses: number }> {
  const sure = await Promise.all([
    readSameBankAccounts(db, userId),
    readSamePhones(db, userId),
    readSameBrowsers(db, userId),
  ]);
  const addresses = await readSameAddresses(db, userId);
  return { accounts: groupByAccount([...sure.flat(), ...addresses.rows]), busyAddresses: addresses.busy };
}

/** How many other accounts have the bank account, the phone number or a browser of this one. */
export async function countSureLinks(db: Db, userId: string): Promise<number> {
  const rows = [
    ...(await readSameBankAccounts(db, userId)),
    ...(await readSamePhones(db, userId)),
    ...(await readSameBrowsers(db, userId)),
  ];
  return groupByAccount(rows).length;
}

function groupByAccount(rows: readonly LinkRow[]): RelatedAccount[] {
  const accounts = new Map<string, RelatedAccount>();
  for (const { kind, detail, ...account } of rows) {
    const known = accounts.get(account.id) ?? { ...account, links: [] };
    known.links.push({ kind, detail });
    accounts.set(account.id, known);
  }
  return [...accounts.values()];
}

const other = sql`u.id, u.name, u.email, u.role, u.status`;

/** Removed accounts count too: that two people used one bank account stays true. */
async function readSameBankAccounts(db: Db, userId: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select distinct ${other}, 'bank_account' as kind, b.bank_name || ', account ending in ' || b.last4 as detail
      from bank_accounts b join bank_accounts o on o.fingerprint = b.fingerprint and o.user_id <> b.user_id
      join users u on u.id = o.user_id and u.erased_at is null
     where b.user_id = ${userId} order by u.name, u.id limit 50`.execute(db);
  return rows;
}

async function readSamePhones(db: Db, userId: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select ${other}, 'phone' as kind, u.phone as detail from users me
      join users u on u.phone = me.phone and u.id <> me.id and u.phone <> '' and u.erased_at is null
     where me.id = ${userId} order by u.name, u.id limit 50`.execute(db);
  return rows;
}

async function readSameBrowsers(db: Db, userId: string): Promise<LinkRow[]> {
  const { rows } = await sql<LinkRow>`
    select distinct ${other}, 'browser' as kind, 'Signed in with the same browser' as detail
      from (select browser_id from device_tokens where user_id = ${userId}
             order by last_used_at desc limit ${sql.lit(comparedAtMost)}) mine
      join device_tokens o on o.browser_id = mine.browser_id and o.user_id <> ${userId}
      join users u on u.id = o.user_id and u.erased_at is null
     order by u.name, u.id limit 50`.execute(db);
  return rows;
}

/** Mobile networks give one address to thousands of people; such addresses are only counted. */
async function readSameAddresses(db: Db, userId: string): Promise<{ rows: LinkRow[]; busy: number }> {
  const { rows } = await sql<LinkRow & { accounts: number }>`
    with mine as (
      select address, max(created_at) as seen from (
        select address, created_at from sessions where user_id = ${userId} and address <> ''
         order by created_at desc limit ${sql.lit(sessionsAtMost)}) latest
       group by address order by seen desc limit ${sql.lit(comparedAtMost)})
    select ${other}, 'address' as kind, mine.address as detail, o.accounts
      from mine cross join lateral (
        select user_id, count(*) over () as accounts from (
          select distinct user_id from (
            select user_id from sessions where address = mine.address limit ${sql.lit(sessionsAtMost)}) sessions_there
           where user_id <> ${userId}) others limit ${sql.lit(manyAccounts + 1)}) o
      join users u on u.id = o.user_id and u.erased_at is null
     order by mine.seen desc, u.name, u.id`.execute(db);
  const isBusy = ({ accounts }: { accounts: number }) => accounts > manyAccounts;
  const busy = new Set(rows.filter(isBusy).map(({ detail }) => detail)).size;
  return { busy, rows: rows.filter((row) => !isBusy(row)).map(({ accounts: _, ...row }) => row) };
}
