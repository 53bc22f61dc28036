import { afterEach, describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { addBuyer, buy, buyAndDispute, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { buyer, admin } = market;
afterEach(() => expectCleanLedger(oja));

const hide = (id: string, body?: BodyFor<'hideTransaction'>) =>
  oja.call('hideTransaction', { token: admin.token, params: { id }, body });
const list = (query: Record<string, string>) =>
  oja.call('listStaffTransactions', { token: admin.token, query });
const settled = async (handle: string) => {
  const { id } = await buy(market, { listing: { handle, price: 100 } });
  expect((await oja.call('confirmPurchase', { token: buyer.token, params: { id } })).status).toBe(200);
  return id;
};

describe('DELETE /admin/transactions/{id} (A452)', () => {
  test('hides it from the table with a reason, and nothing else changes', async () => {
    const id = await settled('@hidden');
    const before = (await list({})).body.total;
    expect(refusalOf(await hide(id))).toEqual([400, 'invalid_input']);
    const hidden = await hide(id, { reason: 'A test of ours.' });
    expect([hidden.status, hidden.body.message]).toEqual([200, 'Transaction Deleted']);
    expect((await list({ search: '@hidden' })).body.total).toBe(0);
    expect((await list({})).body).toMatchObject({ total: before - 1, total_is_exact: true });
    expect(refusalOf(await hide(id, { reason: 'Again.' }))).toEqual([409, 'state_conflict']);
    expect(await statusOfPurchase(oja, id)).toBe('completed');
    const own = await oja.call('showPurchase', { token: buyer.token, params: { id } });
    expect(own.status).toBe(200);
    const shown = await oja.call('showStaffTransaction', { token: admin.token, params: { id } });
    expect(shown.body.data.actions).toEqual(['restore']);
  });

  test('is refused while the deal waits for a party or staff, and not offered', async () => {
    const pending = await buy(market, { listing: { handle: '@waiting', price: 100 } });
    const disputed = await buyAndDispute(market, { listing: { handle: '@disputed', price: 100 } });
    for (const { id } of [pending, disputed]) {
      const refused = await hide(id, { reason: 'Out of sight.' });
      expect(refusalOf(refused)).toEqual([409, 'state_conflict']);
      expect(refused.body.message).toBe(
        'This transaction is not over yet. It can be deleted when its money has left escrow.',
      );
      const shown = await oja.call('showStaffTransaction', { token: admin.token, params: { id } });
      expect(shown.body.data.actions).not.toContain('delete');
    }
    expect((await list({ dispute: 'open' })).body.total).toBe(1);
    // The database refuses the write as well.
    const update = oja.deps.db
      .updateTable('purchases')
      .set({ hiddenAt: oja.clock.now, hiddenBy: admin.id, hiddenReason: 'x' })
      .where('id', '=', pending.id);
    await expect(update.execute()).rejects.toThrow('is not over and stays visible');
  });

  test('is nothing for a party to the deal', async () => {
    const other = await addBuyer(oja, 1_000);
    const { id } = await buy(market, { buyer: other, listing: { handle: '@own', price: 100 } });
    await oja.call('confirmPurchase', { token: other.token, params: { id } });
    const asAdmin = await oja.person({ role: 'admin' });
    await asOwner(oja, 'update sessions set user_id = $1 where id = $2', [other.id, asAdmin.sessionId]);
    await oja.deps.db.updateTable('users').set({ role: 'admin' }).where('id', '=', other.id).execute();
    const call = { token: asAdmin.token, params: { id } };
    const refused = await oja.call('hideTransaction', { ...call, body: { reason: 'Mine.' } });
    expect(refusalOf(refused)).toEqual([403, 'party_cannot_decide']);
    expect((await oja.call('showStaffTransaction', call)).body.data.actions).toEqual([]);
  });
});

describe('POST /admin/transactions/{id}/restore', () => {
  const restore = (id: string, body?: BodyFor<'restoreTransaction'>) =>
    oja.call('restoreTransaction', { token: admin.token, params: { id }, body });
  const figures = async () => {
    await oja.runJobs();
    const { body } = await oja.call('summariseTransactions', { token: admin.token });
    const { transactions, volume, fees } = body.data;
    return { transactions, volume, fees };
  };

  test('shows a hidden one again, in the table and in its figures', async () => {
    const id = await settled('@restored');
    const before = await figures();
    await hide(id, { reason: 'Entered twice.' });
    expect(await figures()).toMatchObject({ transactions: before.transactions - 1 });
    const hidden = await list({ shown: 'hidden', search: '@restored' });
    expect(hidden.body).toMatchObject({ total: 1, data: [{ purchase_id: id, actions: ['restore'] }] });
    expect(refusalOf(await restore(id))).toEqual([400, 'invalid_input']);
    const { body } = await restore(id, { reason: 'It was not.' });
    expect(body).toMatchObject({ message: 'Transaction Restored', data: { actions: ['delete'] } });
    expect(await figures()).toEqual(before);
    expect((await list({ search: '@restored' })).body.total).toBe(1);
    expect((await list({ shown: 'hidden', search: '@restored' })).body.total).toBe(0);
    const entries = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'reason'])
      .where('subjectId', '=', id)
      .where('action', 'like', 'transaction.%')
      .orderBy('position')
      .execute();
    expect(entries).toEqual([
      { action: 'transaction.hidden', reason: 'Entered twice.' },
      { action: 'transaction.restored', reason: 'It was not.' },
    ]);
  });

  test('is refused for one that is not hidden, and happens once', async () => {
    const id = await settled('@twice');
    expect(refusalOf(await restore(id, { reason: 'Why not.' }))).toEqual([409, 'state_conflict']);
    await hide(id, { reason: 'Entered twice.' });
    const answers = await Promise.all([1, 2].map(() => restore(id, { reason: 'It was not.' })));
    expect(outcomesOf(answers)).toEqual(['200', '409 state_conflict']);
  });
});
