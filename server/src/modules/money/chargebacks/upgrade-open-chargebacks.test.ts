import type pg from 'pg';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { addOldSellers } from '../../../../test/old-rows.ts';
import { settleChargeback } from './index.ts';

/** The last migration before chargebacks held payouts. */
const lastMigration = '0146_dispute_opened_by.sql';

const oja = await startOja({ upgradeFrom: { lastMigration, fill: fillBeforeHolds } });

/** A chargeback that is open and one that is won, as that version wrote them. */
async function fillBeforeHolds(client: pg.Client): Promise<void> {
  await addOldSellers(client, ['Abike', 'Seun']);
  await client.query(`
    insert into payments (id, user_id, reference, amount_kobo, status, created_at, settled_at)
    select gen_random_uuid(), id, 'paid by ' || name, 90000, 'paid', now(), now() from users`);
  await client.query(`
    select ledger_post('fund:' || reference, 'funding', id, 'Wallet funding by Paystack', now(),
                       array['bank', 'wallet'], array[null, user_id], array[-90000, 90000]) from payments`);
  await client.query(`
    insert into chargebacks (id, gateway_id, payment_id, user_id, amount_kobo, held_kobo, status, opened_at, settled_at)
    select gen_random_uuid(), u.name, p.id, u.id, 90000, 0, case u.name when 'Abike' then 'open' else 'won' end, now(),
           case u.name when 'Seun' then now() end
      from payments p join users u on u.id = p.user_id`);
}

const holds = () =>
  oja.deps.db
    .selectFrom('payoutHolds as h')
    .innerJoin('users as u', 'u.id', 'h.userId')
    .select(['u.name', 'h.reason'])
    .where('h.liftedAt', 'is', null)
    .execute();

test('a chargeback that was open before holds payouts from the upgrade until it is settled', async () => {
  expect(await holds()).toEqual([{ name: 'Abike', reason: 'chargeback' }]);
  await expectCleanLedger(oja);
  expect(await settleChargeback(oja.deps, { gatewayId: 'Abike', outcome: 'won' })).toBe(true);
  expect(await holds()).toEqual([]);
  await expectCleanLedger(oja);
});
