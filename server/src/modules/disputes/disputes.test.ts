import { describe, expect, test } from 'vitest';
import {
  addAdmin,
  addBuyer,
  buy,
  buyAndDispute,
  day,
  dispute,
  openMarket,
  smallPicture as picture,
  statusOfPurchase,
} from '../../../test/deals.ts';
import { expectCleanLedger } from '../../../test/expect-clean-ledger.ts';
import { type CallResult, type Person, startOja } from '../../../test/oja.ts';
import { setRole } from '../../../test/people.ts';
import { openDisputesAtMost, statementsAtMost } from '../../domain/dispute/dispute-terms.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;
const admin2 = await addAdmin(oja);
const hour = 3_600_000;

const caseOf = (id: string, token = buyer.token) =>
  oja.call('showCase', { token, params: { purchase_id: id } });
const staffCase = (id: string, token = admin.token) =>
  oja.call('showStaffCase', { token, params: { purchase_id: id } });
const state = (id: string, person: Person, body: object) =>
  oja.call('addStatement', { token: person.token, params: { purchase_id: id }, body });
const resolve = (id: string, body: object, token = admin.token) =>
  oja.call('resolveDispute', { token, params: { purchase_id: id }, body: { details: 'Decided.', ...body } });
const upload = async (person: Person): Promise<CallResult> =>
  oja.call('uploadDisputeImage', {
    token: person.token,
    body: await picture(),
    headers: { 'content-type': 'image/png' },
  });
