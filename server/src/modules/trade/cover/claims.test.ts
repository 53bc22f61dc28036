import { dayMs, minuteMs } from '@oja/contract/durations';
import { confirmSentence } from '@oja/contract/handover-labels';
import { afterEach, describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { tick } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { addBuyer, addTrader, buy, type Market, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { recoverDebts } from '../../money/funding/index.ts';
import { postTransfer } from '../../money/ledger/index.ts';
import { claim, confirmWithCover, decide, heldFor, openClaimOf, walletOf } from './test-cover.ts';

const oja = await startOja();
const common = await openMarket(oja);
afterEach(() => expectCleanLedger(oja));

async function newMarket(): Promise<Market> {
  return { ...common, buyer: await addBuyer(oja, 10_000), seller: await addTrader(oja) };
}

/** Takes money out of a wallet, as any purchase of its owner would. */
async function spend(userId: string, naira: number): Promise<void> {
  const plan = { id: crypto.randomUUID(), name: 'Test' };
  const posting = postings.subscription({ userId, plan, period: 1, priceKobo: naira * 100 });
  await inTransaction(oja.deps.db, (tx) => postTransfer(tx, posting, oja.deps.now()));
}

/** A YouTube channel that changed hands by role and was confirmed. */
async function buyChannelWithCover(market: Market): Promise<string> {
  const listing = { platform: 'youtube', handover_kind: 'role', price: 1_000, cover_days: 14 } as const;
  const { id } = await buy(market, { listing });
  await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
  oja.clock.advance(7 * dayMs);
  await tick(market, id, 'make_primary_owner');
  const { status } = await oja.call('confirmPurchase', {
    token: market.buyer.token,
    params: { id },
    body: { sentence: confirmSentence },
  });
  expect(status).toBe(200);
  return id;
}

describe('opening a claim', () => {
  test('needs a session, and is for the buyer alone', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market);
    const body = { kind: 'taken_back', details: 'Gone.' } as const;
    const open = (token?: string) =>
      oja.call('openClaim', { ...(token === undefined ? {} : { token }), params: { id }, body });
    expect(refusalOf(await open())).toEqual([401, 'session_required']);
    expect(refusalOf(await open(market.seller.token))).toEqual([403, 'access_denied']);
    expect(refusalOf(await open((await addTrader(oja)).token))).toEqual([404, 'not_found']);
  });

  test('tells the seller and the administrators, once per open claim', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market);
    const { body } = await claim(market, id);
    expect(body.data).toMatchObject({
      actions: ['add_details', 'withdraw_claim'],
      claims: [{ status: 'open' }],
    });
    expect(refusalOf(await claim(market, id))).toEqual([409, 'claim_open_already']);
    const told = await oja.deps.db
      .selectFrom('notifications')
      .select('event')
      .where('event', 'in', ['claim_opened', 'claim_needs_admin'])
      .where('userId', 'in', [market.seller.id, market.admin.id])
      .where('text', 'like', '%taken back%')
      .execute();
    expect(told.map(({ event }) => event)).toContain('claim_opened');
    expect(told.map(({ event }) => event)).toContain('claim_needs_admin');
  });

  test('does not ask a seller who is staff to decide it', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market);
    await setRole(oja, market.seller.id, 'admin');
    await claim(market, id);
    const told = await oja.deps.db
      .selectFrom('notifications')
      .select('event')
      .where('event', 'in', ['claim_opened', 'claim_needs_admin'])
      .where('userId', '=', market.seller.id)
      .execute();
    expect(told).toEqual([{ event: 'claim_opened' }]);
  });

  test('is refused after three claims about one purchase', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market);
    for (let n = 0; n < 3; n += 1) {
      const claimId = await openClaimOf(market, id);
      await oja.call('withdrawClaim', { token: market.buyer.token, params: { id: claimId } });
    }
    expect(refusalOf(await claim(market, id))).toEqual([409, 'too_many_claims']);
  });

  test('names a kept mailbox only where login details changed hands', async () => {
    const market = await newMarket();
    const keptMailboxOf = (id: string) =>
      oja.call('openClaim', {
        token: market.buyer.token,
        params: { id },
        body: { kind: 'mailbox_kept', details: 'They still read it.' },
      });
    expect((await keptMailboxOf(await confirmWithCover(market))).status).toBe(200);
    const channel = await buyChannelWithCover(market);
    const refused = await keptMailboxOf(channel);
    expect(refusalOf(refused)).toEqual([400, 'invalid_input']);
    const message = 'No mailbox came with this account, because it changed hands without login details.';
    expect(refused.body.details).toEqual([{ field: 'kind', message }]);
    expect((await claim(market, channel)).status).toBe(200);
  });

  test('names no kept mailbox where the listing said that none comes with the account', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market);
    await asOwner(oja, `update purchases set mailbox = 'none' where id = $1`, [id]);
    const refused = await oja.call('openClaim', {
      token: market.buyer.token,
      params: { id },
      body: { kind: 'mailbox_kept', details: 'They still read it.' },
    });
    expect(refusalOf(refused)).toEqual([400, 'invalid_input']);
    expect(refused.body.details).toMatchObject([
      { message: 'No mailbox came with this account, as its listing said.' },
    ]);
  });

  test('is refused before the purchase is confirmed', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market, { days: 0 });
    expect(refusalOf(await claim(market, id))).toEqual([409, 'cover_not_running']);
  });
});

