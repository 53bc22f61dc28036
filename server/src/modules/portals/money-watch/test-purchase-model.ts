import { dayMs } from '@oja/contract/durations';
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Oja, Person } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readBalance } from '../../money/ledger/index.ts';

/** The model of purchases that purchase-model.test.ts compares the API with. */

export type Status = 'offered' | 'pending' | 'completed' | 'disputed' | 'refunded' | 'cancelled';

export interface ModelPurchase {
  price: number;
  status: Status;
  buyer: number;
  dueAtMs: number;
  disputedAtMs: number;
  escalated: boolean;
  /** By the administrator, who may not decide it then. */
  escalatedByHand: boolean;
  replaced: boolean;
  /** Disputes that the buyer withdrew. */
  withdrawals: number;
  /** The settlement that waits for an answer. */
  proposal?: { by: 'buyer' | 'seller'; refund: number; dueAtMs: number; settlementId: string };
  /** How many each side made in the present dispute. */
  proposals: { buyer: number; seller: number };
  /** The ruling that waits. */
  ruling?: ModelRuling;
  /** The ruling that was carried out at once. */
  decided?: ModelRuling;
  refunded: number;
  /** Zero without cover. */
  coverDays: number;
  /** Agreed on when it was bought. */
  heldPart: number;
  /** Of the payout, while cover runs. */
  held: number;
  coverEndsMs: number;
  claimId: string | undefined;
  claims: number;
  /** To the buyer, beside the settlement: by a claim, and by an appeal. */
  claimed: number;
  awarded: number;
}
export interface ModelRuling {
  refund: number;
  untilMs: number;
  waived: ('buyer' | 'seller')[];
  appealBy?: 'buyer' | 'seller';
  isAppealDecided?: boolean;
}
export interface ModelWithdrawal {
  who: number;
  naira: number;
  status: 'requested' | 'paid' | 'cancelled' | 'failed';
  dueAtMs: number;
}
/** A payment by card, whose bank may ask for it back. */
export interface ModelPayment {
  who: number;
  naira: number;
  status: 'paid' | 'questioned' | 'over';
  /** Of the wallet, while the bank asks. */
  held: number;
}
export interface Model {
  /** Of the buyers and, last, of the seller. */
  wallets: number[];
  deals: ModelPurchase[];
  /** Of each person, from upheld claims and lost chargebacks. */
  debts: number[];
  payments: ModelPayment[];
  withdrawals: ModelWithdrawal[];
  wasRestarted: boolean;
}
export interface Real {
  people: Person[];
  deals: { listingId: string; purchaseId: string }[];
  withdrawals: string[];
  /** Their references. */
  payments: string[];
  /** By user, once they linked one. */
  bankAccounts: Map<number, string>;
}
/** What a step of the model acts on. */
export interface Sides {
  model: Model;
  deal: ModelPurchase;
  id: string;
  buyer: Person;
  seller: Person;
}

export const theSeller = 2;

export const listingStatuses: Record<Status, string> = {
  offered: 'posted',
  pending: 'sold',
  completed: 'sold',
  disputed: 'disputed',
  refunded: 'draft',
  cancelled: 'draft',
};

/**
 * The seller gets the price less the refund, less a fee of a tenth; of that, cover holds the part that was agreed on.
 * Prices have no kobo, so nothing is rounded.
 */
export function settle(
  model: Model,
  deal: ModelPurchase,
  to: { status: Status; refund: number; nowMs: number },
): void {
  const { status, refund, nowMs } = to;
  deal.status = status;
  deal.refunded = refund;
  const payout = (deal.price - refund) * 0.9;
  const hasCover = deal.coverDays > 0 && payout > 0;
  deal.held = hasCover ? Math.round(payout * deal.heldPart * 100) / 100 : 0;
  deal.coverEndsMs = hasCover ? nowMs + deal.coverDays * dayMs : 0;
  pay(model, deal.buyer, refund);
  pay(model, theSeller, payout - deal.held);
}

