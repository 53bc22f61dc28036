import { dayMs, hourMs } from '@oja/contract/durations';
import { describe, expect, test, vi } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import {
  addBuyer,
  buy,
  buyAndDispute,
  dispute,
  openMarket,
  uploadEvidence,
  withNewBuyer,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import { openPrivateImage } from '../../platform/media/index.ts';
import { assignEvidence, sweepDisputeImages } from '../evidence/index.ts';
import { watchDisputes } from './index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;
const attempt = { number: 1, last: true };

const caseOf = (id: string, token = buyer.token) =>
  oja.call('showCase', { token, params: { purchase_id: id } });
const staffCase = (id: string, token = admin.token) =>
  oja.call('showStaffCase', { token, params: { purchase_id: id } });
const state = (id: string, person: Person, body: BodyFor<'addStatement'>) =>
  oja.call('addStatement', { token: person.token, params: { purchase_id: id }, body });
type Decision = Pick<BodyFor<'resolveDispute'>, 'type'> & Partial<BodyFor<'resolveDispute'>>;
const resolve = (id: string, body: Decision, token = admin.token) =>
  oja.call('resolveDispute', {
    token,
    params: { purchase_id: id },
    body: { details: 'Decided.', early_reason: 'It cannot wait.', ...body },
  });
const upload = (person: Person) => uploadEvidence(oja, person);
const fresh = () => withNewBuyer(market);

describe('replacement', () => {
  const offer = (
    id: string,
    person: Person,
    body: BodyFor<'offerReplacement'> = { username: 'fresh', password: 'fresh-secret' },
  ) => oja.call('offerReplacement', { token: person.token, params: { purchase_id: id }, body });

  test('disputed again in the same moment, the open dispute is the one that is decided', async () => {
    const shop = await fresh();
    for (let round = 0; round < 3; round += 1) {
      const { id } = await buyAndDispute(shop);
      await offer(id, seller);
      expect((await resolve(id, { type: 'replacement' })).status).toBe(200);
      expect((await dispute(shop, id)).status).toBe(200);
      expect((await resolve(id, { type: 'favor_buyer' })).status).toBe(200);
    }
    await expectCleanLedger(oja);
  });

  test('gives the buyer new credentials and a new window, once', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    expect(refusalOf(await resolve(id, { type: 'replacement' }))).toEqual([409, 'replacement_missing']);
    expect(refusalOf(await offer(id, shop.buyer))).toEqual([403, 'access_denied']);
    const offered = await offer(id, seller, {
      username: 'fresh',
      password: 'fresh-secret',
      handover_notes: 'Code 1',
    });
    expect(offered.body.data).toMatchObject({
      replacement: { used: false },
      dispute: { seller_answered: true },
    });
    expect(offered.text).not.toContain('fresh-secret');
    await oja.call('showPurchase', { token: shop.buyer.token, params: { id } });
    oja.clock.advance(2 * dayMs);
    const decided = await resolve(id, { type: 'replacement' });
    expect(decided.body.data).toMatchObject({ status: 'pending', dispute: { outcome: 'replacement' } });
    expect(decided.text).not.toContain('fresh-secret');
    const { body } = await oja.call('showPurchase', { token: shop.buyer.token, params: { id } });
    expect(body.data).toMatchObject({
      status: 'pending',
      listing: { username: 'fresh', password: 'fresh-secret', handover_notes: 'Code 1' },
      credentials_changed_at: oja.clock.now.toISOString(),
      dispute_end: new Date(oja.clock.now.getTime() + 7 * dayMs).toISOString(),
      actions: ['confirm', 'dispute'],
    });
    await oja.call('showPurchase', { token: shop.buyer.token, params: { id } });
    // Served were the first credentials, then the new ones.
    const { reveals } = (await staffCase(id)).body.data;
    expect(reveals.map(({ what }) => what)).toEqual(['served', 'served']);
    expect(reveals[1]?.at).toBe(oja.clock.now.toISOString());
    expect((await dispute(shop, id)).status).toBe(200);
    expect(refusalOf(await offer(id, seller))).toEqual([409, 'replacement_used']);
    expect(refusalOf(await resolve(id, { type: 'replacement' }))).toEqual([409, 'replacement_used']);
    const shown = await caseOf(id, shop.buyer.token);
    expect(shown.body.data.earlier).toMatchObject([{ outcome: 'replacement' }]);
    expect((await resolve(id, { type: 'favor_buyer' })).status).toBe(200);
    await expectCleanLedger(oja);
  });

  test('confirmed, it answers with the dispute, and the same once more', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    await offer(id, seller);
    await resolve(id, { type: 'replacement' });
    const confirm = () =>
      oja.call('confirmPurchase', {
        token: shop.buyer.token,
        params: { id },
        headers: { 'idempotency-key': `confirm-${id}` },
      });
    const [first, again] = [await confirm(), await confirm()];
    expect(first.body.data).toMatchObject({ status: 'completed', dispute: { outcome: 'replacement' } });
    expect(again.body).toEqual(first.body);
  });

  test('offered again is offered once, until the seller corrects it', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const offered = async () =>
      (await staffCase(id)).body.data.timeline.filter(
        (event: { title: string }) => event.title === 'New credentials from the seller',
      ).length;
    expect((await offer(id, seller)).status).toBe(200);
    expect((await offer(id, seller)).status).toBe(200);
    expect(await offered()).toBe(1);
    await offer(id, seller, { username: 'fresh', password: 'another-secret' });
    expect(await offered()).toBe(2);
  });

  test('is refused outside of a dispute', async () => {
    const shop = await fresh();
    const { id } = await buy(shop);
    const answer = await offer(id, seller);
    expect(refusalOf(answer)).toEqual([409, 'purchase_state_conflict']);
  });
});

