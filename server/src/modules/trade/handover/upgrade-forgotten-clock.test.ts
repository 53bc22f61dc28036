import { dayMs } from '@oja/contract/durations';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { addOldSellers, fillOldWallet, payOldPurchases } from '../../../../test/old-rows.ts';
import { findShippedPlan } from '../../../domain/handover/shipped-plans/index.ts';
import { watchHandovers } from './index.ts';

/** The last migration before every step that was missed was looked at. */
const lastMigration = '0162_recipients_of_withdrawals.sql';
const oja = await startOja({ upgradeFrom: { lastMigration, fill: fillForgotten } });

/** A hand-over that the clock was not going to look at again. */
async function fillForgotten(client: pg.Client): Promise<void> {
  await addOldSellers(client, ['Abike', 'Seun']);
  await client.query(`
    insert into purchases (id, buyer_id, seller_id, status, platform, handle, price_kobo, fee_bps, dispute_days, escrow_days,
                           created_at, dispute_start, dispute_end, auto_complete_at, stage, handover_kind)
    select gen_random_uuid(), b.id, s.id, 'pending', 'youtube', '@forgotten', 100000, 1000, 7, 7, now(), now(),
           now() + interval '30 days', now() + interval '30 days', 'handing_over', 'role'
      from users b, users s where b.name = 'Abike' and s.name = 'Seun'`);
  await client.query('insert into handovers (purchase_id, plan) select id, $1 from purchases', [
    JSON.stringify(findShippedPlan('youtube', 'role')),
  ]);
  await fillOldWallet(client, { name: 'Abike', kobo: 100_000 });
  await payOldPurchases(client);
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
