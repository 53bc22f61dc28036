import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { setRole } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import {
  addAdmin,
  addBuyer,
  addTrader,
  buy,
  buyAndDispute,
  changeSettings,
  dispute,
  openMarket,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { expectNoDeadlocks } from '../../../../test/storm.ts';
import { together } from '../../../../test/together.ts';
import { withdrawalKit } from '../../money/payouts/test-withdrawals.ts';
import { confirmWithCover, decide, openClaimOf } from '../../trade/cover/test-cover.ts';

/** What a proposal is about ends otherwise while it waits. */
const oja = await startOjaWithPaystack();
const market = await openMarket(oja);
const [first, second] = [market.admin, await addAdmin(oja)];
const price = 1_000;
await changeSettings(oja, 'payment', { approvalThreshold: price, adjustmentLimit: 5_000 });
const { addPayee, withdraw } = withdrawalKit(oja);
afterEach(() => expectCleanLedger(oja));

const reason = 'As shown.';
const approve = (id: string, by = second) => oja.call('approveProposal', { token: by.token, params: { id } });
const rowOf = (id: string) =>
  oja.deps.db.selectFrom('approvals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function disputed() {
  const deal = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
  const { id } = await buyAndDispute(deal, { listing: { price } });
  return { ...deal, id };
}
async function propose(purchaseId: string, by = first): Promise<string> {
  const { body } = await oja.call('resolveDispute', {
    token: by.token,
    params: { purchase_id: purchaseId },
    body: { type: 'favor_buyer', details: reason, early_reason: reason },
  });
  return present(body.approval).id;
}
const withdrawDispute = (buyer: Person, id: string) =>
  oja.call('withdrawDispute', { token: buyer.token, params: { id } });

async function expectOvertaken(approvalId: string) {
  expect(await rowOf(approvalId)).toMatchObject({ status: 'overtaken', decidedBy: null });
  expect(refusalOf(await approve(approvalId))).toEqual([409, 'approval_ended']);
  const bell = await oja.call('listNotifications', { token: first.token });
  expect(bell.body.data.filter(({ event }) => event === 'approval_ended')).toContainEqual(
    expect.objectContaining({ text: expect.stringMatching(/ended otherwise/) }),
  );
}

test('the buyer withdraws the dispute, and a ruling about the next one can be proposed', async () => {
  const { id, buyer } = await disputed();
  const approvalId = await propose(id);
  expect((await withdrawDispute(buyer, id)).status).toBe(200);
  await expectOvertaken(approvalId);
  expect((await dispute({ ...market, buyer }, id)).status).toBe(200);
  expect(await propose(id)).not.toBe(approvalId);
});

test('the two sides settle', async () => {
  const { id, buyer, seller } = await disputed();
  const approvalId = await propose(id);
  const offered = await oja.call('proposeSettlement', {
    token: seller.token,
    params: { id },
    body: { refund_amount: 400 },
  });
  const settlement_id = present(offered.body.data.settlements[0]).id;
  const accepted = await oja.call('acceptSettlement', { token: buyer.token, params: { id, settlement_id } });
  expect(accepted.status).toBe(200);
  await expectOvertaken(approvalId);
});

test('the buyer confirms what staff want to cancel', async () => {
  const buyer = await addBuyer(oja, price);
  const { id } = await buy({ ...market, buyer }, { listing: { price } });
  const answer = await oja.call('cancelTransaction', {
    token: first.token,
    params: { id },
    body: { reason },
  });
  const approvalId = present(answer.body.approval).id;
  expect((await oja.call('confirmPurchase', { token: buyer.token, params: { id } })).status).toBe(200);
  await expectOvertaken(approvalId);
});

test('the owner cancels the withdrawal', async () => {
  const owner = await addPayee(10_000);
  const { id } = present((await withdraw(owner, price)).body.data);
  const answer = await oja.call('adminReleaseWithdrawal', {
    token: first.token,
    params: { id },
    body: { reason },
  });
  const approvalId = present(answer.body.approval).id;
  expect((await oja.call('cancelWithdrawal', { token: owner.token, params: { id } })).status).toBe(200);
  await expectOvertaken(approvalId);
});

test('the buyer withdraws the claim; until then the proposal leads to it', async () => {
  const buyer = await addBuyer(oja, price);
  const sides = { ...market, buyer };
  const claimId = await openClaimOf(sides, await confirmWithCover(sides, { price }));
  const approvalId = present((await decide(sides, claimId, { outcome: 'upheld' })).body.approval).id;
  const listed = await oja.call('listApprovals', { token: second.token });
  const shown = listed.body.data.find(({ id }) => id === approvalId);
  expect(shown?.page).toBe(`/admin/claims?claim=${claimId}`);
  const taken = await oja.call('withdrawClaim', { token: buyer.token, params: { id: claimId } });
  expect(taken.status).toBe(200);
  await expectOvertaken(approvalId);
});

const adjust = (id: string, amount: number) =>
  oja.call('adjustWallet', {
    token: first.token,
    params: { id },
    body: { kind: 'goodwill', direction: 'credit', amount, reason },
  });

test('the owner of a wallet closes the account', async () => {
  const person = await oja.person();
  const approvalId = present((await adjust(person.id, 200)).body.data.approval).id;
  expect((await oja.call('deleteUser', { token: person.token, body: {} })).status).toBe(200);
  await expectOvertaken(approvalId);
});

test('an adjustment above the limit of the moment is not approved', async () => {
  const person = await oja.person();
  const approvalId = present((await adjust(person.id, 5_000)).body.data.approval).id;
  await changeSettings(oja, 'payment', { adjustmentLimit: 4_999 });
  expect(refusalOf(await approve(approvalId))).toEqual([422, 'adjustment_too_large']);
  expect(await rowOf(approvalId)).toMatchObject({ status: 'waiting' });
  await changeSettings(oja, 'payment', { adjustmentLimit: 5_000 });
  expect((await approve(approvalId)).status).toBe(200);
});

test('one who escalated a dispute is not asked to approve the ruling while another could', async () => {
  const { id } = await disputed();
  const escalator = await oja.person({ role: 'trust' });
  const escalated = await oja.call('resolveDispute', {
    token: escalator.token,
    params: { purchase_id: id },
    body: { type: 'escalate', details: reason },
  });
  expect(escalated.status).toBe(200);
  const approvalId = await propose(id);
  const asked = await oja.deps.db
    .selectFrom('notifications')
    .select('userId')
    .where('event', '=', 'approval_needed')
    .where('workId', '=', approvalId)
    .execute();
  expect(asked).toEqual([{ userId: second.id }]);
  expect(refusalOf(await approve(approvalId, escalator))).toEqual([403, 'another_admin_needed']);
  expect((await approve(approvalId)).status).toBe(200);
});

test('where no one else is left but a party, the one who escalated approves', async () => {
  const { id, seller } = await disputed();
  const escalated = await oja.call('resolveDispute', {
    token: second.token,
    params: { purchase_id: id },
    body: { type: 'escalate', details: reason },
  });
  expect(escalated.status).toBe(200);
  await oja.deps.db.updateTable('users').set({ role: 'support' }).where('role', '=', 'trust').execute();
  await setRole(oja, seller.id, 'trust');
  expect((await approve(await propose(id))).status).toBe(200);
});

test('approval beside the withdrawal of the dispute: one of them counts, without a deadlock', {
  timeout: 180_000,
}, async () => {
  for (let round = 0; round < roundsOf(50); round += 1) {
    const { id, buyer } = await disputed();
    const approvalId = await propose(id);
    const [approved, taken] = await together(round, [
      () => approve(approvalId),
      () => withdrawDispute(buyer, id),
    ]);
    expect([approved.status, taken.status].filter((status) => status === 200)).toHaveLength(1);
    expect((await rowOf(approvalId)).status).toBe(approved.status === 200 ? 'approved' : 'overtaken');
  }
  await expectNoDeadlocks(oja);
});
