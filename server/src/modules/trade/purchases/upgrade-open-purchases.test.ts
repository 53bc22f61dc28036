import { dayMs } from '@oja/contract/durations';
import pg from 'pg';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { addOldSellers, fillOldWallet, payOldPurchases } from '../../../../test/old-rows.ts';
import { completePurchases } from './index.ts';

/** The last migration before purchases had a stage, a hand-over and cover. */
const lastMigration = '0088_open_purchases_of_buyers.sql';

let movedBefore: unknown;
const oja = await startOja({ upgradeFrom: { lastMigration, fill: fillBeforeStages } });

/** A purchase that is pending, one under dispute and one that is completed, as that version wrote them. */
async function fillBeforeStages(client: pg.Client): Promise<void> {
  await addOldSellers(client, ['Abike', 'Seun']);
  await client.query(`
    insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps, dispute_days, escrow_days,
                           created_at, dispute_start, dispute_end, auto_complete_at)
    select gen_random_uuid(), b.id, s.id, 'pending', 'instagram', handle, 100000, 1000, 7, 7, now(), now(),
           now() + interval '7 days', now() + interval '7 days'
      from users b, users s, unnest(array['@open', '@done', '@argued']) handle
     where b.name = 'Abike' and s.name = 'Seun'`);
  await client.query(
    `update purchases set status = 'disputed', dispute_status = 'open' where handle = '@argued'`,
  );
  await client.query(`
    insert into disputes (id, purchase_id, buyer_id, status, reason, description, opened_at, seller_due_at, staff_due_at)
    select gen_random_uuid(), id, buyer_id, 'open', 'other', 'It is not right.', now(), now() + interval '3 days',
           now() + interval '5 days' from purchases where status = 'disputed'`);
  await fillOldWallet(client, { name: 'Abike', kobo: 300_000 });
  await payOldPurchases(client);
  await client.query(`
    select ledger_post('purchase:' || id || ':settle', 'purchase_sale', id, 'Sale of ' || handle, now(),
                       array['escrow', 'wallet', 'platform_fees'], array[id, seller_id, null],
                       array[-price_kobo, price_kobo - price_kobo / 10, price_kobo / 10])
      from purchases where handle = '@done'`);
  await client.query(`
    update purchases set status = 'completed', settled_at = now(), settled_by = 'buyer', fee_kobo = price_kobo / 10,
           payout_kobo = price_kobo - price_kobo / 10 where handle = '@done'`);
  movedBefore = await entriesOf(client);
}

async function entriesOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query(
    `select a.kind, a.owner_id, e.amount from ledger_entries e join ledger_accounts a on a.id = e.account_id order by e.id`,
  );
  return rows;
}

async function purchases() {
  const rows = await oja.deps.db
    .selectFrom('purchases')
    .select(['handle', 'status', 'stage', 'handoverKind', 'mailbox', 'coverDays', 'payoutKobo'])
    .orderBy('handle')
    .execute();
  return rows.map(({ handle, ...row }) => [handle, row]);
}

const terms = { handoverKind: 'credentials', mailbox: null, coverDays: 0 };

test('purchases made before keep their terms and move nothing', async () => {
  expect(await purchases()).toEqual([
    ['@argued', { status: 'disputed', stage: 'inspecting', ...terms, payoutKobo: null }],
    ['@done', { status: 'completed', stage: 'settled', ...terms, payoutKobo: 90_000 }],
    ['@open', { status: 'pending', stage: 'inspecting', ...terms, payoutKobo: null }],
  ]);
  const client = new pg.Client({ connectionString: oja.ownerUrl });
  await client.connect();
  expect(await entriesOf(client)).toEqual(movedBefore);
  await client.end();
  await expectCleanLedger(oja);
});

test('those that are open end as they would have ended', async () => {
  const ahead = 7 * dayMs + Date.now() - oja.clock.now.getTime();
  oja.clock.advance(ahead);
  await completePurchases.run(oja.deps, {}, { number: 1, last: true });
  expect((await purchases()).at(-1)).toEqual([
    '@open',
    { status: 'completed', stage: 'settled', ...terms, payoutKobo: 90_000 },
  ]);
  await expectCleanLedger(oja);
});
