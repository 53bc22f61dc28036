import { dayMs } from '@oja/contract/durations';
import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { addBuyer, addTrader, type Market, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { askBuyers } from './index.ts';
import { releaseCover } from './release-cover.ts';
import { claim, confirmWithCover, openClaimOf } from './test-cover.ts';

const oja = await startOja();
const common = await openMarket(oja);
afterEach(() => expectCleanLedger(oja));

async function newMarket(): Promise<Market> {
  return { ...common, buyer: await addBuyer(oja, 10_000), seller: await addTrader(oja) };
}
const ask = () => askBuyers.run(oja.deps, {}, { number: 1, last: true });
const show = async ({ buyer }: Market, id: string) =>
  (await oja.call('showCover', { token: buyer.token, params: { id } })).body.data;
const reply = ({ buyer }: Market, id: string, number: '1' | '3' | '7', answer: 'yes' | 'lost') =>
  oja.call('answerCheckIn', { token: buyer.token, params: { id, day: number }, body: { answer } });

test('the buyer is asked on each day within cover, once', async () => {
  const market = await newMarket();
  const id = await confirmWithCover(market, { days: 7 });
  await ask();
  expect((await show(market, id)).check_ins.map(({ asked_at }) => asked_at)).toEqual([null, null, null]);
  const asked: number[] = [];
  for (let half = 1; half < 14; half += 1) {
    oja.clock.advance(dayMs / 2);
    await ask();
    await ask();
    asked.push((await show(market, id)).check_ins.filter(({ asked_at }) => asked_at !== null).length);
  }
  // After half a day, two and a half, and six and a half.
  expect(asked).toEqual([1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 3]);
  const told = await oja.deps.db
    .selectFrom('notifications')
    .select('title')
    .where('event', '=', 'still_yours')
    .where('userId', '=', market.buyer.id)
    .execute();
  expect(told).toHaveLength(3);
});

test('lost opens a claim also after three claims that the buyer took back', async () => {
  const market = await newMarket();
  const id = await confirmWithCover(market, { days: 14 });
  for (let n = 0; n < 3; n += 1) {
    const claimId = await openClaimOf(market, id);
    await oja.call('withdrawClaim', { token: market.buyer.token, params: { id: claimId } });
  }
  expect(refusalOf(await claim(market, id))).toEqual([409, 'too_many_claims']);
  oja.clock.advance(dayMs / 2);
  await ask();
  expect((await show(market, id)).actions).toEqual(['check_in']);
  const lost = await reply(market, id, '1', 'lost');
  expect([lost.status, lost.body.data.claims[0]?.status]).toEqual([200, 'open']);
  oja.clock.advance(15 * dayMs);
  expect(await releaseCover(oja.deps, id)).toBe(false);
});

test('yes is kept, silence stays silence, and lost opens a claim with the timeline', async () => {
  const market = await newMarket();
  const id = await confirmWithCover(market, { days: 14 });
  expect(refusalOf(await reply(market, id, '1', 'yes'))).toEqual([404, 'not_found']);
  oja.clock.advance(dayMs / 2);
  await ask();
  expect((await show(market, id)).actions).toEqual(['check_in', 'claim']);
  expect((await reply(market, id, '1', 'yes')).body.data.actions).toEqual(['claim']);
  expect((await reply(market, id, '1', 'yes')).status).toBe(200);
  expect(refusalOf(await reply(market, id, '1', 'lost'))).toEqual([409, 'check_in_answered']);
  oja.clock.advance(2 * dayMs);
  await ask();
  oja.clock.advance(4 * dayMs);
  await ask();
  const { body } = await reply(market, id, '7', 'lost');
  expect(body.data.check_ins.map(({ answer }) => answer)).toEqual(['yes', null, 'lost', null]);
  const [claim] = body.data.claims;
  expect(claim).toMatchObject({ kind: 'taken_back', source: 'check_in', status: 'open' });
  expect(claim?.details).toContain('Day 1: still theirs.\nDay 3: no answer.\nDay 7,');
  expect(refusalOf(await reply(market, id, '7', 'yes'))).toEqual([409, 'check_in_answered']);
});

test('a claim that was taken back stays in the timeline of the next one', async () => {
  const market = await newMarket();
  const id = await confirmWithCover(market, { days: 14 });
  oja.clock.advance(dayMs / 2);
  await ask();
  const [first] = (await reply(market, id, '1', 'lost')).body.data.claims;
  await oja.call('withdrawClaim', { token: market.buyer.token, params: { id: first?.id ?? '' } });
  oja.clock.advance(2 * dayMs);
  await ask();
  const [second] = (await reply(market, id, '3', 'lost')).body.data.claims;
  expect(second?.details).toContain('Day 1: lost.\nDay 3,');
});

test('only the buyer answers, and only while cover runs', async () => {
  const market = await newMarket();
  const id = await confirmWithCover(market, { days: 7 });
  oja.clock.advance(dayMs / 2);
  await ask();
  const bySeller = await reply({ ...market, buyer: market.seller }, id, '1', 'lost');
  expect(refusalOf(bySeller)).toEqual([403, 'access_denied']);
  oja.clock.advance(7 * dayMs);
  expect(refusalOf(await reply(market, id, '1', 'lost'))).toEqual([409, 'cover_not_running']);
});