describe('answering and withdrawing', () => {
  test('the seller answers, the buyer is told, and no other user may', async () => {
    const market = await newMarket();
    const claimId = await openClaimOf(market, await confirmWithCover(market));
    const answer = (token: string) =>
      oja.call('answerClaim', { token, params: { id: claimId }, body: { text: 'I did not sign in.' } });
    expect(refusalOf(await answer(market.buyer.token))).toEqual([403, 'access_denied']);
    const { body } = await answer(market.seller.token);
    expect(body.data.claims[0]).toMatchObject({ seller_answer: 'I did not sign in.' });
    await oja.call('withdrawClaim', { token: market.buyer.token, params: { id: claimId } });
    expect(refusalOf(await answer(market.seller.token))).toEqual([409, 'claim_state_conflict']);
    const again = await oja.call('withdrawClaim', { token: market.buyer.token, params: { id: claimId } });
    expect(refusalOf(again)).toEqual([409, 'claim_state_conflict']);
  });
});

describe('deciding a claim', () => {
  test('waits for the seller’s answer or 72 hours, unless a reason is given', async () => {
    const market = await newMarket();
    const claimId = await openClaimOf(market, await confirmWithCover(market));
    const decideNow = () =>
      oja.call('decideClaim', {
        token: market.admin.token,
        params: { id: claimId },
        body: { outcome: 'rejected', details: 'Nothing shows it.' },
      });
    expect(refusalOf(await decideNow())).toEqual([409, 'seller_may_still_answer']);
    oja.clock.advance(3 * dayMs);
    const { body } = await decideNow();
    expect(body.data).toMatchObject({
      status: 'rejected',
      early_reason: null,
      seller_may_answer_until: null,
    });
    expect(refusalOf(await decideNow())).toEqual([409, 'claim_state_conflict']);
  });

  test('is not for a party of the purchase', async () => {
    const market = await newMarket();
    const claimId = await openClaimOf(market, await confirmWithCover(market));
    await setRole(oja, market.buyer.id, 'admin');
    const sessions = oja.deps.db.updateTable('sessions').set({ scope: 'admin' });
    await sessions.where('userId', '=', market.buyer.id).execute();
    oja.deps.sessions.invalidateAll();
    const own = await decide({ ...market, admin: market.buyer }, claimId, { outcome: 'upheld' });
    expect(refusalOf(own)).toEqual([403, 'party_cannot_decide']);
    expect((await decide(market, claimId, { outcome: 'rejected' })).status).toBe(200);
  });

  test.each([0.001, 1_000.01])('refuses a refund of %s', async (refund_amount) => {
    const market = await newMarket();
    const claimId = await openClaimOf(market, await confirmWithCover(market));
    const answer = await decide(market, claimId, { outcome: 'upheld', refund_amount });
    expect(refusalOf(answer)).toEqual([400, refund_amount < 1 ? 'invalid_input' : 'refund_amount_wrong']);
    await decide(market, claimId, { outcome: 'rejected' });
  });

  test('upheld whole: held part, then the wallet, and Oja returns its fee', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market);
    const claimId = await openClaimOf(market, id);
    const { body: preview } = await oja.call('previewClaim', {
      token: market.admin.token,
      params: { id: claimId },
      query: {},
    });
    expect(preview.data).toEqual({
      refund: 1_000,
      from_held: 360,
      from_wallet: 540,
      debt: 0,
      fee_returned: 100,
      released: 0,
    });
    const { body } = await decide(market, claimId, { outcome: 'upheld' });
    expect(body.data).toMatchObject({ status: 'upheld', refund: 1_000, cover: { released: 0 } });
    expect([await walletOf(oja, market.buyer), await walletOf(oja, market.seller)]).toEqual([10_000, 0]);
    expect(await heldFor(oja, id)).toBe(0);
  });

  test('upheld in part: the rest of the held part goes to the seller, and cover ends', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market);
    const claimId = await openClaimOf(market, id);
    await decide(market, claimId, { outcome: 'upheld', refund_amount: 100 });
    // ₦90 of the refund is the seller's, ₦10 the fee on it.
    expect([await walletOf(oja, market.buyer), await walletOf(oja, market.seller)]).toEqual([9_100, 810]);
    expect(refusalOf(await claim(market, id))).toEqual([409, 'cover_not_running']);
  });

  test('what the wallet does not hold becomes a debt, which later money repays', async () => {
    const market = await newMarket();
    const claimId = await openClaimOf(market, await confirmWithCover(market));
    await spend(market.seller.id, 500);
    await decide(market, claimId, { outcome: 'upheld' });
    expect([await walletOf(oja, market.buyer), await walletOf(oja, market.seller)]).toEqual([10_000, 0]);
    await expectCleanLedger(oja);
    await fundWallet(oja, market.seller.id, 60_000);
    await recoverDebts.run(oja.deps, {}, { number: 1, last: true });
    expect(await walletOf(oja, market.seller)).toBe(100);
  });

  test('rejected after the end of cover: the buyer is not told that it goes on', async () => {
    const market = await newMarket();
    const claimId = await openClaimOf(market, await confirmWithCover(market));
    oja.clock.advance(15 * dayMs);
    expect((await decide(market, claimId, { outcome: 'rejected' })).status).toBe(200);
    const { body } = await oja.call('listNotifications', { token: market.buyer.token });
    const told = body.data.find(({ event }) => event === 'claim_decided');
    expect(told?.text).toBe('It was rejected. The time of your cover is over. As the mails show.');
  });

  test('is written to the audit log', async () => {
    const market = await newMarket();
    const id = await confirmWithCover(market);
    await decide(market, await openClaimOf(market, id), { outcome: 'upheld' });
    const line = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'reason'])
      .where('subjectId', '=', id)
      .executeTakeFirst();
    expect(line).toEqual({ action: 'claim.decided', reason: 'As the mails show.' });
  });
});

