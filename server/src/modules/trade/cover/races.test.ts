import { dayMs, minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import {
  confirmEmail,
  linkAccount,
  recordMovement,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { addAdmin, addBuyer, changeSettings, openMarket } from '../../../../test/purchases.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { useCasesTogether } from '../../../../test/together.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { advanceWithdrawal, requestWithdrawal } from '../../money/payouts/index.ts';
import { decideClaim, openClaim } from './index.ts';
import { releaseCover } from './release-cover.ts';
import { claim, confirmWithCover, decide, heldFor, openClaimOf, walletOf } from './test-cover.ts';

/** Pairs of real use cases on one sale, started together in both orders. */
const oja = await startOjaWithPaystack();
const market = await openMarket(oja);
const second = await addAdmin(oja);
await confirmEmail(oja, market.seller);
await recordMovement(oja, { by: market.admin, approvedBy: second, kind: 'topup', amount: 10_000_000 });
// Otherwise the claims about these purchases would hold no payouts.
await changeSettings(oja, 'naira', { minimumCountedPrice: 1_000 });
const rounds = roundsOf(50);
const longMs = 180_000;
const provenBy = new SystemCaller('races');
const accountId = await linkAccount(oja, market.seller);

const newClaim = (purchaseId: string) => ({
  purchaseId,
  buyerId: market.buyer.id,
  kind: 'taken_back' as const,
  details: 'Gone.',
  images: [],
  idempotencyKey: undefined,
});
const claimOf = (purchaseId: string) =>
  oja.deps.db.selectFrom('coverClaims').selectAll().where('purchaseId', '=', purchaseId).executeTakeFirst();
const reject = (claimId: string) =>
  decideClaim(oja.deps, {
    provenBy,
    claimId,
    actor: { id: market.admin.id, label: market.admin.email },
    outcome: 'rejected',
    refundAmount: undefined,
    details: 'Nothing shows it.',
    earlyReason: 'It cannot wait.',
    idempotencyKey: undefined,
  });
const askForMoney = async () => {
  const session = await oja.deps.sessions.find(market.seller.token, { fresh: true });
  if (session === undefined) throw new Error('no session');
  const request = { amount: 200, method: 'bank', bank_account_id: accountId } as const;
  return requestWithdrawal(oja.deps, session.user, { request, idempotencyKey: undefined, provenBy });
};

test(
  'a claim and the end of cover: the claim holds the money and the reward, or comes too late',
  async () => {
    const referrer = await addBuyer(oja, 1);
    let rewards = 0;
    for (let round = 0; round < rounds; round += 1) {
      const buyer = await addBuyer(oja, 1_000);
      await asOwner(oja, 'update users set referred_by = $1 where id = $2', [referrer.id, buyer.id]);
      const sides = { ...market, buyer };
      const id = await confirmWithCover(sides, { days: 7 });
      const now = oja.clock.now.getTime();
      // The claim reads its clock just before the end, the release just after it.
      const before = { ...oja.deps, now: () => new Date(now + 7 * dayMs - 1) };
      const after = { ...oja.deps, now: () => new Date(now + 7 * dayMs) };
      const [opened, released] = await useCasesTogether(round, [
        () => openClaim(before, { ...newClaim(id), buyerId: buyer.id, kind: 'mailbox_kept' }),
        () => releaseCover(after, id),
      ]);
      const isRefused = opened instanceof Refusal;
      expect(released).toBe(isRefused);
      expect((await heldFor(oja, id)) > 0).toBe(!isRefused);
      await oja.runJobs();
      if (isRefused) rewards += 1;
      expect(await walletOf(oja, referrer)).toBe(1 + 500 * rewards);
      const made = await claimOf(id);
      if (made) await decide(sides, made.id, { outcome: 'upheld' });
      await oja.runJobs();
      expect(await walletOf(oja, referrer)).toBe(1 + 500 * rewards);
    }
    await expectCleanLedger(oja);
  },
  longMs,
);

test(
  'a claim and a withdrawal: it is requested before the claim, or refused',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await confirmWithCover(market, { days: 7 });
      const [, asked] = await useCasesTogether(round, [() => openClaim(oja.deps, newClaim(id)), askForMoney]);
      const made = await claimOf(id);
      if (made === undefined) throw new Error('there is no claim');
      if (asked instanceof Refusal) expect(asked.code).toBe('withdrawals_waiting');
      else {
        oja.clock.advance(minuteMs);
        await advanceWithdrawal(oja.deps, asked);
        const row = await oja.deps.db.selectFrom('withdrawals').selectAll().where('id', '=', asked);
        expect(await row.executeTakeFirst()).toMatchObject({ status: 'requested', attention: 'claim_open' });
      }
      await reject(made.id);
    }
    await expectCleanLedger(oja);
  },
  longMs,
);

test(
  'a claim and the sending of a withdrawal: it was sent before the claim, or waits',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await confirmWithCover(market, { days: 7 });
      const withdrawalId = await askForMoney();
      oja.clock.advance(minuteMs);
      await useCasesTogether(round, [
        () => openClaim(oja.deps, newClaim(id)),
        () => advanceWithdrawal(oja.deps, withdrawalId),
      ]);
      const made = await claimOf(id);
      const row = await oja.deps.db
        .selectFrom('withdrawals')
        .select(['status', 'attention', 'sentAt'])
        .where('id', '=', withdrawalId)
        .executeTakeFirstOrThrow();
      if (row.status === 'requested') expect(row).toMatchObject({ attention: 'claim_open', sentAt: null });
      else expect(row.sentAt).not.toBeNull();
      if (made === undefined) throw new Error('there is no claim');
      await reject(made.id);
    }
    await expectCleanLedger(oja);
  },
  longMs,
);

test('two decisions at once: one is taken', async () => {
  const id = await confirmWithCover(market, { days: 7 });
  const claimId = await openClaimOf(market, id);
  const [one, other] = await useCasesTogether(0, [() => reject(claimId), () => reject(claimId)]);
  expect([one, other].filter((each) => each instanceof Refusal)).toHaveLength(1);
  expect((await claim(market, id)).status).toBe(200);
});
