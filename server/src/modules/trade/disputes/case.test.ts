import { dayMs, hourMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import {
  addBuyer,
  buy,
  buyAndDispute,
  openMarket,
  uploadEvidence,
  withNewBuyer,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { statementsAtMost } from '../../../domain/dispute/dispute-terms.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;

const caseOf = (id: string, token = buyer.token) =>
  oja.call('showCase', { token, params: { purchase_id: id } });
const staffCase = (id: string, token = admin.token) =>
  oja.call('showStaffCase', { token, params: { purchase_id: id } });
const state = (id: string, person: Person, body: BodyFor<'addStatement'>) =>
  oja.call('addStatement', { token: person.token, params: { purchase_id: id }, body });
const upload = (person: Person) => uploadEvidence(oja, person);
const fresh = () => withNewBuyer(market);

describe('the case', () => {
  test('is there for its buyer, its seller and administrators, and for no other user', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const stranger = await addBuyer(oja);
    const moderator = await oja.person({ role: 'moderator' });
    const asParty = [shop.buyer, seller, stranger, admin].map(({ token }) => caseOf(id, token));
    expect((await Promise.all(asParty)).map(refusalOf)).toEqual([
      [200, undefined],
      [200, undefined],
      [404, 'not_found'],
      [403, 'access_denied'],
    ]);
    const asStaff = [admin, moderator, shop.buyer].map(({ token }) => staffCase(id, token));
    expect((await Promise.all(asStaff)).map(refusalOf)).toEqual([
      [200, undefined],
      [403, 'access_denied'],
      [403, 'access_denied'],
    ]);
    const undisputed = await buy(shop);
    expect(refusalOf(await caseOf(undisputed.id, shop.buyer.token))).toEqual([404, 'not_found']);
  });

  test('has both sides, what happened, the account as it was bought, and the clocks', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    oja.clock.advance(hourMs);
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
      actions: ['state', 'replace_credentials', 'propose_settlement'],
    });
    const opened = new Date(body.data.dispute.opened_at).getTime();
    expect(new Date(body.data.clocks.seller_due_at).getTime() - opened).toBe(72 * hourMs);
    expect(new Date(body.data.clocks.staff_due_at).getTime() - opened).toBe(5 * dayMs);
    for (const secret of [shop.buyer.email, 'jollof-and-plantain']) expect(text).not.toContain(secret);
  });

  test('calls the seller by the nickname for both sides, and by name for staff alone', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    await oja.deps.db
      .updateTable('users')
      .set({ name: 'Ngozi Planted' })
      .where('id', '=', seller.id)
      .execute();
    await state(id, seller, { text: 'I changed nothing.' });
    const replacement = { username: 'fresh', password: 'fresh-secret' };
    await oja.call('offerReplacement', {
      token: seller.token,
      params: { purchase_id: id },
      body: replacement,
    });
    const { nickname } = await oja.deps.db
      .selectFrom('users')
      .select('nickname')
      .where('id', '=', seller.id)
      .executeTakeFirstOrThrow();
    for (const { token } of [shop.buyer, seller]) {
      const { body, text } = await caseOf(id, token);
      expect(text).not.toContain('Planted');
      expect(body.data.statements.at(-1)).toMatchObject({ by: 'seller', name: nickname });
      expect(body.data.timeline.at(-1)).toMatchObject({ by: 'seller', name: nickname });
      expect(body.data.timeline.at(0)).toMatchObject({ by: 'buyer', name: body.data.buyer.name });
      expect(body.data.timeline.at(0)).not.toHaveProperty('person_id');
    }
    const { body } = await staffCase(id);
    expect(body.data.statements.at(-1)).toMatchObject({ by: 'seller', name: 'Ngozi Planted' });
    expect(body.data.timeline.at(-1)).toMatchObject({
      by: 'seller',
      name: 'Ngozi Planted',
      person_id: seller.id,
    });
  });

  test('shows both sides each look at the credentials, and not from where', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    await oja.call('showPurchase', { token: shop.buyer.token, params: { id } });
    for (const { token } of [shop.buyer, seller]) {
      const { body } = await caseOf(id, token);
      expect(body.data.reveals).toEqual([{ at: expect.any(String), what: 'served' }]);
      expect(body.data.older_reveals).toBe(false);
    }
    const looks = Array.from({ length: 500 }, () => ({
      purchaseId: id,
      what: 'shown' as const,
      happenedAt: oja.clock.now,
      address: '203.0.113.7',
    }));
    await oja.deps.db.insertInto('purchaseReveals').values(looks).execute();
    const { body, text } = await caseOf(id, seller.token);
    expect([body.data.reveals.length, body.data.older_reveals]).toEqual([500, true]);
    expect(body.data.reveals[0]?.what).toBe('shown');
    expect(text).not.toContain('203.0.113.7');
  });

  test('takes a statement that is sent again once, whatever has happened since', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const shot = (await upload(seller)).body.data.id;
    const send = (text: string) =>
      oja.call('addStatement', {
        token: seller.token,
        params: { purchase_id: id },
        body: { text, images: [shot] },
        headers: { 'idempotency-key': `statement-${id}` },
      });
    const both = await Promise.all([send('I changed nothing.'), send('I changed nothing.')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    await oja.call('withdrawDispute', { token: shop.buyer.token, params: { id } });
    const again = await send('I changed nothing.');
    expect([again.status, again.body.data.statements.length]).toEqual([200, 2]);
    expect(refusalOf(await send('I changed something.'))).toEqual([422, 'idempotency_key_reused']);
  });

  test('shows staff the people, and every look at the credentials', async () => {
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
      buyer: { email: shop.buyer.email, purchases: 0, disputes: 1 },
      seller: { email: seller.email },
      reveals: [{ what: 'served' }, { what: 'copied_password' }],
      blocked: null,
      actions: [
        'note',
        'state',
        'extend_answer_time',
        'favor_buyer',
        'favor_seller',
        'partial_refund',
        'escalate',
      ],
    });
    // Staff cannot read the password either.
    expect(text).not.toContain('jollof-and-plantain');
  });

  test('takes statements only while it is open, from its own people, and not without end', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const stranger = await addBuyer(oja);
    expect(refusalOf(await state(id, stranger, { text: 'Me too.' }))).toEqual([404, 'not_found']);
    expect(refusalOf(await state(id, seller, { text: ' ' }))).toEqual([400, 'invalid_input']);
    for (let n = 0; n < statementsAtMost; n += 1) await state(id, seller, { text: `${n}` });
    expect(refusalOf(await state(id, seller, { text: 'More.' }))).toEqual([409, 'too_many_statements']);
    await oja.call('resolveDispute', {
      token: admin.token,
      params: { purchase_id: id },
      body: { type: 'favor_seller', details: 'Decided.', early_reason: 'It cannot wait.' },
    });
    const late = await state(id, shop.buyer, { text: 'But.' });
    expect(refusalOf(late)).toEqual([409, 'purchase_state_conflict']);
  });

  test('staff may ask something, which both sides read without their name', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const ask = () =>
      oja.call('addStaffStatement', {
        token: admin.token,
        params: { purchase_id: id },
        body: { text: 'Please send a picture.' },
        headers: { 'idempotency-key': `ask-${id}` },
      });
    // The same key again: it is stored once.
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const { body } = await caseOf(id, shop.buyer.token);
    expect(body.data.statements).toHaveLength(2);
    expect(body.data.statements.at(-1)).toMatchObject({
      by: 'staff',
      name: 'Oja',
      text: 'Please send a picture.',
    });
    expect(body.data.statements.at(-1)).not.toHaveProperty('person_id');
    expect(body.data.timeline.at(-1)).toMatchObject({ by: 'staff', name: null });
    expect((await staffCase(id)).body.data.statements).toMatchObject([
      { by: 'buyer', person_id: shop.buyer.id },
      { by: 'staff', person_id: admin.id },
    ]);
  });

  test('its history cannot be changed by the application', async () => {
    await expect(oja.deps.db.updateTable('purchaseEvents').set({ text: 'x' }).execute()).rejects.toThrow();
    await expect(oja.deps.db.deleteFrom('disputeStatements').execute()).rejects.toThrow();
  });
});
