import type pg from 'pg';

/** Rows as earlier versions wrote them, for tests of an upgrade. */

export async function addOldSellers(client: pg.Client, names: readonly string[]): Promise<void> {
  await client.query(
    `insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at)
     select gen_random_uuid(), name || '@example.com', name, name, '', 'seller', name, now()
       from unnest($1::text[]) name`,
    [names],
  );
}

export async function fillOldWallet(
  client: pg.Client,
  { name, kobo }: { name: string; kobo: number },
): Promise<void> {
  await client.query(
    `select ledger_post('opening:' || id, 'opening_balance', id, 'Opening balance', now(),
                        array['bank', 'wallet'], array[null, id], array[-$2::bigint, $2::bigint])
       from users where name = $1`,
    [name, kobo],
  );
}

/** Gives every purchase its account, and pays its price into escrow. */
export async function payOldPurchases(client: pg.Client): Promise<void> {
  await client.query(`
    insert into purchased_accounts (purchase_id, url, description, images)
    select id, 'https://instagram.com/x', 'Old goods.', '{}' from purchases`);
  await client.query(`
    select ledger_post('purchase:' || id || ':hold', 'purchase_hold', id, 'Purchase of ' || handle, now(),
                       array['wallet', 'escrow'], array[buyer_id, id], array[-price_kobo, price_kobo]) from purchases`);
}
