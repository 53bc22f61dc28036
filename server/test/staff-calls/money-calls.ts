import { randomUUID } from 'node:crypto';
import type { PlanDraft } from '@oja/contract/plans';
import { inTransaction } from '../../src/db/transaction.ts';
import { openChargeback } from '../../src/modules/money/chargebacks/index.ts';
import { advanceWithdrawal } from '../../src/modules/money/payouts/advance-withdrawal.ts';
import { raiseAlert } from '../../src/modules/platform/alerts/index.ts';
import { confirmWithCover, openClaimOf } from '../../src/modules/trade/cover/test-cover.ts';
import { addPlan } from '../../src/modules/trade/plans/test-plans.ts';
import { confirmEmail, fund, linkAccount, parkPayment } from '../paystack.ts';
import { present } from '../present.ts';
import { buy, buyAndDispute, changeSettings, withNewBuyer } from '../purchases.ts';
import type { BackOffice, StaffCalls } from './back-office.ts';

const reason = 'Both sides asked for it on the phone.';

async function withdrawal({ oja }: BackOffice, naira = 1_000, accountNumber?: string): Promise<string> {
  const person = await oja.person({ days: 30 });
  await confirmEmail(oja, person);
  await fund(oja, person, naira + 4_000);
  const accountId = await linkAccount(oja, person, accountNumber);
  const { body } = await oja.call('requestWithdrawal', {
    token: person.token,
    body: { amount: naira, method: 'bank', bank_account_id: accountId },
  });
  return body.data.id;
}

/** Paystack holds transfers to this account until it is given a one-time password. */
async function withdrawalHeldByOtp(office: BackOffice): Promise<string> {
  const id = await withdrawal(office, 1_000, '0000000003');
  await advanceWithdrawal(office.oja.deps, id);
  return id;
}

/** The holder's name at the bank matches in part, so that staff must compare. */
async function accountInReview({ oja }: BackOffice): Promise<string> {
  const person = await oja.person();
  await oja.deps.db.updateTable('users').set({ name: 'Ada Obi' }).where('id', '=', person.id).execute();
  const { resolveAccount } = oja.deps.paystack;
  oja.deps.paystack.resolveAccount = async () => ({ accountName: 'OBI CHIDI' });
  try {
    return await linkAccount(oja, person, '3333333333');
  } finally {
    oja.deps.paystack.resolveAccount = resolveAccount;
  }
}

async function alert({ oja, done }: BackOffice): Promise<string> {
  await inTransaction(oja.deps.db, (tx) =>
    raiseAlert(tx, { kind: 'high_value', subject: 'a deal', message: 'Look at this.' }, oja.clock.now),
  );
  return present((await done('moneyWatch')).alerts[0]).id;
}

async function parkedPayment({ oja, done }: BackOffice): Promise<string> {
  const { reference } = await parkPayment(oja);
  const waiting = await done('listParkedPayments');
  return present(waiting.find((parked) => parked.reference === reference)).id;
}

async function chargeback({ oja }: BackOffice): Promise<string> {
  const gatewayId = await fund(oja, await oja.person(), 900);
  await openChargeback(oja.deps, { gatewayId, reference: gatewayId, amountKobo: 90_000 });
  const { id } = await oja.deps.db
    .selectFrom('chargebacks')
    .select('id')
    .where('gatewayId', '=', gatewayId)
    .executeTakeFirstOrThrow();
  return id;
}

/** Decided by another administrator, against the seller, who appeals. */
async function buyAndAppeal({ oja, market, done }: BackOffice): Promise<string> {
  const { id } = await buyAndDispute(market);
  const { token } = await oja.person({ role: 'admin' });
  const body = { type: 'favor_buyer', details: reason, early_reason: reason } as const;
  await done('resolveDispute', { token, params: { purchase_id: id }, body });
  const appealed = { token: market.seller.token, params: { id }, body: { text: 'Look again.' } };
  await done('openAppeal', appealed);
  return id;
}

/** Decided, so that the money waits for an appeal, and asked back by the bank of the buyer. */
async function buyAndAskBack({ oja, market, done }: BackOffice): Promise<string> {
  const [price, { token }] = [1_000, market.admin];
  const shop = await withNewBuyer(market);
  const reference = await fund(oja, shop.buyer, price);
  const { appealThreshold } = await oja.deps.settings.read('payment');
  await changeSettings(oja, 'payment', { appealThreshold: price });
  const { id } = await buyAndDispute(shop, { listing: { price } });
  const body = { type: 'favor_seller', details: reason, early_reason: reason } as const;
  await done('resolveDispute', { token, params: { purchase_id: id }, body });
  await changeSettings(oja, 'payment', { appealThreshold });
  await openChargeback(oja.deps, { gatewayId: reference, reference, amountKobo: price * 100 });
  return id;
}

/** A payment at Paystack that is not in our books, as a comparison found it. */
async function difference({ oja }: BackOffice): Promise<string> {
  const [comparisonId, id] = [randomUUID(), randomUUID()];
  const at = oja.clock.now;
  const fromAt = new Date(at.getTime() - 1_000);
  await oja.deps.db
    .insertInto('gatewayComparisons')
    .values({ id: comparisonId, status: 'done', fromAt, toAt: at, finishedAt: at })
    .execute();
  const found = { kind: 'payment_missing_here', reference: 'link-1', thereKobo: 70_000 } as const;
  await oja.deps.db
    .insertInto('gatewayDifferences')
    .values({ id, comparisonId, ...found, foundAt: at, seenAt: at })
    .execute();
  return id;
}

