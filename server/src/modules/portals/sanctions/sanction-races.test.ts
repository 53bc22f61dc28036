import { dayMs } from '@oja/contract/durations';
import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { addBuyer, addTrader, offer, openMarket } from '../../../../test/purchases.ts';
import { roundsOf, roundsUntil } from '../../../../test/rounds.ts';
import { useCasesTogether } from '../../../../test/together.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { advanceWithdrawal, requestWithdrawal } from '../../money/payouts/index.ts';
import { type Payee, withdrawalKit } from '../../money/payouts/test-withdrawals.ts';
import { giveSanction } from '../../people/sanctions/index.ts';
import { listingForm } from '../../trade/listings/test-listings.ts';
import { endDueSanction } from './end-due-sanctions.ts';
import { liftSanction } from './lift-sanction.ts';

/** Pairs of real use cases on one person, started together in both orders. */
const oja = await startOjaWithPaystack();
const market = await openMarket(oja);
const { addPayee } = withdrawalKit(oja);
afterEach(() => expectCleanLedger(oja));

const rounds = roundsOf(50);
const longMs = 180_000;
const provenBy = new SystemCaller('races');
const by = { id: market.admin.id, role: 'admin', label: market.admin.email } as const;

type Kind = Parameters<typeof giveSanction>[1]['kind'];
const pause = (userId: string, kind: Kind, days?: number) =>
  giveSanction(oja.deps, { userId, by, kind, days, reason: 'Being looked at.' });
const openOf = (userId: string) =>
  oja.deps.db
    .selectFrom('sanctions')
    .selectAll()
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
const liftOpen = async (userId: string) => {
  const row = await openOf(userId);
  if (row) await liftSanction(oja.deps, { sanctionId: row.id, reason: 'Looked at.', by, provenBy });
};
const rowOf = (id: string) =>
  oja.deps.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

async function askForMoney(payee: Payee): Promise<string> {
  const session = await oja.deps.sessions.find(payee.token, { fresh: true });
  if (session === undefined) throw new Error('no session');
  const request = { amount: 200, method: 'bank', bank_account_id: payee.accountId } as const;
  return requestWithdrawal(oja.deps, session.user, { request, idempotencyKey: undefined, provenBy });
}

test('a pause and a withdrawal: it is refused, or set aside', { timeout: longMs }, async () => {
  const payee = await addPayee(1_000_000);
  const seen = { refused: 0, setAside: 0 };
  for (const round of roundsUntil(50, () => Math.min(seen.refused, seen.setAside) > 0)) {
    oja.clock.advance(dayMs);
    const [, asked] = await useCasesTogether(round, [
      () => pause(payee.id, 'withdrawals_paused'),
      () => askForMoney(payee),
    ]);
    if (asked instanceof Refusal) {
      expect(asked.code).toBe('withdrawals_waiting');
      seen.refused += 1;
    } else {
      seen.setAside += 1;
      oja.clock.advance(11_000);
      await advanceWithdrawal(oja.deps, asked);
      expect(await rowOf(asked)).toMatchObject({ sentAt: null, attention: 'withdrawals_paused' });
    }
    await liftOpen(payee.id);
  }
  expect(Math.min(seen.refused, seen.setAside)).toBeGreaterThan(0);
});

test('a pause and the sending: it left before, or stays', { timeout: longMs }, async () => {
  const payee = await addPayee(1_000_000);
  for (let round = 0; round < rounds; round += 1) {
    oja.clock.advance(dayMs);
    const id = await askForMoney(payee);
    oja.clock.advance(11_000);
    let isPaused = false;
    let wasPausedBefore = false;
    await useCasesTogether(round, [
      async () => {
        await pause(payee.id, 'withdrawals_paused');
        isPaused = true;
      },
      async () => {
        wasPausedBefore = isPaused;
        await advanceWithdrawal(oja.deps, id);
      },
    ]);
    const { sentAt, attention } = await rowOf(id);
    if (wasPausedBefore) expect(sentAt).toBeNull();
    expect(attention).toBe(sentAt ? null : 'withdrawals_paused');
    await liftOpen(payee.id);
  }
});

test('a pause and a purchase: sold before, or not on the market', { timeout: longMs }, async () => {
  let sold = 0;
  const buyer = await addBuyer(oja, 1_000_000);
  const seller = await addTrader(oja);
  for (const round of roundsUntil(50, () => sold > 0)) {
    const listing = await offer({ ...market, seller }, { price: 100 });
    const [, bought] = await useCasesTogether(round, [
      () => pause(seller.id, 'selling_paused'),
      () => oja.call('createPurchase', { token: buyer.token, body: { listing_id: listing.id } }),
    ]);
    if (bought instanceof Refusal) throw bought;
    if (bought.status === 200) sold += 1;
    else expect(bought.body).toMatchObject({ code: 'listing_unavailable' });
    const { status, sellerActive } = await listingRow(listing.id);
    expect([status, sellerActive]).toEqual([bought.status === 200 ? 'sold' : 'posted', false]);
    await liftOpen(seller.id);
    if (bought.status !== 200) {
      await oja.call('deleteListing', { token: seller.token, params: { id: listing.id } });
    }
  }
  expect(sold).toBeGreaterThan(0);
});

const listingRow = (id: string) =>
  oja.deps.db.selectFrom('listings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

test('a pause and an offer: refused, or off the market', { timeout: longMs }, async () => {
  const seller = await addTrader(oja);
  for (let round = 0; round < rounds; round += 1) {
    const [, made] = await useCasesTogether(round, [
      () => pause(seller.id, 'selling_paused'),
      () => oja.call('createListing', { token: seller.token, body: listingForm() }),
    ]);
    if (made instanceof Refusal) throw made;
    if (made.status === 200) {
      const { id } = made.body.data;
      expect((await listingRow(id)).sellerActive).toBe(false);
      await liftOpen(seller.id);
      expect((await listingRow(id)).sellerActive).toBe(true);
      await oja.call('deleteListing', { token: seller.token, params: { id } });
    } else {
      expect(made.body).toMatchObject({ code: 'selling_stopped' });
      await liftOpen(seller.id);
    }
  }
});

test('lifting and the end by the clock: one of them ends it, and it is told once', {
  timeout: longMs,
}, async () => {
  const payee = await addPayee();
  for (let round = 0; round < rounds; round += 1) {
    await pause(payee.id, 'withdrawals_paused', 1);
    const row = await openOf(payee.id);
    if (row === undefined) throw new Error('no pause');
    oja.clock.advance(dayMs);
    const [lifted] = await useCasesTogether(round, [
      () => liftSanction(oja.deps, { sanctionId: row.id, reason: 'Looked at.', by, provenBy }),
      () => endDueSanction(oja.deps, row.id),
    ]);
    if (lifted instanceof Refusal) expect(lifted.code).toBe('sanction_over');
    const ended = await oja.deps.db
      .selectFrom('sanctions')
      .selectAll()
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(ended.endedBy).toBe(lifted instanceof Refusal ? null : by.id);
  }
  const told = await oja.deps.db
    .selectFrom('notifications')
    .select('id')
    .where('userId', '=', payee.id)
    .where('event', '=', 'sanction_ended')
    .execute();
  expect(told.length).toBe(rounds);
});
