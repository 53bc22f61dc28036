import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { startOja } from '../../../../test/oja.ts';
import { addAdmin, addBuyer, addTrader, changeSettings, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { postTransfer } from '../../money/ledger/index.ts';
import { confirmWithCover, decide, openClaimOf, walletOf } from './test-cover.ts';

/** A claim that Oja advances counts for the second member of staff with all that its seller owes then. */
const oja = await startOja();
const common = await openMarket(oja);
const second = await addAdmin(oja);
const price = 600;
/** The price less fee and held part, which the seller has spent. */
const advanced = 324;
await changeSettings(oja, 'payment', { approvalThreshold: 3 * advanced });
afterEach(() => expectCleanLedger(oja));

/** Four covered purchases of a seller who has spent what was paid for three of them. */
async function fourSales() {
  const market = { ...common, buyer: await addBuyer(oja, 4 * price), seller: await addTrader(oja) };
  const ids: string[] = [];
  for (let sale = 0; sale < 4; sale += 1) ids.push(await confirmWithCover(market, { price }));
  const plan = { id: crypto.randomUUID(), name: 'Test' };
  const spent = { userId: market.seller.id, plan, period: 1, priceKobo: 3 * advanced * 100 };
  await inTransaction(oja.deps.db, (tx) => postTransfer(tx, postings.subscription(spent), oja.deps.now()));
  const uphold = async (sale: number) =>
    decide(market, await openClaimOf(market, ids[sale] ?? ''), { outcome: 'upheld' });
  return { market, uphold };
}

test('the debt that reaches the threshold needs a second member of staff, and no claim before', async () => {
  const { market, uphold } = await fourSales();
  // The wallet pays for the first one.
  for (const sale of [0, 1, 2]) expect((await uphold(sale)).body.approval).toBeNull();
  const { body } = await uphold(3);
  const id = body.approval?.id ?? '';
  expect(await walletOf(oja, market.buyer)).toBe(3 * price);
  const listed = await oja.call('listApprovals', { token: second.token });
  expect(listed.body.data.find((row) => row.id === id)).toMatchObject({
    amount: price,
    facts: expect.arrayContaining([{ name: 'The seller owes Oja then', value: '₦972.00' }]),
  });
  const approved = await oja.call('approveProposal', { token: second.token, params: { id } });
  expect(refusalOf(approved)).toEqual([200, undefined]);
  expect(await walletOf(oja, market.buyer)).toBe(4 * price);
});

test('a claim that the wallet pays needs none, whatever its seller owes already', async () => {
  const { market, uphold } = await fourSales();
  for (const sale of [0, 1, 2]) expect((await uphold(sale)).body.approval).toBeNull();
  await changeSettings(oja, 'payment', { approvalThreshold: 2 * advanced });
  await fundWallet(oja, market.seller.id, advanced * 100);
  expect((await uphold(3)).body.approval).toBeNull();
  expect(await walletOf(oja, market.buyer)).toBe(4 * price);
});
