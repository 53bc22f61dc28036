import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { buy, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

/** Purchases of accounts that are handed over by role or number: no login details move. */

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer } = market;
const listing = { platform: 'telegram', handover_kind: 'role', cover_days: 7 } as const;

test('an account without login details is bought, with its terms', async () => {
  const { id } = await buy(market, { listing });
  const row = await oja.deps.db
    .selectFrom('purchases')
    .select(['handoverKind', 'mailbox', 'coverDays'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ handoverKind: 'role', mailbox: null, coverDays: 7 });
  const { body } = await oja.call('showPurchase', { token: buyer.token, params: { id } });
  expect(body.data.listing).toMatchObject({ username: '', password: '' });
  const stored = await oja.deps.db
    .selectFrom('purchaseCredentials')
    .select('purchaseId')
    .where('purchaseId', '=', id)
    .execute();
  expect(stored).toEqual([]);
  await expectCleanLedger(oja);
});

test('its seller has no login details to replace in a dispute', async () => {
  const { id } = await buyAndDispute(market, { listing });
  const { body } = await oja.call('showCase', { token: seller.token, params: { purchase_id: id } });
  expect(body.data.actions).toEqual(['state', 'propose_settlement']);
  const answer = await oja.call('offerReplacement', {
    token: seller.token,
    params: { purchase_id: id },
    body: { username: 'name', password: 'word' },
  });
  expect(refusalOf(answer)).toEqual([409, 'replacement_impossible']);
});
