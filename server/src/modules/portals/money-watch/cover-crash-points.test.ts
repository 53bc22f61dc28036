import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { dieAtEveryStep, type Preparation } from '../../../../test/crash.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { addBuyer, addTrader, changeSettings, openMarket } from '../../../../test/purchases.ts';
import type { Deps } from '../../../deps/deps.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { decideClaim, openClaim, releaseCover } from '../../trade/cover/index.ts';
import { buyWithCover, confirmWithCover, heldFor, openClaimOf } from '../../trade/cover/test-cover.ts';
import { confirmPurchase } from '../../trade/purchases/index.ts';

/**
 * The steps of cover are killed before and after every statement, and repeated when there was no answer. The held part
 * must be booked once, and leave once.
 */
const oja = await startOja();
const market = await openMarket(oja);
// Otherwise the claims about these purchases would hold no payouts.
await changeSettings(oja, 'naira', { minimumCountedPrice: 1_000 });
const dieEverywhere = (prepare: Preparation) => dieAtEveryStep(oja, prepare);

async function newSides() {
  return { ...market, buyer: await addBuyer(oja, 1_000), seller: await addTrader(oja) };
}
const sumsOf = async (sides: typeof market, purchaseId: string) => [
  await availableOf(oja, sides.buyer),
  await availableOf(oja, sides.seller),
  await heldFor(oja, purchaseId),
];

test('confirming with cover', async () => {
  await dieEverywhere(async () => {
    const sides = await newSides();
    const purchaseId = await buyWithCover(sides);
    const input = { purchaseId, userId: sides.buyer.id, idempotencyKey: 'one' };
    const flow = (deps: Deps) => confirmPurchase(deps, input);
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect(await sumsOf(sides, purchaseId)).toEqual([0, 540, 360]);
      },
    };
  });
}, 120_000);

test('opening a claim', async () => {
  await dieEverywhere(async () => {
    const sides = await newSides();
    const purchaseId = await confirmWithCover(sides);
    const input = {
      purchaseId,
      buyerId: sides.buyer.id,
      kind: 'mailbox_kept',
      details: 'Kept.',
      images: [],
    } as const;
    const flow = (deps: Deps) => openClaim(deps, { ...input, idempotencyKey: purchaseId });
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        const { db } = oja.deps;
        const claims = db.selectFrom('coverClaims').select('id').where('purchaseId', '=', purchaseId);
        const holds = db.selectFrom('payoutHolds').select('subjectId').where('userId', '=', sides.seller.id);
        expect([(await claims.execute()).length, (await holds.execute()).length]).toEqual([1, 1]);
      },
    };
  });
}, 120_000);

test('upholding a claim', async () => {
  await dieEverywhere(async () => {
    const sides = await newSides();
    const purchaseId = await confirmWithCover(sides);
    const claimId = await openClaimOf(sides, purchaseId);
    const { id, email: label } = market.admin;
    const flow = (deps: Deps) =>
      decideClaim(deps, {
        provenBy: new SystemCaller('test'),
        claimId,
        actor: { id, label },
        outcome: 'upheld',
        refundAmount: 500.05,
        details: 'Half of it.',
        earlyReason: 'It cannot wait.',
        idempotencyKey: claimId,
      });
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        // ₦499.95 would have been left, less a tenth that is rounded half up.
        expect(await sumsOf(sides, purchaseId)).toEqual([500.05, 449.95, 0]);
      },
    };
  });
}, 120_000);

test('the end of cover, with the reward for the person who referred the buyer', async () => {
  await dieEverywhere(async () => {
    const sides = await newSides();
    const referrer = await addBuyer(oja, 1);
    await asOwner(oja, 'update users set referred_by = $1 where id = $2', [referrer.id, sides.buyer.id]);
    const purchaseId = await confirmWithCover(sides);
    const after = new Date(oja.clock.now.getTime() + 14 * dayMs);
    const flow = (deps: Deps) => releaseCover({ ...deps, now: () => after }, purchaseId);
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect(await sumsOf(sides, purchaseId)).toEqual([0, 900, 0]);
        await oja.runJobs();
        expect(await availableOf(oja, referrer)).toBe(501);
      },
    };
  });
}, 120_000);