describe('the clocks', () => {
  test('note a seller who did not answer within 72 hours, once, and escalate after five days', async () => {
    const shop = await fresh();
    const { id } = await buyAndDispute(shop);
    const answered = await buyAndDispute(shop);
    await state(answered.id, seller, { text: 'Here I am.' });
    const titles = async (purchaseId: string) =>
      (await staffCase(purchaseId)).body.data.timeline.map((event) => event.title);
    const reminders = async (purchaseId: string) =>
      (await titles(purchaseId)).filter((title: string) => title === 'Seller reminded to answer').length;
    oja.clock.advance(48 * hourMs - 1);
    await watchDisputes.run(oja.deps, {}, attempt);
    expect(await reminders(id)).toBe(0);
    oja.clock.advance(1);
    await Promise.all([watchDisputes.run(oja.deps, {}, attempt), watchDisputes.run(oja.deps, {}, attempt)]);
    await watchDisputes.run(oja.deps, {}, attempt);
    expect([await reminders(id), await reminders(answered.id)]).toEqual([1, 0]);
    const { body: notifications } = await oja.call('listNotifications', { token: seller.token });
    expect(notifications.data[0]).toMatchObject({ event: 'dispute_answer_soon' });
    oja.clock.advance(24 * hourMs - 1);
    await watchDisputes.run(oja.deps, {}, attempt);
    expect(await titles(id)).not.toContain('No answer from the seller in time');
    oja.clock.advance(1);
    await watchDisputes.run(oja.deps, {}, attempt);
    await watchDisputes.run(oja.deps, {}, attempt);
    const silent = (await titles(id)).filter((title: string) => title.startsWith('No answer'));
    expect(silent).toHaveLength(1);
    expect(await titles(answered.id)).toEqual(['Bought', 'Dispute opened', 'Statement']);
    oja.clock.advance(2 * dayMs);
    await Promise.all([watchDisputes.run(oja.deps, {}, attempt), watchDisputes.run(oja.deps, {}, attempt)]);
    const { body } = await staffCase(id);
    expect(body.data).toMatchObject({ dispute: { status: 'escalated' }, escalated_by: null, blocked: null });
    const escalations = body.data.timeline.filter((event) => event.title === 'Escalated');
    expect(escalations).toMatchObject([{ text: 'Nobody decided within 5 days.' }]);
    expect((await resolve(id, { type: 'favor_buyer' })).status).toBe(200);
    await resolve(answered.id, { type: 'favor_seller' });
    await expectCleanLedger(oja);
  });
});

