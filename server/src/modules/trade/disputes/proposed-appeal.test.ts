import { minuteMs } from '@oja/contract/durations';
import { afterEach, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import {
  addAdmin,
  addBuyer,
  addTrader,
  buyAndDispute,
  changeSettings,
  openMarket,
  statusOfPurchase,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

/** An appeal against a ruling that two members of staff made. */
const oja = await startOja();
const market = await openMarket(oja);
const price = 5_000;
const [first, second] = [market.admin, await addAdmin(oja)];
await changeSettings(oja, 'payment', { approvalThreshold: price, appealThreshold: price });
afterEach(() => expectCleanLedger(oja));

const approve = (id: string, by: Person) => oja.call('approveProposal', { token: by.token, params: { id } });

/** The first member of staff rules for the seller, the second approves, and the buyer appeals. */
async function appealed() {
  const sides = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
  const { id } = await buyAndDispute(sides, { listing: { price } });
  const { body } = await oja.call('resolveDispute', {
    token: first.token,
    params: { purchase_id: id },
    body: { type: 'favor_seller', details: 'As the pictures show.', early_reason: 'It cannot wait.' },
  });
  await approve(present(body.approval).id, second);
  const token = sides.buyer.token;
  const { status } = await oja.call('openAppeal', { token, params: { id }, body: { text: 'Look again.' } });
  expect(status).toBe(200);
  // As in life, the decision about the appeal is approved later than the ruling was.
  oja.clock.advance(minuteMs);
  return { ...sides, id };
}

const decide = (id: string, by: Person, body: Partial<BodyFor<'decideAppeal'>> = {}) =>
  oja.call('decideAppeal', {
    token: by.token,
    params: { purchase_id: id },
    body: { decision: 'stands', details: 'I read it all again.', ...body },
  });
const replacement = {
  decision: 'replace',
  type: 'favor_buyer',
  early_reason: 'Both were on the phone.',
} as const;
const seenBy = async (id: string, { token }: Person) => {
  const work = await oja.call('listWork', { token, query: { kind: 'appeal' } });
  const { body } = await oja.call('showStaffCase', { token, params: { purchase_id: id } });
  return {
    isWork: work.body.data.some(({ page }) => page.endsWith(id)),
    mayDecide: body.data.actions.includes('decide_appeal'),
  };
};

test('with two members of staff alone, the one who approved decides, and the other approves', async () => {
  const { id, buyer } = await appealed();
  expect(await seenBy(id, second)).toEqual({ isWork: true, mayDecide: true });
  expect(refusalOf(await decide(id, first))).toEqual([403, 'another_admin_needed']);
  const approval = present((await decide(id, second, replacement)).body.approval);
  expect(await statusOfPurchase(oja, id)).toBe('disputed');
  expect(refusalOf(await approve(approval.id, first))).toEqual([200, undefined]);
  expect(await availableOf(oja, buyer)).toBe(price);
});

test('with a third one, who approved the ruling does not decide about it', async () => {
  const third = await oja.person({ role: 'trust', days: 365 });
  const { id } = await appealed();
  expect(refusalOf(await decide(id, second))).toEqual([403, 'another_admin_needed']);
  expect(await seenBy(id, second)).toEqual({ isWork: false, mayDecide: false });
  expect(await seenBy(id, third)).toEqual({ isWork: true, mayDecide: true });
  const decided = await decide(id, third);
  expect([decided.status, decided.body.approval]).toEqual([200, null]);
  expect(await statusOfPurchase(oja, id)).toBe('completed');
});

test('another ruling for a large price waits for a second person, if possible one who did not make the first', async () => {
  const third = await oja.person({ role: 'trust', days: 365 });
  const fourth = await oja.person({ role: 'trust', days: 365 });
  const { id, buyer } = await appealed();
  const answer = await decide(id, third, replacement);
  expect(answer.body.message).toBe('Waiting for Approval');
  const approval = present(answer.body.approval);
  expect(await statusOfPurchase(oja, id)).toBe('disputed');
  expect(refusalOf(await decide(id, fourth))).toEqual([409, 'approval_waiting']);
  expect(refusalOf(await approve(approval.id, second))).toEqual([403, 'another_admin_needed']);
  expect(refusalOf(await approve(approval.id, fourth))).toEqual([200, undefined]);
  expect(await statusOfPurchase(oja, id)).toBe('refunded');
  expect(await availableOf(oja, buyer)).toBe(price);
});

test('a large award waits, too', async () => {
  await changeSettings(oja, 'payment', { appealThreshold: price + 1 });
  const fourth = await oja.person({ role: 'trust', days: 365 });
  const fifth = await oja.person({ role: 'trust', days: 365 });
  const { id, buyer } = await appealed();
  const small = await decide(id, fourth, { decision: 'award', amount: price + 1 });
  expect(refusalOf(small)).toEqual([400, 'award_amount_wrong']);
  const { body } = await decide(id, fourth, { decision: 'award', amount: price });
  expect(await availableOf(oja, buyer)).toBe(0);
  expect(refusalOf(await approve(present(body.approval).id, fifth))).toEqual([200, undefined]);
  expect(await availableOf(oja, buyer)).toBe(price);
});
