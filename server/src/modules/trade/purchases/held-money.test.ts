import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { whileHoldIsPlaced } from '../../../../test/bank-questions.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import type { Person } from '../../../../test/oja.ts';
import { availableOf, fund, startOjaWithPaystack } from '../../../../test/paystack.ts';
import {
  addBuyer,
  addTrader,
  changeSettings,
  dispute,
  offer,
  openMarket,
} from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { together } from '../../../../test/together.ts';
import { openChargeback, settleChargeback } from '../../money/chargebacks/index.ts';
import { recoverDebts } from '../../money/funding/index.ts';
import { confirmWithCover, decide, openClaimOf } from '../cover/test-cover.ts';
import { completeDue, completePurchases } from './index.ts';

/** Money that is asked back, claimed or owed is not spent at a seller of the person's choice. */
const oja = await startOjaWithPaystack();
const common = await openMarket(oja);
const accomplice = await addTrader(oja);
await changeSettings(oja, 'payment', { appealThreshold: 1_000_000 });

const listingFor = (price: number) => offer({ ...common, seller: accomplice }, { price });
const buy = ({ token }: Person, listing: { id: string }) =>
  oja.call('createPurchase', { token, body: { listing_id: listing.id } });

/** A bank asks a payment by card back. The person has what they paid in besides. */
async function askBack(person: Person, naira: number) {
  const reference = await fund(oja, person, naira);
  const gatewayId = reference;
  await openChargeback(oja.deps, { gatewayId, reference, amountKobo: naira * 100 });
  return gatewayId;
}

/** A person who owes this, with more money in the wallet since. */
async function addDebtor({ debt, wallet }: { debt: number; wallet: number }): Promise<Person> {
  const person = await addTrader(oja);
  const reference = await fund(oja, person, debt);
  expect(refusalOf(await buy(person, await listingFor(debt)))).toEqual([200, undefined]);
  await openChargeback(oja.deps, { gatewayId: reference, reference, amountKobo: debt * 100 });
  await settleChargeback(oja.deps, { gatewayId: reference, outcome: 'lost' });
  await fundWallet(oja, person.id, wallet * 100);
  return person;
}

test('a seller with an open claim buys nothing until it is decided', async () => {
  const market = { ...common, buyer: await addBuyer(oja, 100_000), seller: await addTrader(oja) };
  const claimId = await openClaimOf(market, await confirmWithCover(market, { price: 100_000 }));
  const had = await availableOf(oja, market.seller);
  const listing = await listingFor(had);
  const refused = await buy(market.seller, listing);
  expect(refusalOf(refused)).toEqual([409, 'purchases_waiting']);
  expect(refused.body.message).toContain('Please answer it under My Sales.');
  expect(await availableOf(oja, market.seller)).toBe(had);

  expect((await decide(market, claimId, { outcome: 'rejected' })).status).toBe(200);
  expect(refusalOf(await buy(market.seller, listing))).toEqual([200, undefined]);
  await expectCleanLedger(oja);
});

test('an upheld claim is paid from the wallet that could not be emptied', async () => {
  const market = { ...common, buyer: await addBuyer(oja, 100_000), seller: await addTrader(oja) };
  const claimId = await openClaimOf(market, await confirmWithCover(market, { price: 100_000 }));
  await buy(market.seller, await listingFor(54_000));
  await decide(market, claimId, { outcome: 'upheld' });
  const sums = await oja.deps.db
    .selectFrom('coverClaims')
    .select(['fromWalletKobo', 'debtKobo'])
    .where('id', '=', claimId)
    .executeTakeFirst();
  expect(sums).toEqual({ fromWalletKobo: 5_400_000, debtKobo: 0 });
  await expectCleanLedger(oja);
});

test('a person whom a bank asks for a payment back buys nothing until that is decided', async () => {
  const person = await addBuyer(oja, 5_000);
  const gatewayId = await askBack(person, 900);
  const listing = await listingFor(1_000);
  const refused = await buy(person, listing);
  expect(refusalOf(refused)).toEqual([409, 'purchases_waiting']);
  expect(refused.body.message).toContain('please open a ticket under Help');
  await settleChargeback(oja.deps, { gatewayId, outcome: 'won' });
  expect(refusalOf(await buy(person, listing))).toEqual([200, undefined]);
  await expectCleanLedger(oja);
});

test('a debtor spends what is left after the debt, and no more', async () => {
  const person = await addDebtor({ debt: 900, wallet: 1_000 });
  const refused = await buy(person, await listingFor(101));
  expect(refusalOf(refused)).toEqual([422, 'wallet_balance_too_low']);
  expect(refused.body.message).toBe(
    'You owe ₦900.00, which is taken from your wallet first. ₦100.00 is left for purchases. Please add funds first.',
  );
  expect(refusalOf(await buy(person, await listingFor(100)))).toEqual([200, undefined]);
  await recoverDebts.run(oja.deps, {}, { number: 1, last: false });
  expect(await availableOf(oja, person)).toBe(0);
  const debts = oja.deps.db.selectFrom('debts').select(['amountKobo', 'recoveredKobo']);
  expect(await debts.where('userId', '=', person.id).execute()).toEqual([
    { amountKobo: 90_000, recoveredKobo: 90_000 },
  ]);
  await expectCleanLedger(oja);
});

test('two purchases at once spend what is left after the debt once', async () => {
  for (let round = 0; round < roundsOf(40); round += 1) {
    const person = await addDebtor({ debt: 500, wallet: 1_000 });
    const [one, other] = [await listingFor(500), await listingFor(500)];
    const answers = await together(round, [() => buy(person, one), () => buy(person, other)]);
    expect(outcomesOf(answers)).toEqual(['200', '422 wallet_balance_too_low']);
  }
  await expectCleanLedger(oja);
}, 180_000);

