import { appealHours } from '@oja/contract/dispute-terms';
import { hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import {
  addAdmin,
  addBuyer,
  addTrader,
  buyAndDispute,
  changeSettings,
  openMarket,
} from '../../../../test/purchases.ts';
import { outcomesOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { sender } from '../../../../test/send.ts';
import { executeRuling } from './execute-rulings.ts';

/** Two requests about one ruling run concurrently over a real network: one of them wins, and money moves once. */
const oja = await startOja();
const url = await oja.app.listen({ port: 0, host: '127.0.0.1' });
const market = await openMarket(oja);
const [admin2, admin3] = [await addAdmin(oja), await addAdmin(oja)];
const send = sender(url);
const rounds = roundsOf(50);
const price = 100;
await changeSettings(oja, 'payment', { appealThreshold: price });

interface Round {
  id: string;
  buyer: Person;
  seller: Person;
}

/** Decided for the buyer, so that the seller may appeal; below the threshold the money has moved. */
async function begin(paid = price): Promise<Round> {
  const sides = { ...market, buyer: await addBuyer(oja, paid), seller: await addTrader(oja) };
  const { id } = await buyAndDispute(sides, { listing: { price: paid } });
  await send(market.admin, `/admin/disputes/${id}/resolve`, {
    type: 'favor_buyer',
    details: 'Decided.',
    early_reason: 'It cannot wait.',
  });
  return { id, buyer: sides.buyer, seller: sides.seller };
}

const appeal = ({ id, seller }: Round) => send(seller, `/purchases/${id}/appeal`, { text: 'Look again.' });
const waive = ({ id, seller }: Round) => send(seller, `/purchases/${id}/appeal/waive`, {});
const decide = ({ id }: Round, by: Person, body: object) =>
  send(by, `/admin/disputes/${id}/appeal/decide`, { details: 'Read again.', ...body });

/** The status of the ruling and of the appeal, the status of the purchase, and how often the escrow was emptied. */
async function stateOf({ id }: Round) {
  const { db } = oja.deps;
  const ruling = await db
    .selectFrom('rulings')
    .select('status')
    .where('purchaseId', '=', id)
    .where('status', '!=', 'replaced')
    .executeTakeFirstOrThrow();
  const opened = await db
    .selectFrom('appeals')
    .select('status')
    .where('purchaseId', '=', id)
    .executeTakeFirst();
  const { status } = await db
    .selectFrom('purchases')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom('ledgerTransfers')
    .select('key')
    .where('subjectId', '=', id)
    .where('kind', '!=', 'purchase_hold')
    .execute();
  return [ruling.status, opened?.status, status, paid.length];
}

test('the clock carries a ruling out against an appeal', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const round = await begin();
    oja.clock.advance(appealHours * hourMs - 1);
    const execute = async () => {
      oja.clock.advance(1);
      return executeRuling(oja.deps, round.id);
    };
    const [appealed] = await Promise.all([appeal(round), execute()]);
    await executeRuling(oja.deps, round.id);
    expect(await stateOf(round)).toEqual(
      appealed.status === 200 ? ['appealed', 'open', 'disputed', 0] : ['executed', undefined, 'refunded', 1],
    );
  }
  await expectCleanLedger(oja);
}, 300_000);

test('giving up the appeal against appealing', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const round = await begin();
    const starts = n % 2 === 0 ? [appeal, waive] : [waive, appeal];
    const answers = await Promise.all(starts.map((start) => start(round)));
    const [appealed] = n % 2 === 0 ? answers : answers.toReversed();
    const refused = appealed?.status === 200 ? 'ruling_not_waiting' : 'appeal_waived';
    expect(outcomesOf(answers)).toEqual(['200', `409 ${refused}`]);
    expect(await stateOf(round)).toEqual(
      appealed?.status === 200 ? ['appealed', 'open', 'disputed', 0] : ['executed', undefined, 'refunded', 1],
    );
  }
  await expectCleanLedger(oja);
}, 300_000);

test('two administrators decide one appeal against a ruling that waits', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const round = await begin();
    await appeal(round);
    const replace = { decision: 'replace', type: 'favor_seller', early_reason: 'It cannot wait.' };
    const [stands, replaced] = await Promise.all([
      decide(round, admin2, { decision: 'stands' }),
      decide(round, admin3, replace),
    ]);
    expect(outcomesOf([stands, replaced])).toEqual(['200', '409 appeal_not_open']);
    expect(await stateOf(round)).toEqual(
      stands.status === 200
        ? ['executed', 'upheld', 'refunded', 1]
        : ['executed', 'replaced', 'completed', 1],
    );
  }
  await expectCleanLedger(oja);
}, 300_000);

test('two administrators award one appeal: Oja pays once', async () => {
  for (let n = 0; n < rounds; n += 1) {
    const round = await begin(price - 1);
    await appeal(round);
    const award = { decision: 'award', amount: 5 };
    const answers = await Promise.all([decide(round, admin2, award), decide(round, admin3, award)]);
    expect(outcomesOf(answers)).toEqual(['200', '409 appeal_not_open']);
    expect(await stateOf(round)).toEqual(['executed', 'awarded', 'refunded', 2]);
  }
  await expectCleanLedger(oja);
}, 300_000);
