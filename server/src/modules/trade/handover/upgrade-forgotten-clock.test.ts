import { dayMs } from '@oja/contract/durations';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { findShippedPlan } from '../../../domain/handover/shipped-plans/index.ts';
import { watchHandovers } from './index.ts';

/** The last migration before every step that was missed was looked at. */
const lastMigration = '0162_recipients_of_withdrawals.sql';
const oja = await startOja({ upgradeFrom: { lastMigration, fill: fillForgotten } });

/** A hand-over that the clock was not going to look at again. */
async function fillForgotten(client: pg.Client): Promise<void> {
  await client.query(`
    insert into users (id, email, name, nickname, password_hash, role, referral_code, created_at)
    select gen_random_uuid(), name || '@example.com', name, name, '', 'seller', name, now()
      from unnest(array['Abike', 'Seun']) name`);
  await client.query(`
    insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps, dispute_days, escrow_days,
                           created_at, dispute_start, dispute_end, auto_complete_at, stage, handover_kind)
    select gen_random_uuid(), b.id, s.id, 'pending', 'youtube', '@forgotten', 100000, 1000, 7, 7, now(), now(),
           now() + interval '30 days', now() + interval '30 days', 'handing_over', 'role'
      from users b, users s where b.name = 'Abike' and s.name = 'Seun'`);
  await client.query(`
    insert into purchased_accounts (purchase_id, url, description, images)
    select id, 'https://youtube.com/@x', 'Old goods.', '{}' from purchases`);
  await client.query('insert into handovers (purchase_id, plan) select id, $1 from purchases', [
    JSON.stringify(findShippedPlan('youtube', 'role')),
  ]);
  await client.query(`
    select ledger_post('opening:' || id, 'opening_balance', id, 'Opening balance', now(),
                       array['bank', 'wallet'], array[null, id], array[-100000, 100000])
      from users where name = 'Abike'`);
  await client.query(`
    select ledger_post('purchase:' || id || ':hold', 'purchase_hold', id, 'Purchase of ' || handle, now(),
                       array['wallet', 'escrow'], array[buyer_id, id], array[-price_kobo, price_kobo]) from purchases`);
}

test('a hand-over that the clock forgot is looked at again, and ends', async () => {
  const status = async () =>
    (await oja.deps.db.selectFrom('purchases').select('status').executeTakeFirstOrThrow()).status;
  oja.clock.advance(Date.now() - oja.clock.now.getTime());
  await watchHandovers.run(oja.deps, {}, { number: 1, last: true });
  expect(await status()).toBe('pending');
  oja.clock.advance(2 * dayMs);
  await watchHandovers.run(oja.deps, {}, { number: 1, last: true });
  expect(await status()).toBe('cancelled');
  await expectCleanLedger(oja);
});
