import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import { dayMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { inLockOrder, listingRows } from '../../../../test/held-rows.ts';
import type { Person } from '../../../../test/oja.ts';
import { availableOf, confirmEmail, linkAccount, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import {
  addAdmin,
  addBuyer,
  addTrader,
  buy,
  buyAndDispute,
  offer,
  openMarket,
  statusOfPurchase,
} from '../../../../test/purchases.ts';
import { type Sent, sender } from '../../../../test/send.ts';
import { connect } from '../../../db/client.ts';
import { walletRow } from '../../money/ledger/test-wallet-row.ts';
import { createSettingsReader } from '../../platform/settings/index.ts';
import { addPosted, statusOf } from '../listings/test-listings.ts';
import { completeDue } from './complete-due.ts';
import { createPurchase } from './create-purchase.ts';

/** Real requests over a real network, so that they run concurrently. */
const oja = await startOjaWithPaystack();
const url = oja.url();
const market = await openMarket(oja);
const { seller, buyer, admin } = market;
const admin2 = await addAdmin(oja);

const send = sender(url);

const purchase = (person: Person, listingId: string) => send(person, '/purchases', { listing_id: listingId });
const confirm = (id: string) => send(buyer, `/purchases/${id}/confirm`);
const printError = (id: string) =>
  send(buyer, `/purchases/${id}/dispute`, { reason: 'other', description: 'No.' });
const withdraw = (id: string) => send(buyer, `/purchases/${id}/dispute/withdraw`);
const resolve = (id: string, type: string, by = admin, extra: object = {}) =>
  send(by, `/admin/disputes/${id}/resolve`, {
    type,
    details: 'Decided.',
    early_reason: 'It cannot wait.',
    ...extra,
  });
/** What each request came to, sorted: '200', or the status and code of a refusal. */
const outcomes = (answers: Sent[]) => answers.map(outcome).toSorted();
const outcome = ({ status, body }: Sent) => (status === 200 ? '200' : `${status} ${body.code}`);

const asSuperuser = (statement: string) => onServer(oja.adminUrl, (client) => client.query(statement));

/** Frees the buyer for the next dispute. */
const settle = (id: string) => resolve(id, 'favor_seller', admin2);

describe('races', () => {
  /** BUYERS=1000 runs it at full size. */
  const crowd = Number(process.env.BUYERS ?? 100);

  test(`of ${crowd} buyers for one account one gets it, and none gets an error`, async () => {
    const buyers: Person[] = [];
    for (let n = 0; n < crowd; n += 1) buyers.push(await addBuyer(oja, 200_000));
    const listing = await offer(market);
    const answers = await Promise.all(buyers.map((person) => purchase(person, listing.id)));
    expect(outcomes(answers)).toEqual(['200', ...Array(crowd - 1).fill('409 listing_unavailable')]);
    const rows = await oja.deps.db
      .selectFrom('purchases')
      .select('id')
      .where('listingId', '=', listing.id)
      .execute();
    expect(rows).toHaveLength(1);
    await expectCleanLedger(oja);
  }, 300_000);

  test('the same on a machine so slow that a purchase takes longer than the lock timeout of a row', async () => {
    const buyers: Person[] = [];
    for (let n = 0; n < 40; n += 1) buyers.push(await addBuyer(oja, 200_000));
    const [listing, other] = [await offer(market), await offer(market)];
    // Longer than the lock timeout and the pool allow, and for the first purchase of this listing alone.
    await asSuperuser(`
      create function be_slow() returns trigger language plpgsql as $$
        begin if new.listing_id = '${listing.id}' then perform pg_sleep(4.5); end if; return new; end $$;
      create trigger be_slow before insert on purchases for each row execute function be_slow()`);
    try {
      const crowded = Promise.all(buyers.map((person) => purchase(person, listing.id)));
      // Meanwhile another listing is bought without delay.
      const started = Date.now();
      expect((await purchase(buyer, other.id)).status).toBe(200);
      expect(Date.now() - started).toBeLessThan(4_000);
      expect(outcomes(await crowded)).toEqual(['200', ...Array(39).fill('409 listing_unavailable')]);
    } finally {
      await asSuperuser('drop trigger be_slow on purchases; drop function be_slow');
    }
    await expectCleanLedger(oja);
  }, 60_000);

  test('a crowd whose first cannot pay: the next one gets it', async () => {
    const [poor, rich] = [await addBuyer(oja, 1), await addBuyer(oja, 200_000)];
    const listing = await offer(market);
    const answers = await Promise.all([purchase(poor, listing.id), purchase(rich, listing.id)]);
    expect(answers[1]?.status).toBe(200);
    expect(['409 listing_unavailable', '422 wallet_balance_too_low']).toContain(outcome(present(answers[0])));
  });

  test('a double click buys once', async () => {
    const listing = await offer(market, { price: 100 });
    const answers = await Promise.all([purchase(buyer, listing.id), purchase(buyer, listing.id)]);
    expect(outcomes(answers)).toEqual(['200', '409 listing_unavailable']);
  });

  test('the same key sent twenty times at once buys once and answers the same', async () => {
    const listing = await offer(market, { price: 100 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const response = await fetch(`${url}/api/purchases`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${buyer.token}`,
            'content-type': 'application/json',
            'idempotency-key': 'impatient',
          },
          body: JSON.stringify({ listing_id: listing.id }),
        });
        return `${response.status} ${await response.text()}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    expect(answers[0]?.slice(0, 3)).toBe('200');
  });

  test('one balance pays for one of two accounts', async () => {
    const poor = await addBuyer(oja, 150_000);
    const [one, two] = [await offer(market), await offer(market)];
    const answers = await Promise.all([purchase(poor, one.id), purchase(poor, two.id)]);
    expect(outcomes(answers)).toEqual(['200', '422 wallet_balance_too_low']);
    expect(await availableOf(oja, poor)).toBe(0);
    await expectCleanLedger(oja);
  });

  test.each([
    { what: 'withdrawal', lost: 'listing_unavailable' },
    { what: 'deletion', lost: 'listing_unavailable' },
    { what: 'price', lost: 'listing_price_changed' },
    { what: 'description', lost: 'listing_changed' },
  ] as const)('buy against the seller’s $what, one wins', async ({ what, lost }) => {
    for (let round = 0; round < 4; round += 1) {
      const listing = await offer(market, { price: 100 });
      const change = {
        withdrawal: () => send(seller, `/listings/${listing.id}`, { status: 'draft' }, 'PUT'),
        deletion: () => send(seller, `/listings/${listing.id}`, undefined, 'DELETE'),
        price: () => send(seller, `/listings/${listing.id}`, { price: 200 }, 'PUT'),
        description: () =>
          send(seller, `/listings/${listing.id}`, { description: 'Without the mailbox.' }, 'PUT'),
      }[what];
      const [bought, changed] = await Promise.all([
        send(buyer, '/purchases', { listing_id: listing.id, expected_price: 100, expected_version: 0 }),
        change(),
      ]);
      expect([
        ['200', '409 listing_in_sale'],
        [`409 ${lost}`, '200'],
      ]).toContainEqual([bought, changed].map(outcome));
      expect(await statusOf(oja, listing.id).catch(() => 'removed')).toMatch(
        bought.status === 200 ? /^sold$/ : /^(draft|removed|posted)$/,
      );
    }
    await expectCleanLedger(oja);
  });

  test('twenty confirmations at once pay the seller once', async () => {
    const { id } = await buy(market, { listing: { price: 1_000 } });
    const before = await availableOf(oja, seller);
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(id)));
    expect(outcomes(answers)).toEqual(['200', ...Array(19).fill('409 purchase_state_conflict')]);
    expect(await availableOf(oja, seller)).toBe(before + 900);
  });

  test('a sale that staff added has no listing to wait for, and is confirmed once all the same', async () => {
    const added = await send(admin, '/admin/transactions', {
      buyer_id: buyer.id,
      seller_id: seller.id,
      account: 'byhand',
      platform: 'instagram',
      amount: 1_000,
      reason: 'Agreed by phone.',
    });
    const before = await availableOf(oja, seller);
    const { purchase_id: id } = present(
      adminTransactionEndpoints.addTransaction.reply.parse(added.body.data),
    );
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(id)));
    expect(outcomes(answers)).toEqual(['200', ...Array(11).fill('409 purchase_state_conflict')]);
    expect(await availableOf(oja, seller)).toBe(before + 900);
  });

  test('confirm against dispute: one wins, the other is told the state', async () => {
    const seen = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const { id } = await buy(market, { listing: { price: 100 } });
      const [confirmed, disputed] = await Promise.all([confirm(id), printError(id)]);
      expect(outcomes([confirmed, disputed])).toEqual(['200', '409 purchase_state_conflict']);
      const status = await statusOfPurchase(oja, id);
      expect(status).toBe(confirmed.status === 200 ? 'completed' : 'disputed');
      const loser = confirmed.status === 409 ? confirmed : disputed;
      expect(loser.body.details).toEqual([{ field: 'status', message: status }]);
      seen.add(status);
      if (status === 'disputed') await settle(id);
    }
    expect(seen.size).toBeGreaterThanOrEqual(1);
    await expectCleanLedger(oja);
  });

  test('two administrators decide differently: the first wins', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await buyAndDispute(market, { listing: { price: 100 } });
      const answers = await Promise.all([
        resolve(id, 'favor_buyer', admin),
        resolve(id, 'partial_refund', admin2, { refund_amount: 7 }),
      ]);
      expect(outcomes(answers)).toEqual(['200', '409 purchase_state_conflict']);
    }
    await expectCleanLedger(oja);
  });

  test('a decision against the buyer’s withdrawal: one of them ends the dispute', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await buyAndDispute(market, { listing: { price: 100 } });
      const answers = await Promise.all([resolve(id, 'favor_buyer'), withdraw(id)]);
      expect(outcomes(answers)).toEqual(['200', '409 purchase_state_conflict']);
    }
    await expectCleanLedger(oja);
  });

  /** A wallet, a listing that costs all of it, and a bank account to which all of it could be withdrawn. */
  async function spendTwice() {
    const person = await addBuyer(oja, 1_000);
    await confirmEmail(oja, person);
    const bankAccount = await linkAccount(oja, person);
    const listing = await offer(market, { price: 1_000 });
    const body = { amount: 1_000, method: 'bank', bank_account_id: bankAccount };
    return {
      person,
      listing,
      buying: () => purchase(person, listing.id),
      withdrawing: () => send(person, '/withdrawals', body),
      async expectOnce(bought: Sent, withdrawn: Sent) {
        expect(outcomes([bought, withdrawn])).toEqual(['200', '422 wallet_balance_too_low']);
        expect(await availableOf(oja, person)).toBe(0);
        expect(await statusOf(oja, listing.id)).toBe(bought.status === 200 ? 'sold' : 'posted');
      },
    };
  }

  test('buying against withdrawing the same money: it is there once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { buying, withdrawing, expectOnce } = await spendTwice();
      const [bought, withdrawn] = await Promise.all([buying(), withdrawing()]);
      await expectOnce(bought, withdrawn);
    }
    const early = await spendTwice();
    const [bought, tooLate] = await inLockOrder(oja, walletRow(early.person), [
      early.buying,
      early.withdrawing,
    ]);
    expect(bought.status).toBe(200);
    await early.expectOnce(bought, tooLate);
    const late = await spendTwice();
    const [withdrawn, unpaid] = await inLockOrder(oja, walletRow(late.person), [
      late.withdrawing,
      late.buying,
    ]);
    expect(withdrawn.status).toBe(200);
    await late.expectOnce(unpaid, withdrawn);
    await expectCleanLedger(oja);
  });

  /**
   * A seller with an empty wallet and one listing on the market, who may close the account as long as it is not bought.
   */
  async function prepareLastListing() {
    const leaving = await addTrader(oja);
    const listing = await addPosted(oja, leaving, { price: 100 });
    const sales = oja.deps.db.selectFrom('purchases').select('status').where('sellerId', '=', leaving.id);
    return {
      listing,
      buying: () => purchase(buyer, listing.id),
      // Without the password, because the session is new: no request waits for a hash.
      closing: () => send(leaving, '/user', {}, 'DELETE'),
      async expectOne(bought: Sent, closed: Sent) {
        const { status } = await oja.call('currentUser', { token: leaving.token });
        const left = await sales.execute();
        if (bought.status === 200) {
          expect([closed.status, closed.body.code, status]).toEqual([409, 'account_has_open_business', 200]);
          return expect(left).toEqual([{ status: 'pending' }]);
        }
        // A buyer who comes while it is removed is told that it is gone, and later that it does not exist.
        expect([closed.status, status]).toEqual([200, 401]);
        expect(['404 not_found', '409 listing_unavailable']).toContain(outcome(bought));
        expect(left).toEqual([]);
      },
    };
  }

  test('a seller closes the account while a buyer buys from it', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { buying, closing, expectOne } = await prepareLastListing();
      const [bought, closed] = await Promise.all([buying(), closing()]);
      await expectOne(bought, closed);
    }
    const sold = await prepareLastListing();
    const held = listingRows(sold.listing.id);
    const [bought, refused] = await inLockOrder(oja, held, [sold.buying, sold.closing]);
    expect(bought.status).toBe(200);
    await sold.expectOne(bought, refused);
    const gone = await prepareLastListing();
    const [closed, unsold] = await inLockOrder(oja, listingRows(gone.listing.id), [
      gone.closing,
      gone.buying,
    ]);
    expect(closed.status).toBe(200);
    await gone.expectOne(unsold, closed);
    await expectCleanLedger(oja);
  });

  test('the sweep of several workers against confirm and dispute at the end of the window', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id } = await buy(market, { listing: { price: 100 } });
      oja.clock.advance(7 * dayMs);
      const [confirmed, disputed, ...swept] = await Promise.all([
        confirm(id),
        printError(id),
        completeDue(oja.deps, id),
        completeDue(oja.deps, id),
        completeDue(oja.deps, id),
      ]);
      const done = swept.filter(Boolean).length + (confirmed.status === 200 ? 1 : 0);
      expect(done).toBe(1);
      expect(outcome(disputed)).toBe('409 purchase_state_conflict');
      expect(await statusOfPurchase(oja, id)).toBe('completed');
    }
    await expectCleanLedger(oja);
  });
});

test('a purchase asks for no second connection while it holds one: a crowd would wait for each other', async () => {
  const { id: listingId } = await addPosted(oja, seller, { price: 1_000 });
  const { id: buyerId } = await addBuyer(oja, 1_000);
  const one = connect(oja.adminUrl, { maxConnections: 1, assumeAppRole: true });
  try {
    const settings = createSettingsReader({ db: one.db, now: oja.deps.now });
    const deps = { ...oja.deps, db: one.db, settings };
    await createPurchase(deps, { buyerId, listingId, expectedPrice: 1_000, idempotencyKey: 'alone' });
  } finally {
    await one.close();
  }
  expect(await statusOf(oja, listingId)).toBe('sold');
});