/** A purchase whose time is over pays the seller, unless a bank asks the buyer for a payment back. */
export function completeDue(model: Model, deal: ModelPurchase, nowMs: number): void {
  if (deal.status !== 'pending' || nowMs < deal.dueAtMs || isQuestioned(model, deal.buyer)) return;
  settle(model, deal, { status: 'completed', refund: 0, nowMs });
}

/** Carries out the ruling that waited. */
export function executeLockedRuling(model: Model, deal: ModelPurchase, nowMs: number): void {
  if (deal.ruling === undefined) return;
  const { refund } = deal.ruling;
  deal.decided = deal.ruling;
  delete deal.ruling;
  const status = refund === deal.price ? 'refunded' : 'completed';
  settle(model, deal, { status, refund, nowMs });
}

export type Side = 'buyer' | 'seller';

/** What the side would have had beside, as in the rules: a seller loses less the fee. */
export function lossOf({ price }: ModelPurchase, side: Side, refund: number): number {
  return side === 'buyer' ? price - refund : refund * 0.9;
}

/**
 * Carries out a ruling whose time for an appeal is over or that no side appeals any more. One that pays the seller waits
 * while a bank asks the buyer for a payment back.
 */
export function carryOutIfDue(model: Model, deal: ModelPurchase, nowMs: number): void {
  const { ruling } = deal;
  if (ruling === undefined || ruling.appealBy !== undefined) return;
  const sides: Side[] = ['buyer', 'seller'];
  const mayAppeal = sides.some(
    (side) => lossOf(deal, side, ruling.refund) > 0 && !ruling.waived.includes(side),
  );
  const isHeld = ruling.refund < deal.price && isQuestioned(model, deal.buyer);
  if (!isHeld && (!mayAppeal || nowMs >= ruling.untilMs)) executeLockedRuling(model, deal, nowMs);
}

/** A sale that leaves less after refunds does not count, and a claim about it holds no payouts. */
export const countedNaira = 900;
export const isCounted = ({ price, refunded }: Pick<ModelPurchase, 'price' | 'refunded'>) =>
  price - refunded >= countedNaira;

/** By the sales that are completed when it is bought. */
export function heldPartOf({ deals }: Model): number {
  const counted = deals.filter((deal) => deal.status === 'completed' && isCounted(deal));
  return counted.length < 3 ? 0.4 : 0.25;
}

/** Cover whose time is over pays the held part, unless a claim is open or a bank asks the buyer for a payment back. */
export function endCover(model: Model, deal: ModelPurchase, nowMs: number): void {
  if (!isCovered(deal) || deal.claimId !== undefined || nowMs < deal.coverEndsMs) return;
  if (isQuestioned(model, deal.buyer)) return;
  pay(model, theSeller, deal.held);
  Object.assign(deal, { held: 0, coverEndsMs: 0 });
}

export const isCovered = ({ coverEndsMs }: ModelPurchase) => coverEndsMs > 0;

/** While a bank asks, nothing leaves the wallet, and what the person bought is not paid to the seller by the clock. */
export function isQuestioned({ payments }: Model, who: number): boolean {
  return payments.some((payment) => payment.who === who && payment.status === 'questioned');
}

/** An upheld claim of everything: held part, then wallet, then a debt, and the fee comes back. */
export function payClaim(model: Model, deal: ModelPurchase): void {
  const refund = deal.price - deal.refunded - deal.awarded;
  deal.claimed = refund;
  const borne = refund * 0.9;
  const fromHeld = Math.min(deal.held, borne);
  const fromWallet = Math.min(model.wallets[theSeller] ?? 0, borne - fromHeld);
  owe(model, theSeller, borne - fromHeld - fromWallet);
  pay(model, theSeller, deal.held - fromHeld - fromWallet);
  pay(model, deal.buyer, refund);
  Object.assign(deal, { held: 0, coverEndsMs: 0, claimId: undefined });
}

