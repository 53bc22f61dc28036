import { approvalHours } from '@oja/contract/approvals';
import { hourMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import {
  addAdmin,
  addBuyer,
  addTrader,
  buy,
  buyAndDispute,
  changeSettings,
  openMarket,
  statusOfPurchase,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { confirmWithCover, openClaimOf } from '../../trade/cover/test-cover.ts';
import { lapseApprovals } from './index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const [first, second] = [market.admin, await addAdmin(oja)];
const threshold = 1_000;
await changeSettings(oja, 'payment', { approvalThreshold: threshold });
afterEach(() => expectCleanLedger(oja));

const waiting = async (by: Person) => (await oja.call('listApprovals', { token: by.token })).body.data;
const ended = async (by: Person) =>
  (await oja.call('listApprovals', { token: by.token, query: { status: 'ended' } })).body.data;
const approve = (id: string, by = second) => oja.call('approveProposal', { token: by.token, params: { id } });
const decline = (id: string, by = second) =>
  oja.call('declineProposal', { token: by.token, params: { id }, body: { reason: 'Not this one.' } });
const eventsOf = async ({ token }: Person) =>
  (await oja.call('listNotifications', { token })).body.data.map(({ event }) => event);

const adjust = (person: Person, change: Partial<BodyFor<'adjustWallet'>> = {}, by = first) =>
  oja.call('adjustWallet', {
    token: by.token,
    params: { id: person.id },
    body: { kind: 'goodwill', direction: 'credit', amount: 200, reason: 'For the long wait.', ...change },
  });

async function proposed(person: Person, change: Partial<BodyFor<'adjustWallet'>> = {}): Promise<string> {
  const { body, text } = await adjust(person, change);
  if (body.data?.approval == null) throw new Error(text);
  return body.data.approval.id;
}

describe('a wallet adjustment', () => {
  test('moves money once another member of staff approved it, and the person reads why', async () => {
    const person = await addBuyer(oja, 50);
    const id = await proposed(person);
    expect(await availableOf(oja, person)).toBe(50);
    expect(await eventsOf(second)).toContain('approval_needed');
    expect((await waiting(first)).find((row) => row.id === id)).toMatchObject({
      kind: 'wallet_adjustment',
      amount: 200,
      reason: 'For the long wait.',
      actions: ['withdraw'],
      facts: [
        { name: 'Kind', value: 'Goodwill' },
        { name: 'Direction', value: 'Into the wallet' },
      ],
    });
    expect(refusalOf(await approve(id, first))).toEqual([403, 'second_admin_needed']);
    const { body } = await approve(id);
    expect(body.data).toMatchObject({ status: 'approved', decided_by: { id: second.id }, actions: [] });
    expect(await availableOf(oja, person)).toBe(250);
    expect(await eventsOf(person)).toContain('wallet_adjusted');
    expect(await eventsOf(first)).toContain('approval_ended');
    const listed = await oja.call('listAdjustments', { token: second.token, params: { id: person.id } });
    expect(listed.body.data).toMatchObject([{ kind: 'goodwill', direction: 'credit', amount: 200 }]);
    const history = await oja.call('walletHistory', { token: person.token });
    expect(history.body.data[0]).toMatchObject({ title: 'Adjustment by our team', amount: 200 });
  });

  test('is made once when two approve it at the same moment', async () => {
    const third = await addAdmin(oja);
    const person = await addBuyer(oja, 50);
    const id = await proposed(person);
    const answers = await Promise.all([approve(id), approve(id, third), decline(id, third)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const declined = answers[2]?.status === 200;
    expect(await availableOf(oja, person)).toBe(declined ? 50 : 250);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expect(refusalOf(answer)).toEqual([409, 'approval_ended']);
  });

  test('takes money back only as a correction, and never more than the wallet holds', async () => {
    const person = await addBuyer(oja, 50);
    const odd = await adjust(person, { direction: 'debit' });
    expect(refusalOf(odd)).toEqual([400, 'invalid_input']);
    const id = await proposed(person, { kind: 'correction', direction: 'debit', amount: 60 });
    expect(refusalOf(await approve(id))).toEqual([422, 'wallet_balance_too_low']);
    // It goes on waiting, as if nothing had happened.
    expect((await waiting(second)).map((row) => row.id)).toContain(id);
    expect(await eventsOf(person)).not.toContain('wallet_adjusted');
    await oja.call('declineProposal', {
      token: second.token,
      params: { id },
      body: { reason: 'There is not so much.' },
    });
    const less = await proposed(person, { kind: 'correction', direction: 'debit', amount: 20 });
    expect((await approve(less)).status).toBe(200);
    expect(await availableOf(oja, person)).toBe(30);
  });

  test('has a limit, waits one at a time for each person, and never concerns oneself', async () => {
    const person = await addBuyer(oja, 50);
    const large = await adjust(person, { amount: 50_000.01 });
    expect(refusalOf(large)).toEqual([422, 'adjustment_too_large']);
    await proposed(person);
    expect(refusalOf(await adjust(person))).toEqual([409, 'approval_waiting']);
    expect(refusalOf(await adjust(first))).toEqual([409, 'own_account_refused']);
    expect(refusalOf(await adjust({ ...person, id: crypto.randomUUID() }))).toEqual([404, 'not_found']);
  });

  test('concerns no administrator who would approve it', async () => {
    const trader = await addAdmin(oja);
    const id = await proposed(trader);
    expect(refusalOf(await approve(id, trader))).toEqual([409, 'own_account_refused']);
    expect((await approve(id)).status).toBe(200);
  });
});

describe('a proposal', () => {
  test('is withdrawn by its proposer or declined by another; then nothing is done', async () => {
    const person = await addBuyer(oja, 50);
    oja.clock.advance(1_000);
    const own = await decline(await proposed(person), first);
    oja.clock.advance(1_000);
    expect(own.body.data).toMatchObject({ status: 'withdrawn', decision_reason: 'Not this one.' });
    const others = await decline(await proposed(person), second);
    expect(others.body.data).toMatchObject({ status: 'declined' });
    expect(refusalOf(await approve(present(others.body.data).id))).toEqual([409, 'approval_ended']);
    expect(await availableOf(oja, person)).toBe(50);
    expect((await ended(first)).slice(0, 2).map(({ status }) => status)).toEqual(['declined', 'withdrawn']);
  });

  test('lapses after two days, and is not approved in the minute before the clock says so', async () => {
    const person = await addBuyer(oja, 50);
    const id = await proposed(person);
    oja.clock.advance(approvalHours * hourMs);
    expect(refusalOf(await approve(id))).toEqual([409, 'approval_ended']);
    expect((await waiting(second)).find((row) => row.id === id)).toMatchObject({
      status: 'lapsed',
      actions: [],
    });
    await lapseApprovals.run(oja.deps, {}, { number: 1, last: true });
    expect((await ended(second)).find((row) => row.id === id)?.status).toBe('lapsed');
    expect(await eventsOf(first)).toContain('approval_ended');
    expect((await adjust(person)).status).toBe(200);
  });

  test('leaves its trace in the audit log', async () => {
    const person = await addBuyer(oja, 50);
    await approve(await proposed(person));
    const lines = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'actorId'])
      .where('subjectId', '=', person.id)
      .orderBy('position')
      .execute();
    expect(lines).toEqual([
      { action: 'approval.proposed', actorId: first.id },
      { action: 'approval.approved', actorId: second.id },
      { action: 'wallet.adjusted', actorId: first.id },
    ]);
  });
});

describe('from the threshold on', () => {
  const sides = async (paid: number) => ({
    ...market,
    buyer: await addBuyer(oja, paid),
    seller: await addTrader(oja),
  });
  const resolve = (id: string, by = first) =>
    oja.call('resolveDispute', {
      token: by.token,
      params: { purchase_id: id },
      body: { type: 'favor_buyer', details: 'As the pictures show.', early_reason: 'It cannot wait.' },
    });

  test('a decision about a dispute waits, and no other is made beside it', async () => {
    const deal = await sides(threshold);
    const { id } = await buyAndDispute(deal, { listing: { price: threshold } });
    const { body } = await resolve(id);
    expect(body.message).toBe('Waiting for Approval');
    expect(await statusOfPurchase(oja, id)).toBe('disputed');
    expect(body.data).toMatchObject({
      actions: ['note', 'state'],
      approval: body.approval,
      blocked: null,
    });
    expect(refusalOf(await resolve(id, second))).toEqual([409, 'approval_waiting']);
    const approval = present(body.approval);
    expect((await waiting(second)).find((row) => row.id === approval.id)).toMatchObject({
      kind: 'ruling',
      facts: [
        { name: 'Outcome', value: 'The buyer gets the whole price back' },
        { name: 'Before the seller answered, because', value: 'It cannot wait.' },
      ],
    });
    expect((await approve(approval.id)).status).toBe(200);
    expect(await availableOf(oja, deal.buyer)).toBe(threshold);
    const ruling = await oja.deps.db
      .selectFrom('rulings')
      .select('decidedBy')
      .where('purchaseId', '=', id)
      .executeTakeFirstOrThrow();
    expect(ruling.decidedBy).toBe(first.id);
  });

  test('below it a decision is carried out at once', async () => {
    const deal = await sides(threshold - 1);
    const { id } = await buyAndDispute(deal, { listing: { price: threshold - 1 } });
    const { body } = await resolve(id);
    expect([body.message, body.approval]).toEqual(['Dispute Resolved', null]);
    expect(await availableOf(oja, deal.buyer)).toBe(threshold - 1);
  });

  test('a decision that the two made needless has ended', async () => {
    const deal = await sides(threshold);
    const { id } = await buyAndDispute(deal, { listing: { price: threshold } });
    const approval = present((await resolve(id)).body.approval);
    await oja.call('withdrawDispute', { token: deal.buyer.token, params: { id } });
    expect(refusalOf(await approve(approval.id))).toEqual([409, 'approval_ended']);
    expect(refusalOf(await decline(approval.id))).toEqual([409, 'approval_ended']);
  });

  test('a cancellation waits', async () => {
    const deal = await sides(threshold);
    const { id } = await buy(deal, { listing: { price: threshold } });
    const cancelled = await oja.call('cancelTransaction', {
      token: first.token,
      params: { id },
      body: { reason: 'The seller is gone.' },
    });
    expect(await statusOfPurchase(oja, id)).toBe('pending');
    expect((await approve(present(cancelled.body.approval).id)).status).toBe(200);
    expect(await statusOfPurchase(oja, id)).toBe('cancelled');
    expect(await availableOf(oja, deal.buyer)).toBe(threshold);
  });

  test('a sale that staff make waits, and the buyer must still have the money', async () => {
    const deal = await sides(threshold);
    const { body } = await oja.call('addTransaction', {
      token: first.token,
      body: {
        buyer_id: deal.buyer.id,
        seller_id: deal.seller.id,
        account: 'byhand',
        platform: 'instagram',
        amount: threshold,
        reason: 'Agreed by phone.',
      },
    });
    expect(body.data).toBeNull();
    const { id } = present(body.approval);
    expect((await waiting(second)).find((row) => row.id === id)?.facts).toEqual([
      { name: 'Buyer', value: expect.any(String), person_id: deal.buyer.id },
      { name: 'Seller', value: expect.any(String), person_id: deal.seller.id },
      { name: 'Platform', value: 'Instagram' },
    ]);
    await buy(deal, { listing: { price: 500 } });
    expect(refusalOf(await approve(id))).toEqual([422, 'wallet_balance_too_low']);
    const correction = await proposed(deal.buyer, { amount: 500 });
    await approve(correction);
    expect((await approve(id)).status).toBe(200);
    expect(await availableOf(oja, deal.buyer)).toBe(0);
  });

  test('a claim with a large refund waits; one that is rejected does not', async () => {
    const deal = await sides(2 * threshold);
    const claimOf = async () => {
      const purchaseId = await confirmWithCover(deal, { price: threshold });
      return openClaimOf(deal, purchaseId);
    };
    const decide = (id: string, outcome: 'upheld' | 'rejected') =>
      oja.call('decideClaim', {
        token: first.token,
        params: { id },
        body: { outcome, details: 'As the mail shows.', early_reason: 'It cannot wait.' },
      });
    expect((await decide(await claimOf(), 'rejected')).body.approval).toBeNull();
    const before = await availableOf(oja, deal.buyer);
    const { body } = await decide(await claimOf(), 'upheld');
    expect(body.data).toMatchObject({ approval: body.approval, blocked: null });
    expect(await availableOf(oja, deal.buyer)).toBe(before - threshold);
    expect((await approve(present(body.approval).id)).status).toBe(200);
    expect(await availableOf(oja, deal.buyer)).toBe(before);
  });
});
