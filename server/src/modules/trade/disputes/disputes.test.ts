import { describe, expect, test } from 'vitest';
import type { BodyFor, QueryFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import {
  addAdmin,
  buy,
  buyAndDispute,
  dispute,
  openMarket,
  smallPicture as picture,
  statusOfPurchase,
  uploadEvidence,
  withNewBuyer,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { openDisputesAtMost } from '../../../domain/dispute/dispute-terms.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;
const admin2 = await addAdmin(oja);

const caseOf = (id: string, token = buyer.token) =>
  oja.call('showCase', { token, params: { purchase_id: id } });
const staffCase = (id: string, token = admin.token) =>
  oja.call('showStaffCase', { token, params: { purchase_id: id } });
type Decision = Pick<BodyFor<'resolveDispute'>, 'type'> & Partial<BodyFor<'resolveDispute'>>;
const resolve = (id: string, body: Decision, token = admin.token) =>
  oja.call('resolveDispute', {
    token,
    params: { purchase_id: id },
    body: { details: 'Decided.', early_reason: 'It cannot wait.', ...body },
  });
const upload = (person: Person) => uploadEvidence(oja, person);
const fresh = () => withNewBuyer(market);

describe('POST /purchases/{id}/dispute (U762)', () => {
  test('takes a reason, a text and up to five pictures, uploaded or as data URLs', async () => {
    const shop = await fresh();
    const { id } = await buy(shop);
    const uploaded = await upload(shop.buyer);
    expect(uploaded.status).toBe(200);
    const dataUrl = `data:image/png;base64,${(await picture()).toString('base64')}`;
    const { status, body } = await dispute(shop, id, {
      reason: 'account_recovered',
      description: 'The previous owner took it back.',
      images: [uploaded.body.data.id, dataUrl],
    });
    expect([status, body.data.status, body.data.dispute]).toMatchObject([
      200,
      'disputed',
      { status: 'open', reason: 'account_recovered', seller_answered: false, outcome: null },
    ]);
    const shown = await caseOf(id, shop.buyer.token);
    expect(shown.body.data.statements).toMatchObject([
      {
        by: 'buyer',
        text: 'The previous owner took it back.',
        pictures: [{ id: uploaded.body.data.id }, {}],
      },
    ]);
  });

  test.each([
    [{}, 'invalid_input'],
    [{ reason: 'changed_my_mind' }, 'invalid_input'],
    [{ reason: 'other', description: '' }, 'invalid_input'],
    [{ reason: 'other', description: 'x'.repeat(4_001) }, 'invalid_input'],
    [{ reason: 'other', description: 'x', images: Array(6).fill('x') }, 'invalid_input'],
    [{ reason: 'other', description: 'x', status: 'resolved' }, 'invalid_input'],
    [{ reason: 'other', description: 'x', images: ['javascript:alert(1)'] }, 'image_type_unsupported'],
    [
      { reason: 'other', description: 'x', images: ['data:image/svg+xml;base64,PHN2Zy8+'] },
      'image_type_unsupported',
    ],
  ])('refuses %o', async (body, code) => {
    const { id } = await buy(market, { listing: { price: 100 } });
    const answer = await oja.callRaw('disputePurchase', { token: buyer.token, params: { id }, body });
    expect(refusalOf(answer)).toEqual([400, code]);
    expect(await statusOfPurchase(oja, id)).toBe('pending');
  });

  test('takes no picture of another user, nor one that was used before', async () => {
    const shop = await fresh();
    const foreign = (await upload(buyer)).body.data.id;
    const { id } = await buy(shop);
    const answer = await dispute(shop, id, { images: [foreign] });
    expect(refusalOf(answer)).toEqual([400, 'evidence_image_unknown']);
    const own = (await upload(shop.buyer)).body.data.id;
    expect((await dispute(shop, id, { images: [own] })).status).toBe(200);
    const next = await buy(shop);
    expect(refusalOf(await dispute(shop, next.id, { images: [own] }))).toEqual([
      400,
      'evidence_image_unknown',
    ]);
  });

  test('is limited per buyer, and staff hear of it', async () => {
    const shop = await fresh();
    for (let n = 0; n < openDisputesAtMost; n += 1) await buyAndDispute(shop);
    const { id } = await buy(shop);
    const answer = await dispute(shop, id);
    expect(refusalOf(answer)).toEqual([409, 'too_many_open_disputes']);
    const alert = await oja.deps.db
      .selectFrom('alerts')
      .select('message')
      .where('kind', '=', 'dispute_limit')
      .where('subject', '=', shop.buyer.id)
      .executeTakeFirst();
    expect(alert?.message).toContain(shop.buyer.email);
  });

  test('clicked twice at the limit is refused for what it is, and alerts no staff', async () => {
    const shop = await fresh();
    for (let n = 1; n < openDisputesAtMost; n += 1) await buyAndDispute(shop);
    const { id } = await buy(shop);
    const answers = await Promise.all([dispute(shop, id), dispute(shop, id)]);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code);
    expect(refused).toEqual(['purchase_state_conflict']);
    const alerts = await oja.deps.db
      .selectFrom('alerts')
      .select('id')
      .where('kind', '=', 'dispute_limit')
      .where('subject', '=', shop.buyer.id)
      .execute();
    expect(alerts).toEqual([]);
  });

  test('of ten at once no more than the limit are opened', async () => {
    const shop = await fresh();
    const bought = [];
    for (let n = 0; n < openDisputesAtMost + 3; n += 1)
      bought.push(await buy(shop, { buyer: shop.buyer, listing: { price: 10 } }));
    const answers = await Promise.all(bought.map(({ id }) => dispute(shop, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(openDisputesAtMost);
  });

  test('sent again with its key is the same dispute, and keeps no second copy of its pictures', async () => {
    const shop = await fresh();
    const { id } = await buy(shop);
    const dataUrl = `data:image/png;base64,${(await picture()).toString('base64')}`;
    const send = (description: string) =>
      oja.call('disputePurchase', {
        token: shop.buyer.token,
        params: { id },
        body: { reason: 'other', description, images: [dataUrl] },
        headers: { 'idempotency-key': `dispute-${id}` },
      });
    const both = await Promise.all([send('Gone.'), send('Gone.')]);
    const again = await send('Gone.');
    expect([...both, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(again.body).toEqual(both[0]?.body);
    const pictures = await oja.deps.db
      .selectFrom('disputeImages')
      .select('id')
      .where('ownerId', '=', shop.buyer.id)
      .execute();
    expect(pictures).toHaveLength(1);
    expect(refusalOf(await send('Still gone.'))).toEqual([422, 'idempotency_key_reused']);
    const other = await dispute(shop, id);
    expect(refusalOf(other)).toEqual([409, 'purchase_state_conflict']);
  });

  test('tells the seller and the administrators', async () => {
    const shop = await fresh();
    oja.clock.advance(1_000);
    const { id } = await buyAndDispute(shop);
    const links = async (person: Person, event: string) =>
      (await oja.call('listNotifications', { token: person.token })).body.data
        .filter((row) => row.event === event)
        .map((row) => row.link);
    expect(await links(seller, 'dispute_opened')).toContain(`/dashboard/disputes/${id}`);
    expect(await links(admin, 'dispute_needs_admin')).toContain(`/admin/transactions?case=${id}`);
  });
});

describe('POST /admin/disputes/{purchase_id}/resolve (A428, A453, A476, A477, A512)', () => {
  test.each([
    [{ details: 'x' }],
    [{ type: 'favor_buyer', details: ' ' }],
    [{ type: 'favor_nobody', details: 'x' }],
  ])('refuses %o with the sentence of the specification', async (body) => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const answer = await oja.callRaw('resolveDispute', {
      token: admin.token,
      params: { purchase_id: id },
      body,
    });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
    expect(answer.body.message).toContain('Please select a resolution type and provide details.');
  });

  test.each([
    [{ type: 'partial_refund' }, 'refund_amount_wrong'],
    [{ type: 'partial_refund', refund_amount: 150_000.01 }, 'refund_amount_wrong'],
    [{ type: 'favor_buyer', refund_amount: 5 }, 'refund_amount_wrong'],
    [{ type: 'partial_refund', refund_amount: 0 }, 'invalid_input'],
    [{ type: 'partial_refund', refund_amount: -5 }, 'invalid_input'],
    [{ type: 'partial_refund', refund_amount: 1.005 }, 'invalid_input'],
    [{ type: 'partial_refund', refund_amount: '5' }, 'invalid_input'],
  ])('refuses %o', async (body, code) => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const answer = await oja.callRaw('resolveDispute', {
      token: admin.token,
      params: { purchase_id: id },
      body: { details: 'Decided.', early_reason: 'It cannot wait.', ...body },
    });
    expect(refusalOf(answer)).toEqual([400, code]);
    expect(await statusOfPurchase(oja, id)).toBe('disputed');
  });

  test('answers the case file and the message, tells both, and is on record', async () => {
    const shop = await fresh();
    oja.clock.advance(1_000);
    const { id } = await buyAndDispute(shop);
    oja.clock.advance(1_000);
    const { body } = await resolve(id, {
      type: 'partial_refund',
      refund_amount: 50_000,
      details: 'A third was missing.',
    });
    expect(body).toMatchObject({
      message: 'Dispute Resolved',
      data: {
        status: 'completed',
        refunded_amount: 50_000,
        dispute: { status: 'resolved', outcome: 'partial_refund', details: 'A third was missing.' },
        actions: ['note'],
      },
    });
    for (const person of [shop.buyer, seller]) {
      const notifications = (await oja.call('listNotifications', { token: person.token })).body.data[0];
      expect(notifications).toMatchObject({ event: 'dispute_resolved' });
      expect(notifications?.text).toContain(person === seller ? '₦90,000.00' : '₦50,000.00');
    }
    const line = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'reason', 'actorId'])
      .where('subjectId', '=', id)
      .orderBy('position', 'desc')
      .executeTakeFirst();
    expect(line).toEqual({ action: 'dispute.resolved', reason: 'A third was missing.', actorId: admin.id });
    await expectCleanLedger(oja);
  });

  test('sent twice with one key decides once, and answers the same', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const send = (details: string) =>
      oja.call('resolveDispute', {
        token: admin.token,
        params: { purchase_id: id },
        body: { type: 'favor_seller', details, early_reason: 'It cannot wait.' },
        headers: { 'idempotency-key': `decide-${id}` },
      });
    const first = await send('As both said.');
    const again = await send('As both said.');
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect(refusalOf(await send('Otherwise.'))).toEqual([422, 'idempotency_key_reused']);
    await expectCleanLedger(oja);
  });

  test('previews exactly what it will do', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const preview = async (query: QueryFor<'previewResolution'>) =>
      (await oja.call('previewResolution', { token: admin.token, params: { purchase_id: id }, query })).body;
    expect((await preview({ type: 'favor_seller' })).data).toMatchObject({
      buyer_gets: 0,
      seller_gets: 135_000,
      fee: 15_000,
      stays_in_escrow: 0,
      status_after: 'completed',
    });
    expect((await preview({ type: 'favor_buyer' })).data).toMatchObject({
      buyer_gets: 150_000,
      seller_gets: 0,
      fee: 0,
    });
    expect((await preview({ type: 'escalate' })).data).toMatchObject({
      stays_in_escrow: 150_000,
      status_after: 'disputed',
    });
    expect((await preview({ type: 'partial_refund' })).code).toBe('refund_amount_wrong');
    expect((await preview({ type: 'replacement' })).code).toBe('replacement_missing');
    const { data } = await preview({ type: 'partial_refund', refund_amount: '33333.33' });
    expect(data.buyer_gets + data.seller_gets + data.fee).toBeCloseTo(150_000, 2);
    expect(data.sentence).toContain('₦33,333.33');
    const { body } = await resolve(id, { type: 'partial_refund', refund_amount: 33_333.33 });
    expect(body.data.refunded_amount).toBe(data.buyer_gets);
    expect((await preview({ type: 'favor_seller' })).code).toBe('purchase_state_conflict');
  });

  test('a party who became an administrator cannot read the notes of staff, decide, preview or speak as staff', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    await setRole(oja, shop.buyer.id, 'admin');
    await oja.deps.db
      .updateTable('sessions')
      .set({ scope: 'admin' })
      .where('userId', '=', shop.buyer.id)
      .execute();
    oja.deps.sessions.invalidateAll();
    const answer = await resolve(id, { type: 'favor_buyer' }, shop.buyer.token);
    expect(refusalOf(answer)).toEqual([403, 'party_cannot_decide']);
    const shown = await staffCase(id, shop.buyer.token);
    expect(refusalOf(shown)).toEqual([403, 'party_cannot_decide']);
    const said = await oja.call('addStaffStatement', {
      token: shop.buyer.token,
      params: { purchase_id: id },
      body: { text: 'I am right.' },
    });
    expect(refusalOf(said)).toEqual([403, 'party_cannot_decide']);
  });

  test('the one who escalated leaves it to another administrator; after the clock any of them decides', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const escalated = await resolve(id, { type: 'escalate' });
    expect(escalated.body).toMatchObject({
      message: 'Dispute Escalated',
      data: { dispute: { status: 'escalated' } },
    });
    const own = await resolve(id, { type: 'favor_seller' });
    expect(refusalOf(own)).toEqual([403, 'another_admin_needed']);
    const again = await resolve(id, { type: 'escalate' }, admin2.token);
    expect(refusalOf(again)).toEqual([409, 'purchase_state_conflict']);
    const shown = await staffCase(id, admin2.token);
    expect(shown.body.data.escalated_by).toMatch(/^Person/);
    expect((await resolve(id, { type: 'favor_seller' }, admin2.token)).status).toBe(200);
  });
});