/** Money in a wallet repays the debt of its owner. */
export function recoverDebts(model: Model): void {
  for (const [who, debt] of model.debts.entries()) {
    const taken = Math.min(debt, model.wallets[who] ?? 0);
    owe(model, who, -taken);
    pay(model, who, -taken);
  }
}

/** A withdrawal that is due is sent, unless its owner owes more than the wallet holds. */
export function send(model: Model, withdrawal: ModelWithdrawal): void {
  const { who, naira } = withdrawal;
  const [debt = 0, wallet = 0] = [model.debts[who], model.wallets[who]];
  withdrawal.status = debt > wallet ? 'failed' : 'paid';
  if (withdrawal.status === 'failed') pay(model, who, naira);
}

export function owe(model: Model, who: number, naira: number): void {
  model.debts[who] = (model.debts[who] ?? 0) + naira;
}

export function pay(model: Model, who: number, naira: number): void {
  model.wallets[who] = (model.wallets[who] ?? 0) + naira;
}

/** What can be withdrawn or spent: a debt is collected from the wallet first. */
export function spendable({ wallets, debts }: Model, who: number): number {
  return (wallets[who] ?? 0) - (debts[who] ?? 0);
}

/** Every wallet, purchase, listing and withdrawal, as the books have them. */
export async function compare({ deps }: Oja, model: Model, real: Real): Promise<void> {
  const { db } = deps;
  const ids = real.people.map(({ id }) => id);
  const sellerId = ids[theSeller] ?? '';
  const balances = ids.map((id) => readBalance(db, account.wallet(id)));
  expect(await Promise.all(balances)).toEqual(model.wallets.map(inKobo));
  const bought = real.deals.filter(({ purchaseId }) => purchaseId !== '');
  const held = await Promise.all(bought.map(({ purchaseId }) => readBalance(db, account.cover(purchaseId))));
  const expected = model.deals.filter(({ status }) => status !== 'offered').map((deal) => inKobo(deal.held));
  expect(held).toEqual(expected);
  const [listings, purchases, withdrawals] = await Promise.all([
    db.selectFrom('listings').select(['id', 'status']).where('sellerId', '=', sellerId).execute(),
    db.selectFrom('purchases').select(['id', 'status']).where('sellerId', '=', sellerId).execute(),
    db.selectFrom('withdrawals').select(['id', 'status']).where('userId', 'in', ids).execute(),
  ]);
  const status = new Map([...listings, ...purchases, ...withdrawals].map((row) => [row.id, row.status]));
  expect(
    real.deals.map(({ listingId, purchaseId }) => [status.get(listingId), status.get(purchaseId)]),
  ).toEqual(
    model.deals.map((deal) => [
      listingStatuses[deal.status],
      deal.status === 'offered' ? undefined : deal.status,
    ]),
  );
  expect(real.withdrawals.map((id) => status.get(id))).toEqual(model.withdrawals.map((each) => each.status));
  expect(purchases).toHaveLength(real.deals.filter(({ purchaseId }) => purchaseId !== '').length);
  expect(withdrawals).toHaveLength(real.withdrawals.length);
}

/** The figures that users see: available, and in withdrawals. */
export async function compareShown(oja: Oja, model: Model, real: Real): Promise<void> {
  const shown = await Promise.all(
    real.people.map(async ({ token }) => {
      const { body } = await oja.call('walletStats', { token });
      return [body.data[0], body.data[2]].map((stat) => inKobo(present(stat).value));
    }),
  );
  const leaving = (who: number) =>
    model.withdrawals
      .filter((withdrawal) => withdrawal.who === who && withdrawal.status === 'requested')
      .reduce((sum, { naira }) => sum + naira, 0);
  expect(shown).toEqual(model.wallets.map((naira, who) => [naira, leaving(who)].map(inKobo)));
}

const inKobo = (naira: number) => Math.round(naira * 100);

export type ModelCommand = fc.AsyncCommand<Model, Real>;

export const sellerOf = ({ people }: Real) => people[theSeller] as Person;
