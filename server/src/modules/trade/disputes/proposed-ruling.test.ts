import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import {
  addAdmin,
  buy,
  changeSettings,
  dispute,
  openMarket,
  statusOfPurchase,
  withNewBuyer,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { liftHold, placeHold } from '../../money/payouts/index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const second = await addAdmin(oja);
await changeSettings(oja, 'payment', { approvalThreshold: 1_000, appealThreshold: 1_000_000 });

/** A disputed purchase and the proposal of one administrator to pay the seller. */
async function propose() {
  const shop = await withNewBuyer(market);
  const { id } = await buy(shop, { listing: { price: 5_000 } });
  await dispute(shop, id, { reason: 'not_as_described', description: 'Half of the followers are gone.' });
  const { body } = await oja.call('resolveDispute', {
    token: market.admin.token,
    params: { purchase_id: id },
    body: {
      type: 'favor_seller',
      details: 'The followers are all there.',
      early_reason: 'The seller proved it by ticket.',
    },
  });
  return { shop, id, approvalId: present(body.approval).id };
}

const approve = (id: string) => oja.call('approveProposal', { token: second.token, params: { id } });

test('a ruling that was proposed about one dispute is not carried out on the next', async () => {
  const { shop, id, approvalId } = await propose();
  const withdrawn = await oja.call('withdrawDispute', { token: shop.buyer.token, params: { id } });
  expect(refusalOf(withdrawn)).toEqual([200, undefined]);
  await dispute(shop, id, { reason: 'account_recovered', description: 'The seller took it back today.' });
  const refused = await approve(approvalId);
  expect(refusalOf(refused)).toEqual([409, 'approval_ended']);
  expect(await statusOfPurchase(oja, id)).toBe('disputed');
  expect(await oja.deps.db.selectFrom('rulings').select('id').where('purchaseId', '=', id).execute()).toEqual(
    [],
  );
  await expectCleanLedger(oja);
});

test('a proposal from before the dispute was stored with it is refused', async () => {
  const { id, approvalId } = await propose();
  await asOwner(oja, `update approvals set payload = payload - 'disputeId' where id = '${approvalId}'`);
  expect(refusalOf(await approve(approvalId))).toEqual([409, 'purchase_state_conflict']);
  expect(await statusOfPurchase(oja, id)).toBe('disputed');
});

test('the second member of staff reads that a bank began to ask the buyer for a payment back', async () => {
  const { shop, approvalId } = await propose();
  const factsOf = async () => {
    const { body } = await oja.call('listApprovals', { token: second.token });
    return body.data.find((row) => row.id === approvalId)?.facts.map(({ name }) => name);
  };
  expect(await factsOf()).not.toContain('Bank');
  const hold = { userId: shop.buyer.id, subjectId: crypto.randomUUID(), at: oja.clock.now };
  await inTransaction(oja.deps.db, (tx) => placeHold(tx, { ...hold, reason: 'chargeback' }));
  expect(await factsOf()).toContain('Bank');
  await inTransaction(oja.deps.db, (tx) => liftHold(tx, hold));
});

test('a ruling about the present dispute is carried out', async () => {
  const { id, approvalId } = await propose();
  expect(refusalOf(await approve(approvalId))).toEqual([200, undefined]);
  expect(await statusOfPurchase(oja, id)).toBe('completed');
  await expectCleanLedger(oja);
});
