import { appealHours } from '@oja/contract/dispute-terms';
import { dayMs, hourMs, minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { setRole } from '../../../../test/people.ts';
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
import { statusOf } from '../listings/test-listings.ts';
import { executeRulings, watchDisputes } from './index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const [admin, admin2] = [market.admin, await addAdmin(oja)];
const once = { number: 1, last: true };
const price = 1_000;
await changeSettings(oja, 'payment', { appealThreshold: 1_000 });

interface Ruled {
  id: string;
  listingId: string;
  buyer: Person;
  seller: Person;
}

const resolve = (id: string, extra: Partial<BodyFor<'resolveDispute'>> = {}, by = admin) =>
  oja.call('resolveDispute', {
    token: by.token,
    params: { purchase_id: id },
    body: {
      type: 'favor_buyer',
      details: 'As the pictures show.',
      early_reason: 'It cannot wait.',
      ...extra,
    },
  });

/** Decided, at the threshold or, for a lower price, below it. */
async function ruled(extra: Partial<BodyFor<'resolveDispute'>> = {}, paid = price): Promise<Ruled> {
  oja.clock.advance(minuteMs);
  const sides = { ...market, buyer: await addBuyer(oja, paid), seller: await addTrader(oja) };
  const bought = await buyAndDispute(sides, { listing: { price: paid } });
  const { status, text } = await resolve(bought.id, extra);
  if (status !== 200) throw new Error(text);
  return { ...bought, buyer: sides.buyer, seller: sides.seller };
}

const appeal = (id: string, { token }: Person) =>
  oja.call('openAppeal', { token, params: { id }, body: { text: 'Look again.' } });
const waive = (id: string, { token }: Person) => oja.call('waiveAppeal', { token, params: { id } });
const decide = (id: string, body: Partial<BodyFor<'decideAppeal'>>, by = admin2) =>
  oja.call('decideAppeal', {
    token: by.token,
    params: { purchase_id: id },
    body: { decision: 'stands', details: 'I read it all again.', ...body },
  });
const caseOf = async (id: string, { token }: Person) =>
  (await oja.call('showCase', { token, params: { purchase_id: id } })).body.data;
const staffCase = async (id: string, { token }: Person) =>
  (await oja.call('showStaffCase', { token, params: { purchase_id: id } })).body.data;
const inQueueOf = async (id: string, { token }: Person) =>
  (await oja.call('listWork', { token, query: { kind: 'appeal' } })).body.data.some(({ page }) =>
    page.endsWith(id),
  );
const eventsOf = async ({ token }: Person) =>
  (await oja.call('listNotifications', { token })).body.data.map(({ event }) => event);
const balances = async ({ buyer, seller }: Ruled) => [
  await availableOf(oja, buyer),
  await availableOf(oja, seller),
];

describe('a ruling from the threshold on', () => {
  test('is recorded, and no money moves', async () => {
    const deal = await ruled({ type: 'partial_refund', refund_amount: 400, rule: 'access_incomplete' });
    expect(await statusOfPurchase(oja, deal.id)).toBe('disputed');
    expect(await balances(deal)).toEqual([0, 0]);
    const shown = await caseOf(deal.id, deal.buyer);
    expect(shown.rulings).toMatchObject([
      { status: 'waiting', type: 'partial_refund', buyer_gets: 400, seller_gets: 540, fee: 60 },
    ]);
    expect(shown.actions).toEqual(['state', 'appeal', 'waive_appeal']);
    expect(shown.timeline.at(-1)).toMatchObject({
      title: 'Partial refund decided; the money waits for an appeal',
    });
    for (const person of [deal.buyer, deal.seller])
      expect(await eventsOf(person)).toContain('ruling_recorded');
    const audited = await oja.deps.db
      .selectFrom('auditLog')
      .select('action')
      .where('subjectId', '=', deal.id)
      .execute();
    expect(audited).toEqual([{ action: 'dispute.resolved' }]);
    await expectCleanLedger(oja);
  });

  test('is carried out by the clock when the time is over, and not before', async () => {
    const deal = await ruled();
    oja.clock.advance(appealHours * hourMs - 1);
    await executeRulings.run(oja.deps, {}, once);
    expect(await statusOfPurchase(oja, deal.id)).toBe('disputed');
    oja.clock.advance(1);
    await executeRulings.run(oja.deps, {}, once);
    await executeRulings.run(oja.deps, {}, once);
    expect(await statusOfPurchase(oja, deal.id)).toBe('refunded');
    expect(await balances(deal)).toEqual([price, 0]);
    expect(await statusOf(oja, deal.listingId)).toBe('draft');
    const shown = await caseOf(deal.id, deal.seller);
    expect(shown.rulings).toMatchObject([{ status: 'executed' }]);
    expect(shown.dispute).toMatchObject({ outcome: 'favor_buyer', details: 'As the pictures show.' });
    expect(await eventsOf(deal.seller)).toContain('dispute_resolved');
    await expectCleanLedger(oja);
  });

  test('ends a proposal that waits, and leaves no other way out of the dispute', async () => {
    const sides = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
    const { buyer, seller } = sides;
    const { id } = await buyAndDispute(sides, { listing: { price } });
    const propose = () =>
      oja.call('proposeSettlement', { token: seller.token, params: { id }, body: { refund_amount: 5 } });
    await propose();
    await resolve(id, { type: 'favor_seller' });
    expect((await caseOf(id, buyer)).settlements).toMatchObject([{ status: 'lapsed' }]);
    expect(refusalOf(await propose())).toEqual([409, 'dispute_ruled']);
    const withdrawal = await oja.call('withdrawDispute', { token: buyer.token, params: { id } });
    expect(refusalOf(withdrawal)).toEqual([409, 'dispute_ruled']);
    for (const type of ['favor_buyer', 'escalate'] as const)
      expect(refusalOf(await resolve(id, { type }, admin2))).toEqual([409, 'dispute_ruled']);
    expect((await staffCase(id, admin2)).actions).toEqual(['note', 'state']);
    const { body } = await oja.call('showPurchase', { token: buyer.token, params: { id } });
    expect(body.data.actions).toEqual([]);
    // The clocks of the dispute stand still, too.
    oja.clock.advance(10 * dayMs);
    await watchDisputes.run(oja.deps, {}, once);
    expect((await caseOf(id, buyer)).dispute.status).toBe('open');
    await executeRulings.run(oja.deps, {}, once);
    expect(await statusOfPurchase(oja, id)).toBe('completed');
    await expectCleanLedger(oja);
  });

  test('is carried out at once when both sides give up the appeal', async () => {
    const deal = await ruled({ type: 'partial_refund', refund_amount: 400 });
    expect((await waive(deal.id, deal.buyer)).body.data.rulings).toMatchObject([
      { status: 'waiting', buyer_waived: true, seller_waived: false },
    ]);
    expect(refusalOf(await appeal(deal.id, deal.buyer))).toEqual([409, 'appeal_waived']);
    expect((await waive(deal.id, deal.buyer)).status).toBe(200);
    expect(await balances(deal)).toEqual([0, 0]);
    const { body } = await waive(deal.id, deal.seller);
    expect([body.message, body.data.status]).toEqual(['Appeal Waived', 'completed']);
    expect(await balances(deal)).toEqual([400, 540]);
    expect(refusalOf(await waive(deal.id, deal.seller))).toEqual([409, 'ruling_not_waiting']);
    await expectCleanLedger(oja);
  });

  test('needs no waiver of the side that got everything', async () => {
    const deal = await ruled();
    expect(refusalOf(await waive(deal.id, deal.buyer))).toEqual([409, 'appeal_without_loss']);
    await waive(deal.id, deal.seller);
    expect(await balances(deal)).toEqual([price, 0]);
    await expectCleanLedger(oja);
  });

  test('needs no waiver of the seller for a kobo that the rounded fee bears', async () => {
    const deal = await ruled({ type: 'partial_refund', refund_amount: 0.01 }, 1_000.05);
    expect(refusalOf(await waive(deal.id, deal.seller))).toEqual([409, 'appeal_without_loss']);
    await waive(deal.id, deal.buyer);
    expect(await balances(deal)).toEqual([0.01, 900.04]);
    await expectCleanLedger(oja);
  });

  test('a replacement moves no money, and takes effect at once', async () => {
    const sides = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
    const { id } = await buyAndDispute(sides, { listing: { price } });
    await oja.call('offerReplacement', {
      token: sides.seller.token,
      params: { purchase_id: id },
      body: { username: 'new', password: 'new' },
    });
    await resolve(id, { type: 'replacement' });
    expect(await statusOfPurchase(oja, id)).toBe('pending');
    expect(refusalOf(await appeal(id, sides.seller))).toEqual([409, 'appeal_not_possible']);
    await expectCleanLedger(oja);
  });
});

describe('an appeal against a ruling that waits', () => {
  test('suspends it, whatever the clock says, until another member of staff upholds it', async () => {
    const deal = await ruled();
    const { status, body } = await appeal(deal.id, deal.seller);
    expect([status, body.message]).toEqual([200, 'Appeal Opened']);
    expect(body.data).toMatchObject({
      rulings: [{ status: 'appealed' }],
      appeal: { by: 'seller', status: 'open', text: 'Look again.', limit: 900 },
      actions: ['state', 'replace_credentials'],
    });
    expect(await eventsOf(deal.buyer)).toContain('appeal_opened');
    expect(await eventsOf(admin2)).toContain('appeal_needs_admin');
    oja.clock.advance(10 * appealHours * hourMs);
    await executeRulings.run(oja.deps, {}, once);
    expect(await balances(deal)).toEqual([0, 0]);
    expect(refusalOf(await decide(deal.id, {}, admin))).toEqual([403, 'another_admin_needed']);
    expect((await staffCase(deal.id, admin)).actions).toEqual(['note', 'state']);
    expect((await staffCase(deal.id, admin)).blocked).toContain('another member of staff');
    expect((await staffCase(deal.id, admin2)).actions).toEqual(['note', 'state', 'decide_appeal']);
    expect([await inQueueOf(deal.id, admin), await inQueueOf(deal.id, admin2)]).toEqual([false, true]);
    const decided = await decide(deal.id, {});
    expect([decided.status, decided.body.message]).toEqual([200, 'Appeal Decided']);
    expect(decided.body.data).toMatchObject({
      status: 'refunded',
      rulings: [{ status: 'executed' }],
      appeal: { status: 'upheld', details: 'I read it all again.' },
    });
    expect(await balances(deal)).toEqual([price, 0]);
    for (const person of [deal.buyer, deal.seller])
      expect(await eventsOf(person)).toContain('appeal_decided');
    expect(refusalOf(await decide(deal.id, {}))).toEqual([409, 'appeal_not_open']);
    await expectCleanLedger(oja);
  });

  test('is not work of a side that has become staff', async () => {
    const deal = await ruled();
    await appeal(deal.id, deal.seller);
    for (const side of [deal.buyer, deal.seller]) {
      await setRole(oja, side.id, 'admin');
      const sessions = oja.deps.db.updateTable('sessions').set({ scope: 'admin' });
      await sessions.where('userId', '=', side.id).execute();
      oja.deps.sessions.invalidateAll();
      expect(refusalOf(await decide(deal.id, {}, side))).toEqual([403, 'party_cannot_decide']);
      expect(await inQueueOf(deal.id, side)).toBe(false);
    }
  });

  test('can end in another ruling, which is final and pays at once', async () => {
    const deal = await ruled();
    await appeal(deal.id, deal.seller);
    const replace = (body: Partial<BodyFor<'decideAppeal'>>) =>
      decide(deal.id, { decision: 'replace', ...body });
    expect(refusalOf(await replace({}))).toEqual([400, 'appeal_decision_wrong']);
    expect(refusalOf(await replace({ type: 'favor_seller' }))).toEqual([409, 'seller_may_still_answer']);
    const early_reason = 'Both were on the phone.';
    const partial = { type: 'partial_refund', early_reason } as const;
    expect(refusalOf(await replace(partial))).toEqual([400, 'refund_amount_wrong']);
    expect(refusalOf(await replace({ ...partial, refund_amount: 300, evidence: [deal.id] }))).toEqual([
      400,
      'evidence_unknown',
    ]);
    const { body } = await replace({ ...partial, refund_amount: 300, rule: 'no_evidence' });
    expect(body.data).toMatchObject({
      status: 'completed',
      rulings: [
        { status: 'executed', type: 'partial_refund', rule: 'no_evidence', appeal_until: null },
        { status: 'replaced', type: 'favor_buyer' },
      ],
      appeal: { status: 'replaced' },
    });
    expect(await balances(deal)).toEqual([300, 630]);
    expect(refusalOf(await appeal(deal.id, deal.buyer))).toEqual([409, 'appeal_used']);
    await expectCleanLedger(oja);
  });

  test('cannot award an amount: the escrow is still there', async () => {
    const deal = await ruled();
    await appeal(deal.id, deal.seller);
    expect(refusalOf(await decide(deal.id, { decision: 'award', amount: 5 }))).toEqual([
      400,
      'appeal_decision_wrong',
    ]);
  });

  test('the administrator who escalated may decide it, the one who decided may not', async () => {
    const sides = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
    const { id } = await buyAndDispute(sides, { listing: { price } });
    await resolve(id, { type: 'escalate' }, admin2);
    await resolve(id, { type: 'favor_seller' });
    await appeal(id, sides.buyer);
    const answer = await decide(id, { decision: 'replace', type: 'favor_buyer', early_reason: 'Seen.' });
    expect(answer.status).toBe(200);
    await expectCleanLedger(oja);
  });
});

describe('an appeal against a ruling below the threshold', () => {
  const below = price - 1;

  test('can add an amount from Oja, at most what was lost, and takes nothing back', async () => {
    const deal = await ruled({ type: 'favor_seller' }, below);
    expect(await statusOfPurchase(oja, deal.id)).toBe('completed');
    const [, sellerGot] = await balances(deal);
    expect((await caseOf(deal.id, deal.buyer)).actions).toEqual(['appeal']);
    expect((await caseOf(deal.id, deal.seller)).actions).toEqual([]);
    expect(refusalOf(await waive(deal.id, deal.buyer))).toEqual([409, 'ruling_not_waiting']);
    expect((await appeal(deal.id, deal.buyer)).status).toBe(200);
    expect(refusalOf(await decide(deal.id, { decision: 'replace', type: 'favor_buyer' }))).toEqual([
      400,
      'appeal_decision_wrong',
    ]);
    const award = (amount: number | undefined) =>
      decide(deal.id, { decision: 'award', ...(amount === undefined ? {} : { amount }) });
    expect(refusalOf(await award(below + 0.01))).toEqual([400, 'award_amount_wrong']);
    expect(refusalOf(await award(undefined))).toEqual([400, 'award_amount_wrong']);
    const { body } = await award(250);
    expect(body.data).toMatchObject({ status: 'completed', appeal: { status: 'awarded', award: 250 } });
    expect(await balances(deal)).toEqual([250, sellerGot]);
    const history = await oja.call('walletHistory', { token: deal.buyer.token });
    expect(history.text).toContain('Paid by Oja after an appeal');
    await expectCleanLedger(oja);
  });

  test('can be refused: the decision stands', async () => {
    const deal = await ruled({}, below);
    await appeal(deal.id, deal.seller);
    const had = await balances(deal);
    expect((await decide(deal.id, {})).body.data.appeal).toMatchObject({ status: 'upheld', award: null });
    expect(await balances(deal)).toEqual(had);
    await expectCleanLedger(oja);
  });

  test('keeps the account of the appellant open until it is decided', async () => {
    const deal = await ruled({ type: 'favor_seller' }, below);
    await appeal(deal.id, deal.buyer);
    const close = () =>
      oja.call('deleteUser', { token: deal.buyer.token, body: { password: deal.buyer.password } });
    const refused = await close();
    expect([...refusalOf(refused), refused.body.message]).toEqual([
      409,
      'account_has_open_business',
      expect.stringContaining('until the appeal is decided'),
    ]);
    await decide(deal.id, {});
    expect((await close()).status).toBe(200);
  });
});

describe('who may appeal, and when', () => {
  test.each(['openAppeal', 'waiveAppeal', 'decideAppeal'] as const)('%s needs a session', async (call) => {
    const { id } = await ruled();
    const answer = await oja.callRaw(call, { params: { id, purchase_id: id }, body: {} });
    expect(refusalOf(answer)).toEqual([401, 'session_required']);
  });

  test('one appeal, by a side that lost, within the time', async () => {
    const deal = await ruled();
    expect(refusalOf(await appeal(deal.id, await addBuyer(oja)))).toEqual([404, 'not_found']);
    expect(refusalOf(await appeal(deal.id, deal.buyer))).toEqual([409, 'appeal_without_loss']);
    expect((await appeal(deal.id, deal.seller)).status).toBe(200);
    expect(refusalOf(await appeal(deal.id, deal.seller))).toEqual([409, 'appeal_used']);
    const late = await ruled({}, price - 1);
    oja.clock.advance(appealHours * hourMs);
    expect(refusalOf(await appeal(late.id, late.seller))).toEqual([409, 'appeal_too_late']);
    const timely = await ruled({}, price - 1);
    oja.clock.advance(appealHours * hourMs - 1);
    expect((await appeal(timely.id, timely.seller)).status).toBe(200);
  });

  test('not without a ruling, and not against a settlement', async () => {
    const sides = { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
    const { id } = await buyAndDispute(sides, { listing: { price } });
    expect(refusalOf(await appeal(id, sides.buyer))).toEqual([409, 'appeal_not_possible']);
    expect(refusalOf(await decide(id, {}))).toEqual([409, 'appeal_not_open']);
    const { body } = await oja.call('proposeSettlement', {
      token: sides.buyer.token,
      params: { id },
      body: { refund_amount: 5 },
    });
    const settlement_id = body.data.settlements[0]?.id ?? '';
    await oja.call('acceptSettlement', { token: sides.seller.token, params: { id, settlement_id } });
    expect(refusalOf(await appeal(id, sides.buyer))).toEqual([409, 'appeal_not_possible']);
    await expectCleanLedger(oja);
  });
});

test('the preview says that the money waits', async () => {
  const sides = { ...market, buyer: await addBuyer(oja, 2 * price), seller: await addTrader(oja) };
  const waitsFor = async (paid: number) => {
    const { id } = await buyAndDispute(sides, { listing: { price: paid } });
    const query = { type: 'favor_seller' } as const;
    const answer = await oja.call('previewResolution', {
      token: admin.token,
      params: { purchase_id: id },
      query,
    });
    return answer.body.data.waits_hours;
  };
  expect([await waitsFor(price), await waitsFor(price - 1)]).toEqual([appealHours, 0]);
});
