import { hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { addAdmin, buyAndDispute, changeSettings, openMarket } from '../../../../test/purchases.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { admin, buyer } = market;
const second = await addAdmin(oja);
await changeSettings(oja, 'payment', { appealThreshold: 1_000 });

/** The decisions of a member of staff, and the median of their hours. */
async function decisionsOf({ id }: Person): Promise<[number, number | null] | undefined> {
  const { body } = await oja.call('operatorFigures', { token: admin.token });
  const found = body.data.people.find((person) => person.id === id);
  return found && [found.decisions, found.decision_hours];
}

const resolve = (id: string, type: BodyFor<'resolveDispute'>['type']) =>
  oja.call('resolveDispute', {
    token: admin.token,
    params: { purchase_id: id },
    body: { type, details: 'As the pictures show.', early_reason: 'It cannot wait.' },
  });

test('a ruling counts for the one who made it from then on, also when an appeal replaces it', async () => {
  const { id } = await buyAndDispute(market, { listing: { price: 1_000 } });
  oja.clock.advance(3 * hourMs);
  expect((await resolve(id, 'favor_seller')).status).toBe(200);
  expect(await decisionsOf(admin)).toEqual([1, 3]);

  const appeal = { token: buyer.token, params: { id }, body: { text: 'Look again.' } };
  expect((await oja.call('openAppeal', appeal)).status).toBe(200);
  oja.clock.advance(2 * hourMs);
  const decided = await oja.call('decideAppeal', {
    token: second.token,
    params: { purchase_id: id },
    body: {
      decision: 'replace',
      type: 'favor_buyer',
      details: 'The seller kept the mailbox.',
      early_reason: 'Seen.',
    },
  });
  expect(decided.status).toBe(200);
  expect(await decisionsOf(admin)).toEqual([1, 3]);
  expect(await decisionsOf(second)).toEqual([1, 2]);
  await expectCleanLedger(oja);
});
