import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import type { RawCallResult } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addBuyer, addTrader, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { openCallQueue, userRows } from '../../../../test/queued-calls.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { askBuyers } from '../../trade/cover/index.ts';
import { claim, confirmWithCover } from '../../trade/cover/test-cover.ts';

/**
 * A call that was admitted before the account was closed, and gets the lock of the account after it. What it opens could
 * pay into the wallet of a closed account, which the auditor answers by freezing all payouts.
 */
const oja = await startOja();
const market = await openMarket(oja);
const inQueue = await openCallQueue(oja);
const price = 1_000;

async function addSides() {
  return { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
}

/** The account is closed while the call waits for its lock. */
async function expectRefused(person: Person, call: () => Promise<RawCallResult>): Promise<void> {
  const { id, token, password } = person;
  const close = () => oja.call('deleteUser', { token, body: { password } });
  const answers = await inQueue<RawCallResult>(userRows(id), [[close], [call]]);
  expect(answers.flat().map(refusalOf)).toEqual([
    [200, undefined],
    [401, 'session_invalid'],
  ]);
  await expectCleanLedger(oja);
}

test('a claim', async () => {
  const sides = await addSides();
  const id = await confirmWithCover(sides);
  await expectRefused(sides.buyer, () => claim(sides, id));
});

test('the answer to a check-in that the account is lost', async () => {
  const sides = await addSides();
  const id = await confirmWithCover(sides);
  oja.clock.advance(dayMs / 2);
  await askBuyers.run(oja.deps, {}, { number: 1, last: true });
  const params = { id, day: '1' } as const;
  const { token } = sides.buyer;
  const lost = () => oja.call('answerCheckIn', { token, params, body: { answer: 'lost' } });
  await expectRefused(sides.buyer, lost);
});

test('an appeal', async () => {
  const sides = await addSides();
  const { id } = await buyAndDispute(sides, { listing: { price } });
  const ruled = await oja.call('resolveDispute', {
    token: market.admin.token,
    params: { purchase_id: id },
    body: { type: 'favor_seller', details: 'As shown.', early_reason: 'It cannot wait.' },
  });
  expect(refusalOf(ruled)).toEqual([200, undefined]);
  const { token } = sides.buyer;
  const appeal = () => oja.call('openAppeal', { token, params: { id }, body: { text: 'Look again.' } });
  await expectRefused(sides.buyer, appeal);
});