/** Proposed by another administrator. */
async function proposedAdjustment({ oja }: BackOffice): Promise<string> {
  const [by, person] = [await oja.person({ role: 'admin' }), await oja.person()];
  const { body } = await oja.call('adjustWallet', {
    token: by.token,
    params: { id: person.id },
    body: { kind: 'goodwill', direction: 'credit', amount: 500, reason },
  });
  return present(body.data.approval).id;
}

export const moneyCalls: StaffCalls = {
  adjustWallet: async ({ oja }) => ({
    params: { id: (await oja.person()).id },
    body: { kind: 'goodwill', direction: 'credit', amount: 500, reason },
  }),
  approveProposal: async (office) => ({ params: { id: await proposedAdjustment(office) } }),
  declineProposal: async (office) => ({ params: { id: await proposedAdjustment(office) }, body: { reason } }),
  compareWithGateway: async () => ({}),
  recordMovement: async () => ({ body: { kind: 'topup', amount: 500, reason } }),
  explainDifference: async (office) => ({ params: { id: await difference(office) }, body: { reason } }),
  adminCheckWithdrawal: async (office) => ({ params: { id: await withdrawal(office) } }),
  adminReturnWithdrawal: async (office) => ({ params: { id: await withdrawal(office) }, body: { reason } }),
  adminEnterOtp: async (office) => ({
    params: { id: await withdrawalHeldByOtp(office) },
    body: { otp: '123456' },
  }),
  adminResendOtp: async (office) => ({ params: { id: await withdrawalHeldByOtp(office) } }),
  adminReleaseWithdrawal: async (office) => ({
    params: { id: await withdrawal(office, 500_000) },
    body: { reason },
  }),
  adminDecideAccount: async (office) => ({
    params: { id: await accountInReview(office) },
    body: { accept: true, account_name: 'OBI CHIDI', reason },
  }),
  auditLedger: async () => ({}),
  freezePayouts: async () => ({ body: { reason } }),
  resumePayouts: async ({ oja, market }) => {
    // Frozen by the call before it, when the walk goes in the order of the contract.
    await oja.call('freezePayouts', { token: market.admin.token, body: { reason } });
    return { body: { reason } };
  },
  resolveAlert: async (office) => ({ params: { id: await alert(office) }, body: { reason } }),
  proposeParkedOutcome: async (office) => ({
    params: { id: await parkedPayment(office) },
    body: { outcome: 'credit', reason },
  }),
  answerChargeback: async (office) => ({
    params: { id: await chargeback(office) },
    body: { answer: 'contested', reason },
  }),
  createPlan: async () => ({ body: draft('Walk') }),
  updatePlan: async ({ oja }) => ({
    params: { id: await addPlan(oja, { name: 'Before' }) },
    body: draft('After'),
  }),
  archivePlan: async ({ oja }) => ({ params: { id: await addPlan(oja, { name: 'Gone' }) } }),
  restorePlan: async ({ oja, done }) => {
    const params = { id: await addPlan(oja, { name: 'Back' }) };
    await done('archivePlan', { params });
    return { params };
  },
  addTransaction: async ({ market }) => ({
    body: {
      buyer_id: market.buyer.id,
      seller_id: market.seller.id,
      account: '@by-hand',
      platform: 'instagram',
      amount: 1_000,
      reason,
    },
  }),
  hideTransaction: async ({ market, done }) => {
    const params = { id: (await buy(market)).id };
    await done('cancelTransaction', { params, body: { reason } });
    return { params, body: { reason } };
  },
  restoreTransaction: async ({ market, done }) => {
    const params = { id: (await buy(market)).id };
    await done('cancelTransaction', { params, body: { reason } });
    await done('hideTransaction', { params, body: { reason } });
    return { params, body: { reason } };
  },
  cancelTransaction: async ({ market }) => ({ params: { id: (await buy(market)).id }, body: { reason } }),
  addStaffStatement: async ({ market }) => ({
    params: { purchase_id: (await buyAndDispute(market)).id },
    body: { text: 'Please show us the mail of the platform.' },
  }),
  extendAnswerTime: async ({ market }) => ({
    params: { purchase_id: (await buyAndDispute(market)).id },
    body: { hours: 24, reason },
  }),
  takeBackRuling: async (office) => ({
    params: { purchase_id: await buyAndAskBack(office) },
    body: { reason },
  }),
  resolveDispute: async ({ market }) => ({
    params: { purchase_id: (await buyAndDispute(market)).id },
    body: { type: 'favor_buyer', details: reason, early_reason: reason },
  }),
  decideClaim: async ({ market }) => ({
    params: { id: await openClaimOf(market, await confirmWithCover(market)) },
    body: { outcome: 'upheld', details: reason, early_reason: reason },
  }),
  decideAppeal: async (office) => ({
    params: { purchase_id: await buyAndAppeal(office) },
    body: { decision: 'stands', details: reason },
  }),
};

const draft = (name: string): PlanDraft => ({
  name,
  description: '',
  price: 5_000,
  uploadInterval: 'month',
  uploadLimit: 3,
  features: ['Three live listings'],
  isPopular: false,
});
