import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { countRowWaiters, holdRows } from '../../../../test/held-rows.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, addTrader, buy, buyAndDispute, offer, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;

const stat = async (person: Person, title: string) => {
  const { body } = await oja.call('walletStats', { token: person.token });
  return body.data.find((entry) => entry.title === title);
};
const history = async (person: Person) =>
  (await oja.call('walletHistory', { token: person.token })).body.data;
const resolve = (id: string, body: Pick<BodyFor<'resolveDispute'>, 'type' | 'refund_amount'>) =>
  oja.call('resolveDispute', {
    token: admin.token,
    params: { purchase_id: id },
    body: { details: 'So.', early_reason: 'It cannot wait.', ...body },
  });

describe('the wallet', () => {
  test('shows what is in escrow: own purchases that are pending or disputed', async () => {
    expect(await stat(buyer, 'In Escrow')).toMatchObject({ value: 0, change: 'No open purchases' });
    const one = await buy(market, { listing: { price: 1_000 } });
    expect(await stat(buyer, 'In Escrow')).toMatchObject({ value: 1_000, change: '1 open purchase' });
    const two = await buyAndDispute(market);
    expect(await stat(buyer, 'In Escrow')).toMatchObject({ value: 151_000, change: '2 open purchases' });
    expect(await stat(seller, 'In Escrow')).toMatchObject({ value: 0 });
    await oja.call('confirmPurchase', { token: buyer.token, params: { id: one.id } });
    await resolve(two.id, { type: 'favor_buyer' });
    expect(await stat(buyer, 'In Escrow')).toMatchObject({ value: 0 });
  });

  test('shows a seller what open sales pay after the fee, and when', async () => {
    const trader = await addTrader(oja);
    const onItsWay = async () => (await oja.call('walletStats', { token: trader.token })).body.on_its_way;
    expect(await onItsWay()).toBeNull();
    const uncovered = { covered: 0, claimed: 0, payouts_wait: false, covered_until: null };
    const own = { ...market, seller: trader };
    const sold = await buy(own, { listing: { price: 150_000 } });
    const { auto_complete_at: releasedBy } = (
      await oja.call('showPurchase', { token: buyer.token, params: { id: sold.id } })
    ).body.data;
    expect(await onItsWay()).toEqual({ amount: 135_000, disputed: 0, released_by: releasedBy, ...uncovered });
    const second = await buyAndDispute(own, { listing: { price: 10_000 } });
    expect(await onItsWay()).toEqual({
      amount: 144_000,
      disputed: 9_000,
      released_by: releasedBy,
      ...uncovered,
    });
    await oja.call('confirmPurchase', { token: buyer.token, params: { id: sold.id } });
    expect(await onItsWay()).toEqual({ amount: 9_000, disputed: 9_000, released_by: null, ...uncovered });
    await resolve(second.id, { type: 'favor_buyer' });
    expect(await onItsWay()).toBeNull();
  });

  test('no longer says that money is in escrow once a purchase is over', async () => {
    const person = await addBuyer(oja, 5_000);
    const descriptions = async () =>
      (await oja.call('listTransactions', { token: person.token })).body.data.map((row) => row.description);
    const bought = await buy(market, { buyer: person, listing: { handle: '@held', price: 1_000 } });
    expect((await descriptions())[0]).toBe('Purchase of @held, held in escrow');
    await oja.call('confirmPurchase', { token: person.token, params: { id: bought.id } });
    expect((await descriptions())[0]).toBe('Purchase of @held, paid to the seller');
    expect((await history(person))[0]?.description).toBe('Purchase of @held, paid to the seller');
  });

  test('counts money that moves while its figures are read once', async () => {
    const person = await addBuyer(oja, 5_000);
    const sumOf = async () => {
      const { body } = await oja.call('walletStats', { token: person.token });
      return present(body.data[0]).value + present(body.data[1]).value;
    };
    const { id } = await offer(market, { price: 1_000 });
    let reading: Promise<number> | undefined;
    // The figures are in the order of the cards: balance, withdrawals, escrow.
    await holdRows(oja, 'lock table withdrawals in access exclusive mode', async () => {
      reading = sumOf();
      await expect.poll(() => countRowWaiters(oja), { interval: 20 }).toBe(1);
      const body = { listing_id: id };
      expect((await oja.call('createPurchase', { token: person.token, body })).status).toBe(200);
    });
    expect([await reading, await sumOf()]).toEqual([5_000, 5_000]);
  });

  test('names a purchase, its refund, a sale and both sides of a partial refund rightly (U491 to U497)', async () => {
    oja.clock.advance(1_000);
    const { id } = await buyAndDispute(market);
    expect((await history(buyer))[0]).toMatchObject({
      type: 'purchase',
      title: 'Purchase',
      amount: -150_000,
      status: 'active',
    });
    await resolve(id, { type: 'partial_refund', refund_amount: 50_000 });
    const [refund, hold] = await history(buyer);
    expect(refund).toMatchObject({
      type: 'refund',
      title: 'Partial refund',
      amount: 50_000,
      status: 'completed',
    });
    expect(hold).toMatchObject({ type: 'purchase', status: 'completed' });
    const [sold] = await history(seller);
    expect(sold).toMatchObject({ type: 'sale', title: 'Sale', amount: 90_000 });
    expect(sold?.description).toBe(refund?.description);
    const full = await buyAndDispute(market);
    await resolve(full.id, { type: 'favor_buyer' });
    expect((await history(buyer))[0]).toMatchObject({ type: 'refund', title: 'Refund', amount: 150_000 });
  });

  test('counts as earned what was sold, and not what came back to a buyer', async () => {
    const both = await addTrader(oja);
    const { fundWallet } = await import('../../../../test/fund-wallet.ts');
    await fundWallet(oja, both.id, 20_000_000);
    const { id } = await buy({ ...market, buyer: both }, { buyer: both });
    await oja.call('disputePurchase', {
      token: both.token,
      params: { id },
      body: { reason: 'other', description: 'Not all of it.' },
    });
    await resolve(id, { type: 'partial_refund', refund_amount: 100_000 });
    expect((await stat(both, 'Total Earned'))?.value).toBe(0);
    const sold = await buy({ ...market, seller: both }, { listing: { price: 1_000 } });
    await oja.call('confirmPurchase', { token: buyer.token, params: { id: sold.id } });
    expect((await stat(both, 'Total Earned'))?.value).toBe(900);
    await expectCleanLedger(oja);
  });
});