const confirm = ({ token }: Person, id: string) => oja.call('confirmPurchase', { token, params: { id } });
const statusOfBought = async ({ token }: Person, id: string) =>
  (await oja.call('showPurchase', { token, params: { id } })).body.data.status;

/** Bought with a payment that its bank then asks back, from a seller with nothing in the wallet. */
async function addQuestioned() {
  const [buyer, seller] = [await addTrader(oja), await addTrader(oja)];
  const reference = await fund(oja, buyer, 900);
  const listing = await offer({ ...common, seller }, { price: 900 });
  const { id } = (await buy(buyer, listing)).body.data;
  await openChargeback(oja.deps, { gatewayId: reference, reference, amountKobo: 90_000 });
  const settle = (outcome: 'won' | 'lost') => settleChargeback(oja.deps, { gatewayId: reference, outcome });
  return { buyer, seller, id, settle };
}

test.each(['won', 'lost'] as const)(
  'escrow is not released while a bank asks, and is when it has %s',
  async (outcome) => {
    const { buyer, seller, id, settle } = await addQuestioned();
    expect(refusalOf(await confirm(buyer, id))).toEqual([409, 'release_waiting']);
    await settle(outcome);
    expect(refusalOf(await confirm(buyer, id))).toEqual([200, undefined]);
    expect(await availableOf(oja, seller)).toBe(810);
    await expectCleanLedger(oja);
  },
);

test('the clock waits for the bank, too', async () => {
  const { buyer, seller, id, settle } = await addQuestioned();
  const due = { number: 1, last: true };
  oja.clock.advance(30 * dayMs);
  const params = { id };
  // Both sides read why the money is not released, and the wallet promises no date.
  const shownWaits = async () => [
    (await oja.call('showSale', { token: seller.token, params })).body.data.release_waits,
    (await oja.call('showPurchase', { token: buyer.token, params })).body.data.release_waits,
    (await oja.call('showHandover', { token: seller.token, params })).body.data.release_waits,
    (await oja.call('walletStats', { token: seller.token })).body.on_its_way?.released_by === null,
  ];
  expect(await shownWaits()).toEqual([true, true, true, true]);
  await completePurchases.run(oja.deps, {}, due);
  expect(await completeDue(oja.deps, id)).toBe(false);
  const row = oja.deps.db.selectFrom('purchases').select('status').where('id', '=', id);
  expect(await row.executeTakeFirst()).toEqual({ status: 'pending' });
  await settle('won');
  expect(await shownWaits()).toEqual([false, false, false, false]);
  await completePurchases.run(oja.deps, {}, due);
  expect(await row.executeTakeFirst()).toEqual({ status: 'completed' });
  await expectCleanLedger(oja);
});

test('a settlement pays the seller nothing while a bank asks, and may return everything', async () => {
  const { buyer, seller, id } = await addQuestioned();
  await dispute({ ...common, buyer, seller }, id);
  const propose = async (refund_amount: number) => {
    const token = seller.token;
    const { body } = await oja.call('proposeSettlement', { token, params: { id }, body: { refund_amount } });
    return body.data.settlements[0]?.id ?? '';
  };
  const accept = (settlement_id: string) =>
    oja.call('acceptSettlement', { token: buyer.token, params: { id, settlement_id } });
  const part = await propose(1);
  expect(refusalOf(await accept(part))).toEqual([409, 'release_waiting']);
  await oja.call('declineSettlement', { token: buyer.token, params: { id, settlement_id: part } });
  expect(refusalOf(await accept(await propose(900)))).toEqual([200, undefined]);
  expect(await statusOfBought(buyer, id)).toBe('refunded');
  await expectCleanLedger(oja);
});

test('a chargeback and a confirmation at once: the release is before it, or waits', async () => {
  for (let round = 0; round < roundsOf(30); round += 1) {
    const [buyer, seller] = [await addTrader(oja), await addTrader(oja)];
    const reference = await fund(oja, buyer, 900);
    const { id } = (await buy(buyer, await offer({ ...common, seller }, { price: 900 }))).body.data;
    const question = { gatewayId: reference, reference, amountKobo: 90_000 };
    const [answer] = await Promise.all([confirm(buyer, id), openChargeback(oja.deps, question)]);
    expect(await availableOf(oja, seller)).toBe(answer.status === 200 ? 810 : 0);
    expect([200, 409]).toContain(answer.status);
  }
  await expectCleanLedger(oja);
}, 120_000);

test('a purchase waits for a hold that is being placed, and is refused', async () => {
  const person = await addBuyer(oja, 5_000);
  const listing = await listingFor(1_000);
  const { result } = await whileHoldIsPlaced(oja, { person, reason: 'claim' }, () => buy(person, listing));
  expect(refusalOf(result)).toEqual([409, 'purchases_waiting']);
});

test('staff add no sale that is paid with such money', async () => {
  const person = await addBuyer(oja, 5_000);
  await askBack(person, 900);
  const refused = await oja.call('addTransaction', {
    token: common.admin.token,
    body: {
      buyer_id: person.id,
      seller_id: accomplice.id,
      account: 'byhand',
      platform: 'instagram',
      amount: 1_000,
      reason: 'Agreed by phone.',
    },
  });
  expect(refusalOf(refused)).toEqual([409, 'purchases_waiting']);
  expect(refused.body.message).toContain('A bank asks the buyer for a payment back.');
});
