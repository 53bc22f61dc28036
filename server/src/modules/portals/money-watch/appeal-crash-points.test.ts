import { expect, test } from 'vitest';
import { dieAtEveryStep } from '../../../../test/crash.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import {
  addAdmin,
  addBuyer,
  addTrader,
  buyAndDispute,
  changeSettings,
  openMarket,
  statusOfPurchase,
} from '../../../../test/purchases.ts';
import type { Deps } from '../../../deps/deps.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { openAppeal, resolveDispute, ruleOnAppeal, waiveAppeal } from '../../trade/disputes/index.ts';

/**
 * Carrying out a ruling that waited, replacing it and awarding an amount are killed before and after every statement; a
 * request without an answer is repeated. Money moves once.
 */
const oja = await startOja();
const market = await openMarket(oja);
const admin2 = await addAdmin(oja);
const price = 1_000;
await changeSettings(oja, 'payment', { appealThreshold: price });

async function ruled(paid = price) {
  const sides = { ...market, buyer: await addBuyer(oja, paid), seller: await addTrader(oja) };
  const { id: purchaseId } = await buyAndDispute(sides, { listing: { price: paid } });
  const { id, email: label } = market.admin;
  await resolveDispute(oja.deps, {
    provenBy: new SystemCaller('test'),
    purchaseId,
    actor: { id, label },
    type: 'favor_buyer',
    details: 'Decided.',
    refundAmount: undefined,
    earlyReason: 'It cannot wait.',
    idempotencyKey: undefined,
  });
  return { ...sides, purchaseId };
}

async function appealed(paid = price) {
  const deal = await ruled(paid);
  const { purchaseId, seller } = deal;
  const text = 'Look again.';
  await openAppeal(oja.deps, { purchaseId, userId: seller.id, text, idempotencyKey: undefined });
  return deal;
}

const decision = (purchaseId: string) => ({
  provenBy: new SystemCaller('test'),
  purchaseId,
  actor: { id: admin2.id, label: admin2.email },
  details: 'Read again.',
  refundAmount: undefined,
  earlyReason: 'It cannot wait.',
  rule: undefined,
  evidence: [],
  idempotencyKey: purchaseId,
});

test('giving up the appeal, which carries the ruling out', async () => {
  await dieAtEveryStep(oja, async () => {
    const { purchaseId, buyer, seller } = await ruled();
    const flow = (deps: Deps) => waiveAppeal(deps, { purchaseId, userId: seller.id });
    return {
      flow,
      async afterwards(died) {
        if (died && (await statusOfPurchase(oja, purchaseId)) === 'disputed') await flow(oja.deps);
        expect(await statusOfPurchase(oja, purchaseId)).toBe('refunded');
        expect(await availableOf(oja, buyer)).toBe(price);
      },
    };
  });
}, 180_000);

test('replacing a ruling', async () => {
  await dieAtEveryStep(oja, async () => {
    const { purchaseId, buyer, seller } = await appealed();
    const replaced = { decision: 'replace', type: 'favor_seller', amount: undefined } as const;
    const flow = (deps: Deps) => ruleOnAppeal(deps, { ...decision(purchaseId), ...replaced });
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect(await availableOf(oja, buyer)).toBe(0);
        expect(await availableOf(oja, seller)).toBe(900);
      },
    };
  });
}, 180_000);

test('awarding an amount', async () => {
  await dieAtEveryStep(oja, async () => {
    const { purchaseId, seller } = await appealed(price - 1);
    const awarded = { decision: 'award', type: undefined, amount: 50 } as const;
    const flow = (deps: Deps) => ruleOnAppeal(deps, { ...decision(purchaseId), ...awarded });
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect(await availableOf(oja, seller)).toBe(50);
      },
    };
  });
}, 180_000);
