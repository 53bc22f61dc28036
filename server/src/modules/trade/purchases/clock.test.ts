import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import {
  addBuyer,
  buy,
  buyAndDispute,
  changeSettings,
  dispute,
  openMarket,
  statusOfPurchase,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { statusOf } from '../listings/test-listings.ts';
import { completeDue } from './complete-due.ts';
import { completePurchases } from './index.ts';
import { remindBeforeWindowEnds } from './remind-before-window-ends.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;
const sweep = () => completePurchases.run(oja.deps, {}, { number: 1, last: true });
const disputeIt = (id: string) => dispute(market, id);

describe('the window (U003, U565, U567, A003)', () => {
  test('is decided by the server, its end exclusive', async () => {
    const { id } = await buy(market, { listing: { price: 100 } });
    oja.clock.advance(-1);
    expect(refusalOf(await disputeIt(id))).toEqual([409, 'dispute_window_closed']);
    oja.clock.advance(7 * dayMs + 1);
    const late = await disputeIt(id);
    expect(refusalOf(late)).toEqual([409, 'dispute_window_closed']);
    oja.clock.advance(-1);
    expect((await disputeIt(id)).status).toBe(200);
  });

  test('nothing is released a moment too early, and everything when it is time', async () => {
    const { id, listingId } = await buy(market, { listing: { price: 1_000 } });
    const before = await availableOf(oja, seller);
    oja.clock.advance(7 * dayMs - 1);
    await sweep();
    expect(await statusOfPurchase(oja, id)).toBe('pending');
    oja.clock.advance(1);
    await sweep();
    expect(await statusOfPurchase(oja, id)).toBe('completed');
    expect(await availableOf(oja, seller)).toBe(before + 900);
    expect(await statusOf(oja, listingId)).toBe('sold');
    const { body } = await oja.call('showPurchase', { token: buyer.token, params: { id } });
    expect(body.data).toMatchObject({ completed_by: 'clock', actions: ['review'] });
    const notifications = await oja.call('listNotifications', { token: buyer.token });
    expect(notifications.body.data[0]?.text).toContain('Auto-confirmed after dispute window expired.');
    await expectCleanLedger(oja);
  });

  test('a longer escrow holds the money after disputes are over, and the buyer may still confirm', async () => {
    await changeSettings(oja, 'payment', { escrowPeriodDays: 14 });
    const { id } = await buy(market, { listing: { price: 100 } });
    await changeSettings(oja, 'payment', { escrowPeriodDays: 7 });
    oja.clock.advance(8 * dayMs);
    await sweep();
    expect(await statusOfPurchase(oja, id)).toBe('pending');
    expect(refusalOf(await disputeIt(id))).toEqual([409, 'dispute_window_closed']);
    const { status } = await oja.call('confirmPurchase', { token: buyer.token, params: { id } });
    expect(status).toBe(200);
  });

  test('a dispute stops the clock for as long as it takes', async () => {
    const { id } = await buyAndDispute(market);
    oja.clock.advance(40 * dayMs);
    await sweep();
    expect(await statusOfPurchase(oja, id)).toBe('disputed');
    await oja.call('resolveDispute', {
      token: admin.token,
      params: { purchase_id: id },
      body: { type: 'favor_seller', details: 'It is as described.', early_reason: 'It cannot wait.' },
    });
  });

  test('cannot be stored without its dates, or with reversed ones (U571, U572)', async () => {
    const { id } = await buy(market, { listing: { price: 100 } });
    const break_ = (set: string) =>
      sql.raw(`update purchases set ${set} where id = '${id}'`).execute(oja.deps.db);
    await expect(break_('dispute_end = dispute_start')).rejects.toThrow('purchases_window');
    await expect(break_('dispute_end = null')).rejects.toThrow();
    await expect(break_("auto_complete_at = dispute_end - interval '1 second'")).rejects.toThrow(
      'purchases_window',
    );
  });
});

describe('after downtime and with several workers', () => {
  test('everything that came due meanwhile is released, each once, also when the clock jumped', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await buy(market, { listing: { price: 1_000 } })).id);
    const before = await availableOf(oja, seller);
    oja.clock.advance(90 * dayMs);
    await Promise.all([sweep(), sweep(), sweep()]);
    // A purchase skipped because another worker had its lock is done; one that was missed waits for the next minute.
    await sweep();
    for (const id of ids) expect(await statusOfPurchase(oja, id)).toBe('completed');
    expect(await availableOf(oja, seller)).toBeGreaterThanOrEqual(before + 6 * 900);
    oja.clock.advance(-30 * dayMs);
    await sweep();
    await expectCleanLedger(oja);
    oja.clock.advance(30 * dayMs);
  });

  test('the job of a purchase is there from its first moment, and does the same as the sweep', async () => {
    const { id } = await buy(market, { listing: { price: 100 } });
    const { rows } = await sql<{ runAt: Date }>`
      select run_at from graphile_worker.jobs where key = ${`autocomplete:${id}`}`.execute(oja.deps.db);
    // A day before the end it reminds the buyer and enqueues the job that completes the purchase.
    expect(rows.map((row) => row.runAt.getTime() - oja.clock.now.getTime())).toEqual([6 * dayMs]);
    expect(await completeDue(oja.deps, id)).toBe(false);
    oja.clock.advance(7 * dayMs);
    expect(await completeDue(oja.deps, id)).toBe(true);
    expect(await completeDue(oja.deps, id)).toBe(false);
  });

  test('the buyer is reminded a day before the window ends, once, and by no other job', async () => {
    const person = await addBuyer(oja);
    const { id } = await buy(market, { buyer: person, listing: { price: 100 } });
    const remind = () => remindBeforeWindowEnds(oja.deps, id);
    const notifications = async () => {
      const { body } = await oja.call('listNotifications', { token: person.token });
      return body.data.filter((row) => row.event === 'window_ends_soon');
    };
    const queued = async () => {
      const { rows } = await sql<{ runAt: Date; task: string }>`
        select run_at, task_identifier as task from graphile_worker.jobs
         where key = ${`autocomplete:${id}`}`.execute(oja.deps.db);
      return rows.map(({ runAt, task }) => [task, runAt.getTime() - oja.clock.now.getTime()]);
    };
    oja.clock.advance(6 * dayMs - 1);
    await remind();
    expect(await notifications()).toEqual([]);
    oja.clock.advance(1);
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await notifications()).toMatchObject([{ text: expect.stringContaining('file a dispute by') }]);
    expect(await queued()).toEqual([['complete_purchase', dayMs]]);
    // Too late for a reminder; the purchase is completed.
    oja.clock.advance(dayMs);
    await remind();
    expect(await queued()).toEqual([['complete_purchase', 0]]);
    await completeDue(oja.deps, id);
    await remind();
    expect(await notifications()).toHaveLength(1);
    expect(await statusOfPurchase(oja, id)).toBe('completed');
  });

  test('one purchase that cannot be completed does not hold up the others', async () => {
    const stuck = await buy(market, { listing: { price: 100 } });
    const other = await buy(market, { listing: { price: 100 } });
    // The row is locked by another session: the sweep skips it and completes it in a later run.
    oja.clock.advance(7 * dayMs);
    const open = await oja.deps.db.startTransaction().execute();
    await open.selectFrom('purchases').select('id').where('id', '=', stuck.id).forUpdate().execute();
    await sweep();
    expect(await statusOfPurchase(oja, other.id)).toBe('completed');
    expect(await statusOfPurchase(oja, stuck.id)).toBe('pending');
    await open.rollback().execute();
    await sweep();
    expect(await statusOfPurchase(oja, stuck.id)).toBe('completed');
  });

  test('a job that runs although its work is done does no harm (killed.test.ts kills a worker for it)', async () => {
    const { id } = await buy(market, { listing: { price: 1_000 } });
    oja.clock.advance(7 * dayMs);
    const before = await availableOf(oja, seller);
    // The effect is committed but the job is not marked as done, so the queue runs it again.
    await completeDue(oja.deps, id);
    await sql`select graphile_worker.reschedule_jobs(array[id], run_at => now())
                from graphile_worker.jobs where key = ${`autocomplete:${id}`}`.execute(oja.deps.db);
    await oja.runJobs();
    await oja.runJobs();
    expect(await availableOf(oja, seller)).toBe(before + 900);
    const { rows } = await sql`select from graphile_worker.jobs where key = ${`autocomplete:${id}`}`.execute(
      oja.deps.db,
    );
    expect(rows).toEqual([]);
    await expectCleanLedger(oja);
  });
});