/** A market with a buyer who has no disputes yet. */
const fresh = async () => ({ ...market, buyer: await addBuyer(oja) });

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
    {},
    { reason: 'changed_my_mind' },
    { reason: 'other', description: '' },
    { reason: 'other', description: 'x'.repeat(4_001) },
    { reason: 'other', description: 'x', images: Array(6).fill('x') },
    { reason: 'other', description: 'x', status: 'resolved' },
    { reason: 'other', description: 'x', images: ['javascript:alert(1)'] },
    { reason: 'other', description: 'x', images: ['data:image/svg+xml;base64,PHN2Zy8+'] },
  ])('refuses %o', async (body) => {
    const { id } = await buy(market, { listing: { price: 100 } });
    const answer = await oja.call('disputePurchase', { token: buyer.token, params: { id }, body });
    expect(answer.status).toBe(400);
    expect(await statusOfPurchase(oja, id)).toBe('pending');
  });

  test('takes no picture of somebody else, nor one that was used before', async () => {
    const shop = await fresh();
    const foreign = (await upload(buyer)).body.data.id;
    const { id } = await buy(shop);
    const answer = await dispute(shop, id, { images: [foreign] });
    expect([answer.status, answer.body.code]).toEqual([400, 'evidence_image_unknown']);
    const own = (await upload(shop.buyer)).body.data.id;
    expect((await dispute(shop, id, { images: [own] })).status).toBe(200);
    const next = await buy(shop);
    expect((await dispute(shop, next.id, { images: [own] })).body.code).toBe('evidence_image_unknown');
  });

  test('is limited per buyer, and staff hear of it (D23)', async () => {
    const shop = await fresh();
    for (let n = 0; n < openDisputesAtMost; n += 1) await buyAndDispute(shop);
    const { id } = await buy(shop);
    const answer = await dispute(shop, id);
    expect([answer.status, answer.body.code]).toEqual([409, 'too_many_open_disputes']);
    const alert = await oja.deps.db
      .selectFrom('alerts')
      .select('message')
      .where('kind', '=', 'dispute_limit')
      .where('subject', '=', shop.buyer.id)
      .executeTakeFirst();
    expect(alert?.message).toContain(shop.buyer.email);
  });

  test('of ten at once no more than the limit are opened', async () => {
    const shop = await fresh();
    const bought = [];
    for (let n = 0; n < openDisputesAtMost + 3; n += 1)
      bought.push(await buy(shop, { buyer: shop.buyer, listing: { price: 10 } }));
    const answers = await Promise.all(bought.map(({ id }) => dispute(shop, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(openDisputesAtMost);
  });

  test('tells the seller and the administrators', async () => {
    const shop = await fresh();
    oja.clock.advance(1_000);
    const { id } = await buyAndDispute(shop);
    const links = async (person: Person, event: string) =>
      (await oja.call('listNotifications', { token: person.token })).body.data
        .filter((row: { event: string }) => row.event === event)
        .map((row: { link: string }) => row.link);
    expect(await links(seller, 'dispute_opened')).toContain(`/dashboard/disputes/${id}`);
    expect(await links(admin, 'dispute_needs_admin')).toContain(`/admin/transactions?case=${id}`);
  });
});

describe('the case', () => {
  test('is there for its buyer, its seller and administrators, and for nobody else', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const stranger = await addBuyer(oja);
    const moderator = await oja.person({ role: 'moderator' });
    const asParty = [shop.buyer, seller, stranger, admin].map(({ token }) => caseOf(id, token));
    expect((await Promise.all(asParty)).map(({ status }) => status)).toEqual([200, 200, 404, 403]);
    const asStaff = [admin, moderator, shop.buyer].map(({ token }) => staffCase(id, token));
    expect((await Promise.all(asStaff)).map(({ status }) => status)).toEqual([200, 403, 403]);
    const undisputed = await buy(shop);
    expect((await caseOf(undisputed.id, shop.buyer.token)).status).toBe(404);
  });

  test('has both sides, what happened, the account as it was bought, and the clocks', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    oja.clock.advance(hour);
    const shot = (await upload(seller)).body.data.id;
    expect((await state(id, seller, { text: 'I changed nothing.', images: [shot] })).status).toBe(200);
    expect((await state(id, shop.buyer, { text: 'You did.' })).status).toBe(200);
    const { body, text } = await caseOf(id, seller.token);
    expect(body.data).toMatchObject({
      viewer: 'seller',
      status: 'disputed',
      dispute: { status: 'open', seller_answered: true },
      listing: { handle: expect.any(String), description: 'Street food of Lagos, grown since 2019.' },
      statements: [
        { by: 'buyer', pictures: [] },
        { by: 'seller', text: 'I changed nothing.', pictures: [{ id: shot }] },
        { by: 'buyer', text: 'You did.' },
      ],
      timeline: [
        { by: 'buyer', title: 'Bought' },
        { by: 'buyer', title: 'Dispute opened', text: 'Not as described' },
        { by: 'seller', title: 'Statement' },
        { by: 'buyer', title: 'Statement' },
      ],
      replacement: { offered_at: null, used: false },
      actions: ['state', 'replace_credentials'],
    });
    const opened = new Date(body.data.dispute.opened_at).getTime();
    expect(new Date(body.data.clocks.seller_due_at).getTime() - opened).toBe(72 * hour);
    expect(new Date(body.data.clocks.staff_due_at).getTime() - opened).toBe(5 * day);
    for (const secret of [shop.buyer.email, 'jollof-and-plantain']) expect(text).not.toContain(secret);
  });

  test('shows staff the people, and every look at the credentials (D24)', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    await oja.call('showPurchase', { token: shop.buyer.token, params: { id } });
    await oja.call('revealCredentials', {
      token: shop.buyer.token,
      params: { id },
      body: { what: 'copied_password' },
    });
    const { body, text } = await staffCase(id);
    expect(body.data).toMatchObject({
      buyer: { email: shop.buyer.email, purchases: 1, disputes: 1 },
      seller: { email: seller.email },
      reveals: [{ what: 'served' }, { what: 'copied_password' }],
      blocked: null,
      actions: ['state', 'favor_buyer', 'favor_seller', 'partial_refund', 'escalate'],
    });
    // Not even staff read a password here (B16).
    expect(text).not.toContain('jollof-and-plantain');
  });

  test('takes statements only while it is open, from its own people, and not without end', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const stranger = await addBuyer(oja);
    expect((await state(id, stranger, { text: 'Me too.' })).status).toBe(404);
    expect((await state(id, seller, { text: ' ' })).status).toBe(400);
    for (let n = 0; n < statementsAtMost; n += 1) await state(id, seller, { text: `${n}` });
    expect((await state(id, seller, { text: 'More.' })).body.code).toBe('too_many_statements');
    await resolve(id, { type: 'favor_seller' });
    const late = await state(id, shop.buyer, { text: 'But.' });
    expect([late.status, late.body.code]).toEqual([409, 'purchase_state_conflict']);
  });

  test('staff may ask something, which both sides read without their name', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const asked = await oja.call('addStaffStatement', {
      token: admin.token,
      params: { purchase_id: id },
      body: { text: 'Please send a picture.' },
    });
    expect(asked.status).toBe(200);
    const { body } = await caseOf(id, shop.buyer.token);
    expect(body.data.statements.at(-1)).toMatchObject({
      by: 'staff',
      name: 'Oja',
      text: 'Please send a picture.',
    });
    expect(body.data.timeline.at(-1)).toMatchObject({ by: 'staff', name: null });
  });

  test('its history cannot be changed by the application', async () => {
    await expect(oja.deps.db.updateTable('purchaseEvents').set({ text: 'x' }).execute()).rejects.toThrow();
    await expect(oja.deps.db.deleteFrom('disputeStatements').execute()).rejects.toThrow();
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
    const answer = await oja.call('resolveDispute', {
      token: admin.token,
      params: { purchase_id: id },
      body,
    });
    expect(answer.status).toBe(400);
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
  ])('refuses %o (D9)', async (body, code) => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const answer = await resolve(id, body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect(await statusOfPurchase(oja, id)).toBe('disputed');
  });

  test('answers the case file and the message, tells both, and is on record (F10)', async () => {
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
        actions: [],
      },
    });
    for (const person of [shop.buyer, seller]) {
      const told = (await oja.call('listNotifications', { token: person.token })).body.data[0];
      expect(told).toMatchObject({ event: 'dispute_resolved' });
      expect(told.text).toContain(person === seller ? '₦90,000.00' : '₦50,000.00');
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

  test('sent twice with one key decides once, and answers the same (C3)', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const send = (details: string) =>
      oja.call('resolveDispute', {
        token: admin.token,
        params: { purchase_id: id },
        body: { type: 'favor_seller', details },
        headers: { 'idempotency-key': `decide-${id}` },
      });
    const first = await send('As both said.');
    const again = await send('As both said.');
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect((await send('Otherwise.')).body.code).toBe('idempotency_key_reused');
    await expectCleanLedger(oja);
  });

  test('previews exactly what it will do', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const preview = async (query: Record<string, string>) =>
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

  test('a party who became an administrator cannot decide, preview or speak as staff (D10)', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    await setRole(oja, shop.buyer.id, 'admin');
    await oja.deps.db
      .updateTable('sessions')
      .set({ scope: 'admin' })
      .where('userId', '=', shop.buyer.id)
      .execute();
    oja.deps.sessions.forgetAll();
    const answer = await resolve(id, { type: 'favor_buyer' }, shop.buyer.token);
    expect([answer.status, answer.body.code]).toEqual([403, 'party_cannot_decide']);
    const shown = await staffCase(id, shop.buyer.token);
    expect([shown.body.data.actions, shown.body.data.blocked]).toEqual([
      [],
      'You are a party to this purchase, so somebody else must decide.',
    ]);
    const said = await oja.call('addStaffStatement', {
      token: shop.buyer.token,
      params: { purchase_id: id },
      body: { text: 'I am right.' },
    });
    expect(said.body.code).toBe('party_cannot_decide');
  });

  test('whoever escalated leaves it to another administrator; after the clock anybody decides', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const escalated = await resolve(id, { type: 'escalate' });
    expect(escalated.body).toMatchObject({
      message: 'Dispute Escalated',
      data: { dispute: { status: 'escalated' } },
    });
    const own = await resolve(id, { type: 'favor_seller' });
    expect([own.status, own.body.code]).toEqual([403, 'another_admin_needed']);
    const again = await resolve(id, { type: 'escalate' }, admin2.token);
    expect([again.status, again.body.code]).toEqual([409, 'purchase_state_conflict']);
    const shown = await staffCase(id, admin2.token);
    expect(shown.body.data.escalated_by).toMatch(/^Person/);
    expect((await resolve(id, { type: 'favor_seller' }, admin2.token)).status).toBe(200);
  });
});
