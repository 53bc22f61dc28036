import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { addBuyer, addTrader, changeSettings, type Market, openMarket } from '../../../../test/purchases.ts';
import { claim, confirmWithCover, decide, openClaimOf } from './test-cover.ts';

/** A claim about a purchase below the minimum price that counts holds the held part, and no payouts of its seller. */
const oja = await startOja();
const common = await openMarket(oja);
const minimum = 5_000;
await changeSettings(oja, 'naira', { minimumCountedPrice: minimum });
afterEach(() => expectCleanLedger(oja));

async function newMarket(): Promise<Market> {
  return { ...common, buyer: await addBuyer(oja, 20_000), seller: await addTrader(oja) };
}
const openHolds = ({ seller }: Market) =>
  oja.deps.db
    .selectFrom('payoutHolds')
    .select('subjectId')
    .where('userId', '=', seller.id)
    .where('liftedAt', 'is', null)
    .execute();
const sellerReads = async ({ seller }: Market, event: string) => {
  const { body } = await oja.call('listNotifications', { token: seller.token });
  return body.data.find((told) => told.event === event)?.text;
};
const onItsWay = async ({ seller }: Market) =>
  (await oja.call('walletStats', { token: seller.token })).body.on_its_way;

test.each([
  [minimum - 0.01, false],
  [minimum, true],
])('a claim about a purchase for ₦%d holds payouts: %s', async (price, holds_payouts) => {
  const market = await newMarket();
  const { body } = await claim(market, await confirmWithCover(market, { price }));
  const [made] = body.data.claims;
  expect(made).toMatchObject({ status: 'open', holds_payouts });
  expect(await openHolds(market)).toEqual(holds_payouts ? [{ subjectId: made?.id }] : []);
  expect(await sellerReads(market, 'claim_opened')).toContain(
    holds_payouts ? 'the held part and your payouts wait' : 'Until it is decided, the held part waits.',
  );
  expect(await onItsWay(market)).toMatchObject({ payouts_wait: holds_payouts });
});

test('the seller of a small purchase reads nothing about payouts when its claim ends', async () => {
  const market = await newMarket();
  const id = await confirmWithCover(market, { price: 1 });
  const withdrawn = await openClaimOf(market, id);
  await oja.call('withdrawClaim', { token: market.buyer.token, params: { id: withdrawn } });
  expect(await sellerReads(market, 'claim_withdrawn')).toBe(
    'The held part comes to your wallet when cover ends.',
  );
  await decide(market, await openClaimOf(market, id), { outcome: 'upheld' });
  expect(await sellerReads(market, 'claim_decided')).toBe(
    'The buyer gets ₦1.00: ₦0.36 from the held part, ₦0.54 from your wallet, ₦0.10 from Oja’s fee. As the mails show.',
  );
});

test('a later change of the minimum leaves an open claim as it was opened', async () => {
  const market = await newMarket();
  const small = await openClaimOf(market, await confirmWithCover(market, { price: minimum - 1 }));
  const large = await openClaimOf(market, await confirmWithCover(market, { price: minimum }));
  await changeSettings(oja, 'naira', { minimumCountedPrice: 1 });
  expect(await openHolds(market)).toEqual([{ subjectId: large }]);
  await changeSettings(oja, 'naira', { minimumCountedPrice: 100_000 });
  await decide(market, large, { outcome: 'rejected' });
  expect(await openHolds(market)).toEqual([]);
  await decide(market, small, { outcome: 'rejected' });
  await changeSettings(oja, 'naira', { minimumCountedPrice: minimum });
});

test('the answer "lost" about a small purchase holds no payouts either', async () => {
  const market = await newMarket();
  const id = await confirmWithCover(market, { price: 1 });
  await oja.deps.db
    .insertInto('checkIns')
    .values({ purchaseId: id, day: 1, askedAt: oja.clock.now })
    .execute();
  const answered = await oja.call('answerCheckIn', {
    token: market.buyer.token,
    params: { id, day: '1' },
    body: { answer: 'lost' },
  });
  expect(answered.body.data.claims).toMatchObject([{ source: 'check_in', holds_payouts: false }]);
  expect(await openHolds(market)).toEqual([]);
});