describe('the list of claims', () => {
  test('has the open ones by the time they are due, and the ended ones', async () => {
    const market = await newMarket();
    const first = await openClaimOf(market, await confirmWithCover(market));
    oja.clock.advance(minuteMs);
    const second = await openClaimOf(market, await confirmWithCover(market));
    const list = (query: { state?: 'open' | 'ended'; cursor?: string; limit?: string }) =>
      oja.call('listClaims', { token: market.admin.token, query });
    const page = await list({ limit: '1' });
    const open = [page.body.data[0]?.id];
    const next = await list({ cursor: page.body.next_cursor ?? '' });
    open.push(...next.body.data.map(({ id }) => id));
    expect(open.filter((id) => id === first || id === second)).toEqual([first, second]);
    expect(next.body.open).toBe(open.length);
    await decide(market, second, { outcome: 'rejected' });
    const { body } = await list({ state: 'ended' });
    expect(body.data[0]).toMatchObject({ id: second, status: 'rejected' });
    await decide(market, first, { outcome: 'rejected' });
  });

  test('shows those of one person, as the buyer and as the seller', async () => {
    const [market, other] = [await newMarket(), await newMarket()];
    const id = await openClaimOf(market, await confirmWithCover(market));
    await openClaimOf(other, await confirmWithCover(other));
    const idsOf = async (query: { state?: 'ended'; person: string }) => {
      const { body } = await oja.call('listClaims', { token: market.admin.token, query });
      return body.data.map((claim) => claim.id);
    };
    const sides = [market.buyer.id, market.seller.id];
    for (const person of sides) {
      expect(await idsOf({ person })).toEqual([id]);
      expect(await idsOf({ person, state: 'ended' })).toEqual([]);
    }
    expect(await idsOf({ person: market.admin.id })).toEqual([]);
    await decide(market, id, { outcome: 'rejected' });
    for (const person of sides) expect(await idsOf({ person, state: 'ended' })).toEqual([id]);
  });
});
