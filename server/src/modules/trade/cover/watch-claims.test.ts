import { dayMs, hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { addAdmin, openMarket } from '../../../../test/purchases.ts';
import { watchClaims } from './index.ts';
import { confirmWithCover, decide, openClaimOf } from './test-cover.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, admin } = market;
const other = await addAdmin(oja);

/** Runs the clock twice, as two workers would, and returns the titles that came since the last time. */
const seen = new Map<string, number>();
async function pass(ms: number, person = admin): Promise<string[]> {
  oja.clock.advance(ms);
  for (let run = 0; run < 2; run += 1) await watchClaims.run(oja.deps, {}, { number: 1, last: true });
  const rows = await oja.deps.db
    .selectFrom('notifications')
    .select(['title', 'text'])
    .where('userId', '=', person.id)
    .where('event', 'in', ['claim_needs_admin', 'claim_answer_soon'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const before = seen.get(person.id) ?? 0;
  seen.set(person.id, rows.length);
  return rows.slice(before).map(({ title, text }) => `${title} ${text}`);
}

test('the seller is reminded once, then the administrators when the time is over, and daily when they are late', async () => {
  const claimId = await openClaimOf(market, await confirmWithCover(market));
  expect(await pass(0)).toEqual([expect.stringContaining('A claim waits')]);
  expect(await pass(2 * dayMs - 1, seller)).toEqual([]);
  expect(await pass(1, seller)).toEqual([expect.stringContaining('One day left to answer')]);
  expect(await pass(dayMs - 1)).toEqual([]);
  expect(await pass(1)).toEqual([expect.stringContaining('The seller did not answer in time')]);
  expect(await pass(2 * dayMs - 1)).toEqual([]);
  expect(await pass(1)).toEqual([expect.stringContaining('A claim is late')]);
  expect(await pass(dayMs - 1)).toEqual([]);
  expect(await pass(1)).toEqual([expect.stringContaining('A claim is late')]);
  expect(await pass(0, other)).toHaveLength(4);
  expect(await pass(0, seller)).toEqual([]);
  await decide(market, claimId, { outcome: 'rejected' });
  expect(await pass(2 * dayMs)).toEqual([]);
});

test('a seller who answered is not reminded, and staff only when they are late', async () => {
  const claimId = await openClaimOf(market, await confirmWithCover(market));
  await pass(0);
  const body = { text: 'I did not sign in.' };
  await oja.call('answerClaim', { token: seller.token, params: { id: claimId }, body });
  expect(await pass(3 * dayMs, seller)).toEqual([]);
  expect(await pass(2 * dayMs - hourMs)).toEqual([]);
  expect(await pass(hourMs)).toEqual([expect.stringContaining('A claim is late')]);
  await decide(market, claimId, { outcome: 'rejected' });
});

test('the list is ordered by the time of staff, and the details of transaction and person name the claim', async () => {
  const purchaseId = await confirmWithCover(market);
  const claimId = await openClaimOf(market, purchaseId);
  const list = await oja.call('listClaims', { token: admin.token, query: {} });
  const due = new Date(oja.clock.now.getTime() + 5 * dayMs).toISOString();
  expect(list.body.data).toMatchObject([{ id: claimId, staff_due_at: due }]);
  const shown = await oja.call('showStaffTransaction', { token: admin.token, params: { id: purchaseId } });
  expect(shown.body.data.cover).toMatchObject({
    days: 14,
    held: 360,
    paid: 540,
    released: null,
    check_ins: [{ day: 1, answer: null }, { day: 3 }, { day: 7 }, { day: 14 }],
    claims: [{ id: claimId, status: 'open', staff_due_at: due }],
  });
  const open = async (id: string) =>
    (await oja.call('showUser', { token: admin.token, params: { id } })).body.data.open_claims;
  expect(await open(seller.id)).toMatchObject([{ id: claimId }]);
  expect(await open(market.buyer.id)).toMatchObject([{ id: claimId }]);
  await decide(market, claimId, { outcome: 'rejected' });
  expect(await open(seller.id)).toEqual([]);
});
