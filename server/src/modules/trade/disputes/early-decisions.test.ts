import { sellerAnswerHours } from '@oja/contract/dispute-terms';
import { hourMs, minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;

const resolve = (id: string, body: object = {}) =>
  oja.call('resolveDispute', {
    token: admin.token,
    params: { purchase_id: id },
    body: { type: 'favor_buyer', details: 'It was sold twice.', ...body },
  });
const caseOf = async (id: string, token: string) =>
  (await oja.call('showCase', { token, params: { purchase_id: id } })).body.data;
const fileOf = async (id: string) =>
  (await oja.call('showStaffCase', { token: admin.token, params: { purchase_id: id } })).body.data;
const previewOf = async (id: string, type: BodyFor<'resolveDispute'>['type']) =>
  (
    await oja.call('previewResolution', {
      token: admin.token,
      params: { purchase_id: id },
      query: { type },
    })
  ).body.data;
const answerTimeMs = sellerAnswerHours * hourMs;

test('every decision waits for the seller, an escalation does not', async () => {
  const { id } = await buyAndDispute(market, { listing: { price: 1_000 } });
  const due = new Date(oja.clock.now.getTime() + answerTimeMs).toISOString();
  for (const body of [{}, { type: 'favor_seller' }, { type: 'partial_refund', refund_amount: 5 }]) {
    const refused = await resolve(id, body);
    expect(refusalOf(refused)).toEqual([409, 'seller_may_still_answer']);
  }
  const file = await fileOf(id);
  expect(file).toMatchObject({ status: 'disputed', seller_may_answer_until: due });
  expect(file.actions).toContain('favor_buyer');
  expect((await previewOf(id, 'favor_buyer')).seller_may_answer_until).toBe(due);
  expect((await previewOf(id, 'escalate')).seller_may_answer_until).toBeNull();

  oja.clock.advance(answerTimeMs - 1);
  expect(refusalOf(await resolve(id))).toEqual([409, 'seller_may_still_answer']);
  oja.clock.advance(1);
  expect((await fileOf(id)).seller_may_answer_until).toBeNull();
  expect((await resolve(id)).status).toBe(200);
  expect((await caseOf(id, buyer.token)).dispute.early_reason).toBeNull();
  const escalated = await buyAndDispute(market, { listing: { price: 1_000 } });
  expect((await resolve(escalated.id, { type: 'escalate' })).status).toBe(200);
  await expectCleanLedger(oja);
});

test('an answer of the seller ends the wait, and a reason that is not needed is not kept', async () => {
  const { id } = await buyAndDispute(market, { listing: { price: 1_000 } });
  await oja.call('addStatement', {
    token: seller.token,
    params: { purchase_id: id },
    body: { text: 'It was not.' },
  });
  expect((await fileOf(id)).seller_may_answer_until).toBeNull();
  expect((await resolve(id, { early_reason: 'Quickly.' })).status).toBe(200);
  expect((await caseOf(id, seller.token)).dispute.early_reason).toBeNull();
});

test.each(['', '   ', 'x'.repeat(501), 5, null])('%j is no reason', async (early_reason) => {
  const { id } = await buyAndDispute(market, { listing: { price: 1_000 } });
  expect(refusalOf(await resolve(id, { early_reason }))).toEqual([400, 'invalid_input']);
  await oja.call('withdrawDispute', { token: buyer.token, params: { id } });
});

test('both sides and staff read why a decision did not wait', async () => {
  // Later than the notifications of the tests above, because the list shows the newest.
  oja.clock.advance(minuteMs);
  const { id } = await buyAndDispute(market, { listing: { price: 1_000 } });
  const reason = 'The seller said in the chat that it was sold twice.';
  expect((await resolve(id, { early_reason: reason })).status).toBe(200);
  for (const seen of [await caseOf(id, buyer.token), await caseOf(id, seller.token), await fileOf(id)]) {
    expect(seen.dispute).toMatchObject({ outcome: 'favor_buyer', early_reason: reason });
    const lines = seen.timeline.filter(({ text }) => text === reason);
    expect(lines).toMatchObject([
      { by: 'staff', title: 'Decided before the time of the seller to answer was over' },
    ]);
  }
  for (const { token } of [buyer, seller]) {
    const { body } = await oja.call('listNotifications', { token });
    const texts = body.data.filter(({ event }) => event === 'dispute_resolved').map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining(reason));
  }
  const line = await oja.deps.db
    .selectFrom('auditLog')
    .select('after')
    .where('subjectId', '=', id)
    .where('action', '=', 'dispute.resolved')
    .executeTakeFirstOrThrow();
  expect(line.after).toMatchObject({ earlyReason: reason });
  await expectCleanLedger(oja);
});
