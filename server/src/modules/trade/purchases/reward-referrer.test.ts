import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { addBuyer, addTrader, buy, changeSettings, dispute, openMarket } from '../../../../test/purchases.ts';
import { releaseCover } from '../cover/index.ts';
import { confirmWithCover, decide, openClaimOf } from '../cover/test-cover.ts';
import { payReward } from './reward-referrer.ts';

/** The reward for the person who referred a buyer. */
const oja = await startOja();
const market = await openMarket(oja);
const { buyer, admin } = market;

const refer = async (referrerId: string) => {
  const friend = await addBuyer(oja, 10_000);
  await asOwner(oja, 'update users set referred_by = $1 where id = $2', [referrerId, friend.id]);
  return friend;
};
const complete = async (friend: typeof buyer, from = market, price = 5_000) => {
  const { id } = await buy(from, { buyer: friend, listing: { price } });
  await oja.call('confirmPurchase', { token: friend.token, params: { id } });
  await oja.runJobs();
  return id;
};

test('is paid when the first purchase of a friend completes, once, from the marketing account', async () => {
  const referrer = await addBuyer(oja, 1);
  const friend = await refer(referrer.id);
  await complete(friend);
  expect(await availableOf(oja, referrer)).toBe(501);
  await complete(friend);
  expect(await availableOf(oja, referrer)).toBe(501);
  const { body } = await oja.call('walletHistory', { token: referrer.token });
  expect(body.data[0]).toMatchObject({ type: 'reward', title: 'Referral reward', amount: 500 });
  const notifications = await oja.call('listNotifications', { token: referrer.token });
  expect(notifications.body.data[0]?.event).toBe('referral_rewarded');
  await expectCleanLedger(oja);
});

test('stands beside the friends who joined, with those who bought nothing yet', async () => {
  const referrer = await addBuyer(oja, 1);
  const referrals = async () => (await oja.call('listReferrals', { token: referrer.token })).body.data;
  expect(await referrals()).toEqual({
    reward: 500,
    minimum_price: 5_000,
    joined: 0,
    earned: 0,
    friends: [],
  });
  const first = await refer(referrer.id);
  oja.clock.advance(1_000);
  await refer(referrer.id);
  await complete(first);
  const { joined, earned, friends } = await referrals();
  expect([joined, earned, friends.map(({ reward }) => reward)]).toEqual([2, 500, [null, 500]]);
});

test('is not paid for a refund, and follows the setting', async () => {
  const referrer = await addBuyer(oja, 1);
  const friend = await refer(referrer.id);
  const { id } = await buy(market, { buyer: friend, listing: { price: 1_000 } });
  await oja.call('cancelTransaction', {
    token: admin.token,
    params: { id },
    body: { reason: 'Called off.' },
  });
  await oja.runJobs();
  expect(await availableOf(oja, referrer)).toBe(1);
  await changeSettings(oja, 'naira', { referralReward: 750 });
  await complete(friend);
  await changeSettings(oja, 'naira', { referralReward: 500 });
  expect(await availableOf(oja, referrer)).toBe(751);
});

test('follows the first purchase that leaves the minimum price after refunds, and none before', async () => {
  const referrer = await addBuyer(oja, 1);
  const friend = await refer(referrer.id);
  await complete(friend, market, 1);
  await complete(friend, market, 4_999);
  expect(await availableOf(oja, referrer)).toBe(1);
  const refunded = await buy(market, { buyer: friend, listing: { price: 5_000 } });
  await dispute({ ...market, buyer: friend }, refunded.id);
  const resolved = await oja.call('resolveDispute', {
    token: admin.token,
    params: { purchase_id: refunded.id },
    body: { type: 'partial_refund', refund_amount: 1, details: 'A bit.', early_reason: 'It cannot wait.' },
  });
  expect(resolved.status).toBe(200);
  await oja.runJobs();
  expect(await availableOf(oja, referrer)).toBe(1);
  await fundWallet(oja, friend.id, 500_000);
  await complete(friend, market, 5_000);
  expect(await availableOf(oja, referrer)).toBe(501);
  await expectCleanLedger(oja);
});

test('is not paid while cover runs', async () => {
  const referrer = await addBuyer(oja, 1);
  const friend = await refer(referrer.id);
  const purchaseId = await confirmWithCover({ ...market, buyer: friend }, { days: 7, price: 5_000 });
  await oja.runJobs();
  await payReward(oja.deps, purchaseId);
  expect(await availableOf(oja, referrer)).toBe(1);
  oja.clock.advance(7 * dayMs);
  expect(await releaseCover(oja.deps, purchaseId)).toBe(true);
  await oja.runJobs();
  expect(await availableOf(oja, referrer)).toBe(501);
  await expectCleanLedger(oja);
});

test.each([
  [1, 1],
  [undefined, 1],
  [0.01, 501],
])('counts what an upheld claim leaves: %d returned of ₦5,000.99', async (refund_amount, available) => {
  const referrer = await addBuyer(oja, 1);
  const friend = await refer(referrer.id);
  const covered = { ...market, buyer: friend, seller: await addTrader(oja) };
  const purchaseId = await confirmWithCover(covered, { price: 5_000.99 });
  const claimId = await openClaimOf(covered, purchaseId);
  const refund = refund_amount === undefined ? {} : { refund_amount };
  await decide(covered, claimId, { outcome: 'upheld', ...refund });
  await oja.runJobs();
  expect(await availableOf(oja, referrer)).toBe(available);
  await expectCleanLedger(oja);
});

test('follows a purchase without cover that was settled before the cover of an earlier one', async () => {
  const referrer = await addBuyer(oja, 1);
  const friend = await refer(referrer.id);
  await fundWallet(oja, friend.id, 500_000);
  const covered = { ...market, buyer: friend, seller: await addTrader(oja) };
  const first = await confirmWithCover(covered, { price: 5_000 });
  oja.clock.advance(dayMs);
  await complete(friend);
  expect(await availableOf(oja, referrer)).toBe(501);
  await decide(covered, await openClaimOf(covered, first), { outcome: 'upheld' });
  await oja.runJobs();
  expect(await availableOf(oja, referrer)).toBe(501);
  await expectCleanLedger(oja);
});

test('runs again harmlessly, even under another setting', async () => {
  const referrer = await addBuyer(oja, 1);
  const friend = await refer(referrer.id);
  const purchaseId = await complete(friend);
  await payReward(oja.deps, purchaseId);
  await changeSettings(oja, 'naira', { referralReward: 999 });
  await payReward(oja.deps, purchaseId);
  await changeSettings(oja, 'naira', { referralReward: 500 });
  expect(await availableOf(oja, referrer)).toBe(501);
});

test('never goes to oneself: not to the seller of that purchase, nor to the same phone', async () => {
  const ownShop = { ...market, seller: await addTrader(oja) };
  const second = await refer(ownShop.seller.id);
  await complete(second, ownShop);
  expect(await availableOf(oja, ownShop.seller)).toBe(4_500);
  const referrer = await addBuyer(oja, 1);
  const friend = await refer(referrer.id);
  await oja.deps.db
    .updateTable('users')
    .set({ phone: '0803 111 2222' })
    .where('id', '=', referrer.id)
    .execute();
  await oja.deps.db
    .updateTable('users')
    .set({ phone: '+2348031112222' })
    .where('id', '=', friend.id)
    .execute();
  await complete(friend);
  expect(await availableOf(oja, referrer)).toBe(1);
  await expectCleanLedger(oja);
});
