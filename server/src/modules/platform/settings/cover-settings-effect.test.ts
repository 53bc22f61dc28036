import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { startOja } from '../../../../test/oja.ts';
import { addTrader, offer, openMarket } from '../../../../test/purchases.ts';
import { type Process, settingsProbe } from '../../../../test/settings-effect.ts';
import { confirmWithCover, openClaimOf } from '../../trade/cover/test-cover.ts';

/** The settings of cover, changed by their endpoint, as `effect-by-endpoint.test.ts` does for the others. */
const oja = await startOja();
const other = await oja.another();
const market = await openMarket(oja);
const { admin, buyer } = market;
const { change, expectEffect } = settingsProbe({ oja, other, admin });

type Record = 'new' | 'seller' | 'verified' | 'recall';

/** A listing for ₦1,000 with seven days of cover, of a seller with this record; ₦900 are paid out. */
async function listingOf(record: Record, days: 0 | 7 = 7): Promise<string> {
  const seller = await addTrader(oja);
  const { id } = await offer({ ...market, seller }, { price: 1_000, cover_days: days });
  for (let sale = 0; record === 'seller' && sale < 3; sale += 1)
    await confirmWithCover({ ...market, seller }, { days: 0, price: 5_000 });
  if (record === 'verified')
    await asOwner(oja, 'update users set verified = true where id = $1', [seller.id]);
  if (record === 'recall') {
    const purchaseId = await confirmWithCover({ ...market, seller });
    await asOwner(
      oja,
      "insert into recalls (purchase_id, seller_id, source, happened_at) values ($1, $2, 'dispute', $3)",
      [purchaseId, seller.id, oja.clock.now],
    );
  }
  return id;
}
const termsOf = async (process: Process, id: string) =>
  (await process.call('coverTerms', { token: buyer.token, params: { id }, query: {} })).body.data;

test.each([
  {
    record: 'new',
    setting: { coverHeldNewPercent: 50 },
    undo: { coverHeldNewPercent: 40 },
    held: [360, 450],
  },
  {
    record: 'seller',
    setting: { coverHeldSellerPercent: 30 },
    undo: { coverHeldSellerPercent: 25 },
    held: [225, 270],
  },
  {
    record: 'verified',
    setting: { coverHeldVerifiedPercent: 20 },
    undo: { coverHeldVerifiedPercent: 10 },
    held: [90, 180],
  },
  {
    record: 'recall',
    setting: { coverHeldRecallPercent: 10 },
    undo: { coverHeldRecallPercent: 20 },
    held: [540, 450],
  },
] as const)('the held part of a seller: $record', async ({ record, setting, undo, held }) => {
  const id = await listingOf(record);
  const look = async (process: Process) => (await termsOf(process, id)).held;
  await expectEffect('payment', setting, look, { before: held[0], after: held[1] });
  await change('payment', undo);
});

test('the price from which a sale counts for the held part', async () => {
  const id = await listingOf('seller');
  const look = async (process: Process) => (await termsOf(process, id)).held;
  await expectEffect('naira', { minimumCountedPrice: 5_001 }, look, { before: 225, after: 360 });
});

test('the least cover of sellers with a recall, and of no others', async () => {
  const [recalled, clean] = [await listingOf('recall', 0), await listingOf('new', 0)];
  const look = async (process: Process) => [
    (await termsOf(process, recalled)).days,
    (await termsOf(process, clean)).days,
  ];
  await expectEffect('payment', { recallCoverDays: 14 }, look, { before: [0, 0], after: [14, 0] });
  await change('payment', { recallCoverDays: 0 });
});

test('the time of staff to decide a claim', async () => {
  const look = async (process: Process) => {
    const at = { ...market, oja: { ...oja, ...process } as typeof oja };
    const claimId = await openClaimOf(at, await confirmWithCover(at));
    const row = await oja.deps.db
      .selectFrom('coverClaims')
      .select(['openedAt', 'staffDueAt'])
      .where('id', '=', claimId)
      .executeTakeFirstOrThrow();
    await oja.call('withdrawClaim', { token: buyer.token, params: { id: claimId } });
    return (row.staffDueAt.getTime() - row.openedAt.getTime()) / dayMs;
  };
  await expectEffect('payment', { refundProcessingDays: 10 }, look, { before: 5, after: 10 });
  // Never before the seller's time to answer is over.
  await change('payment', { refundProcessingDays: 1 });
  expect(await look(oja)).toBe(3);
  await change('payment', { refundProcessingDays: 5 });
});