test('Download my data has what one bought, sold, said and wrote, and nothing of the other side', async () => {
  const { id } = await buyAndDispute(market);
  await oja.call('withdrawDispute', { token: buyer.token, params: { id } });
  await oja.call('confirmPurchase', { token: buyer.token, params: { id } });
  await oja.call('writeReview', { token: seller.token, params: { id }, body: { rating: 5, text: 'Mine.' } });
  const dataOf = async (person: Person) =>
    JSON.parse((await oja.call('downloadMyData', { token: person.token })).text);
  const [bought, sold] = [await dataOf(buyer), await dataOf(seller)];
  expect(bought.purchases[0]).toMatchObject({ status: 'completed', priceKobo: 15_000_000 });
  expect(bought.disputes.at(-1)).toMatchObject({ outcome: 'withdrawn' });
  expect([bought.sales, bought.reviews]).toEqual([[], []]);
  expect(sold.sales[0]).toMatchObject({ payoutKobo: 13_500_000 });
  expect(sold.reviews).toMatchObject([{ rating: 5, text: 'Mine.' }]);
  expect([sold.purchases, sold.disputes]).toEqual([[], []]);
});

describe('DELETE /user (U386)', () => {
  const close = (person: Person) =>
    oja.call('deleteUser', { token: person.token, body: { password: person.password } });

  test('is refused with the reason while a purchase or a sale is open', async () => {
    const leaving = await addBuyer(oja, 1_000);
    const shop = await addTrader(oja);
    const { id } = await buy({ ...market, seller: shop }, { buyer: leaving, listing: { price: 1_000 } });
    const [asBuyer, asSeller] = [await close(leaving), await close(shop)];
    expect(refusalOf(asBuyer)).toEqual([409, 'account_has_open_business']);
    expect(asBuyer.body.message).toContain('purchase that is not over');
    expect(asSeller.body.message).toContain('sale that is not over');
    await oja.call('disputePurchase', {
      token: leaving.token,
      params: { id },
      body: { reason: 'other', description: 'Look at it.' },
    });
    expect((await close(leaving)).body.message).toContain('under dispute');
    expect((await close(shop)).body.message).toContain('under dispute');
    await resolve(id, { type: 'favor_seller' });
    expect((await close(leaving)).status).toBe(200);
    expect((await close(shop)).body.message).toContain('in your wallet');
    await expectCleanLedger(oja);
  });

  test('names everything that is open at once, with the place where it is settled', async () => {
    const leaving = await addBuyer(oja, 3_000);
    const bought = await buy(market, { buyer: leaving, listing: { price: 1_000 } });
    await buy(market, { buyer: leaving, listing: { price: 1_000 } });
    await oja.call('disputePurchase', {
      token: leaving.token,
      params: { id: bought.id },
      body: { reason: 'other', description: 'Look at it.' },
    });
    const { body } = await close(leaving);
    expect(body.details).toEqual([
      { field: 'wallet', message: expect.stringContaining('₦1,000.00 in your wallet') },
      { field: 'purchases', message: expect.stringContaining('not over') },
      { field: 'purchases', message: expect.stringContaining('under dispute') },
    ]);
  });

  test('staff no longer find the purchase by the name or the address', async () => {
    const leaving = await addBuyer(oja, 1_000);
    const found = async () =>
      (
        await oja.call('listStaffTransactions', {
          token: market.admin.token,
          query: { search: leaving.email },
        })
      ).body.total;
    const { id } = await buy(market, { buyer: leaving, listing: { price: 1_000 } });
    await oja.call('confirmPurchase', { token: leaving.token, params: { id } });
    expect(await found()).toBe(1);
    expect((await close(leaving)).status).toBe(200);
    expect(await found()).toBe(0);
  });
});