describe('pictures', () => {
  test('that were never used are removed after a day; the others stay', async () => {
    const shop = await fresh();
    const unused = (await upload(shop.buyer)).body.data;
    const used = (await upload(shop.buyer)).body.data;
    const { id } = await buy(shop);
    await dispute(shop, id, { images: [used.id] });
    oja.clock.advance(dayMs + 1);
    await sweepDisputeImages.run(oja.deps, {}, attempt);
    const left = await oja.deps.db
      .selectFrom('disputeImages')
      .select('id')
      .where('ownerId', '=', shop.buyer.id)
      .execute();
    expect(left).toEqual([{ id: used.id }]);
    expect(unused.url).toMatch(/^\/media\/[0-9a-f]{32}\.webp\?expires=/);
  });

  test('that are assigned while the sweep runs stay, with their files', async () => {
    const shop = await fresh();
    const add = async () => {
      const { id, url } = (await upload(shop.buyer)).body.data;
      return { id, name: present(/[0-9a-f]{32}/.exec(url)?.[0]) };
    };
    const [one, other, third] = [await add(), await add(), await add()];
    const purchase = await buy(shop);
    await dispute(shop, purchase.id);
    const { id: disputeId } = await oja.deps.db
      .selectFrom('disputes')
      .select('id')
      .where('purchaseId', '=', purchase.id)
      .executeTakeFirstOrThrow();
    const assign = (tx: Tx, { id }: { id: string }) =>
      assignEvidence(tx, { imageIds: [id], ownerId: shop.buyer.id, use: { disputeId } });
    oja.clock.advance(dayMs + 1);
    const remove = vi.spyOn(oja.deps.storage, 'remove');
    // While the file of the first one is removed, the second one is assigned; the third one is locked all the time.
    const kept = [third];
    remove.mockImplementationOnce(async (key) => {
      const next = key.includes(one.name) ? other : one;
      kept.push(next);
      await inTransaction(oja.deps.db, (tx) => assign(tx, next));
    });
    const [assigned, swept] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const holding = inTransaction(oja.deps.db, async (tx) => {
      await assign(tx, third);
      assigned.resolve();
      await swept.promise;
    });
    await assigned.promise;
    await sweepDisputeImages.run(oja.deps, {}, attempt).finally(() => swept.resolve());
    remove.mockRestore();
    await holding;
    const rows = oja.deps.db.selectFrom('disputeImages').select('id').where('ownerId', '=', shop.buyer.id);
    const left = (await rows.execute()).map(({ id }) => id);
    expect(left.toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
    for (const picture of [one, other, third]) {
      const file = await openPrivateImage(oja.deps, { name: picture.name, size: 'full' });
      expect(file !== undefined).toBe(kept.includes(picture));
    }
  });

  test('are refused when they are none, and when many wait', async () => {
    const person = await addBuyer(oja);
    const bad = await oja.call('uploadDisputeImage', {
      token: person.token,
      body: Buffer.from('<html>'),
      headers: { 'content-type': 'image/png' },
    });
    expect(refusalOf(bad)).toEqual([400, 'image_type_unsupported']);
    for (let n = 0; n < 20; n += 1) expect((await upload(person)).status).toBe(200);
    const more = await upload(person);
    expect([...refusalOf(more), more.headers['retry-after']]).toEqual([429, 'too_many_requests', '3600']);
  });
});
