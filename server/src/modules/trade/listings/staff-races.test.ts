import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { addBuyer, offer, openMarket } from '../../../../test/purchases.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { type Sent, sender } from '../../../../test/send.ts';
import { statusOf } from './test-listings.ts';

/** Real requests over a real network, so that they run concurrently. */
const oja = await startOjaWithPaystack();
const send = sender(oja.url());
const market = await openMarket(oja);
const moderator = await oja.person({ role: 'moderator' });
const buyer = await addBuyer(oja, 20_000_000);
const rounds = roundsOf(50);
const reason = 'It was approved by mistake.';

const makePending = async (): Promise<string> => {
  const { id } = await offer(market);
  await send(moderator, `/admin/listings/${id}/send-back`, { reason });
  return id;
};

const doneOf = ({ body }: Sent) => (body.data as { done: string[] }).done.length;

const purchasesOf = (listingId: string) =>
  oja.deps.db.selectFrom('purchases').select('id').where('listingId', '=', listingId).execute();

test.each([
  ['hide', 'rejected'],
  ['send-back', 'pending'],
])(
  'of %s and a purchase at once, one happens',
  async (step, status) => {
    const outcomes: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { id } = await offer(market);
      const [moved, bought] = await Promise.all([
        send(moderator, `/admin/listings/${id}/${step}`, { reason }),
        send(buyer, '/purchases', { listing_id: id }),
      ]);
      const found = `${moved.status} ${bought.status} ${await statusOf(oja, id)} ${(await purchasesOf(id)).length}`;
      expect([`200 409 ${status} 0`, '409 200 sold 1']).toContain(found);
      outcomes.push(found);
    }
    expect(outcomes).toHaveLength(rounds);
    await expectCleanLedger(oja);
  },
  300_000,
);

test('of an undone approval and a purchase at once, one happens', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await makePending();
    await send(moderator, `/admin/listing/${id}/approve`);
    const [undone, bought] = await Promise.all([
      send(moderator, '/admin/listings/undo-approvals', { ids: [id] }),
      send(buyer, '/purchases', { listing_id: id }),
    ]);
    const found = `${doneOf(undone)} ${bought.status === 200} ${await statusOf(oja, id)}`;
    expect(['1 false pending', '0 true sold']).toContain(found);
    expect(await purchasesOf(id)).toHaveLength(bought.status === 200 ? 1 : 0);
  }
  await expectCleanLedger(oja);
}, 300_000);

test('an approval and its undoing at once leave the listing pending or posted, and are both on record', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const id = await makePending();
    const [approved, undone] = await Promise.all([
      send(moderator, `/admin/listing/${id}/approve`),
      send(moderator, '/admin/listings/undo-approvals', { ids: [id] }),
    ]);
    expect(approved.status).toBe(200);
    const isUndone = doneOf(undone) === 1;
    expect(await statusOf(oja, id)).toBe(isUndone ? 'pending' : 'posted');
  }
}, 300_000);
