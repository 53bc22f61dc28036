import { hourMs } from '@oja/contract/durations';
import { settlementTerms } from '@oja/contract/settlement-fields';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addBuyer, addTrader, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { type Sent, sender } from '../../../../test/send.ts';
import { lapseSettlement } from './lapse-settlements.ts';

/** Two requests about one proposal run concurrently over a real network: one of them wins, and money moves once. */
const oja = await startOja();
const url = await oja.app.listen({ port: 0, host: '127.0.0.1' });
const market = await openMarket(oja);
const send = sender(url);
const rounds = roundsOf(50);
const price = 100;

interface Round {
  id: string;
  settlementId: string;
  buyer: Person;
  seller: Person;
}

async function begin(): Promise<Round> {
  const sides = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
  const { buyer, seller } = sides;
  const { id } = await buyAndDispute(sides, { listing: { price } });
  await send(buyer, `/purchases/${id}/settlements`, { refund_amount: 40 });
  const { id: settlementId } = await oja.deps.db
    .selectFrom('disputeSettlements')
    .select('id')
    .where('purchaseId', '=', id)
    .executeTakeFirstOrThrow();
  return { id, settlementId, buyer, seller };
}

const accept = ({ id, settlementId, seller }: Round) =>
  send(seller, `/purchases/${id}/settlements/${settlementId}/accept`, {});
const withdraw = ({ id, settlementId, buyer }: Round) =>
  send(buyer, `/purchases/${id}/settlements/${settlementId}/withdraw`, {});
const decide = ({ id }: Round) =>
  send(market.admin, `/admin/disputes/${id}/resolve`, {
    type: 'favor_buyer',
    details: 'Decided.',
    early_reason: 'It cannot wait.',
  });

/** The status of the proposal, the outcome of the dispute, and how often the escrow was emptied. */
async function stateOf({ id, settlementId }: Round) {
  const { db } = oja.deps;
  const { status } = await db
    .selectFrom('disputeSettlements')
    .select('status')
    .where('id', '=', settlementId)
    .executeTakeFirstOrThrow();
  const { outcome } = await db
    .selectFrom('disputes')
    .select('outcome')
    .where('purchaseId', '=', id)
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('ledgerTransfers')
    .select('kind')
    .where('key', '=', `purchase:${id}:settle`)
    .execute();
  return [status, outcome, paid.length];
}

async function race(other: (round: Round) => Promise<Sent>, results: Record<string, unknown[]>) {
  for (let n = 0; n < rounds; n += 1) {
    const round = await begin();
    // Each of the two is sent first in half of the rounds.
    const starts = n % 2 === 0 ? [accept, other] : [other, accept];
    const answers = await Promise.all(starts.map((start) => start(round)));
    const [accepted, raced] = n % 2 === 0 ? answers : answers.toReversed();
    const winner = `${accepted?.status} ${raced?.status}`;
    expect(Object.keys(results)).toContain(winner);
    expect(await stateOf(round)).toEqual(results[winner]);
  }
  await expectCleanLedger(oja);
}

test('two acceptances', async () => {
  const accepted = ['accepted', 'settled', 1];
  await race(accept, { '200 409': accepted, '409 200': accepted });
}, 240_000);

test('accepting against withdrawing', async () => {
  await race(withdraw, { '200 409': ['accepted', 'settled', 1], '409 200': ['withdrawn', null, 0] });
}, 240_000);

test('accepting against a decision of staff', async () => {
  await race(decide, { '200 409': ['accepted', 'settled', 1], '409 200': ['lapsed', 'favor_buyer', 1] });
}, 240_000);

test('accepting against the clock: never after the time is over', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const round = await begin();
    oja.clock.advance(settlementTerms.hours * hourMs - 1);
    const lapse = async () => {
      oja.clock.advance(1);
      await lapseSettlement(oja.deps, round.settlementId);
    };
    const [accepted] = await Promise.all([accept(round), lapse()]);
    await lapseSettlement(oja.deps, round.settlementId);
    expect(await stateOf(round)).toEqual(
      accepted.status === 200 ? ['accepted', 'settled', 1] : ['lapsed', null, 0],
    );
  }
  await expectCleanLedger(oja);
}, 240_000);
