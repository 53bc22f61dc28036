import type fc from 'fast-check';
import type { Person } from '../../../../test/oja.ts';

/** The state of the model of wallets, payments and withdrawals, and its counterparts in the real API. */

export interface ModelWithdrawal {
  amountKobo: number;
  status: 'requested' | 'paid' | 'cancelled' | 'failed';
  requestedAtMs: number;
  dueAtMs: number;
  checks: number;
  /** It was checked or requested while payouts were frozen. */
  isFrozen: boolean;
}
export interface ModelPayment {
  amountKobo: number;
  page: 'untouched' | 'paid' | 'declined';
  credited: boolean;
  checks: number;
  nextPollMs: number;
}

/** Status and code of an answer, as the model expects them. */
export const granted = [200, undefined];
export const verifiedAs: Readonly<Record<ModelPayment['page'], readonly unknown[]>> = {
  paid: granted,
  untouched: [422, 'payment_not_completed'],
  declined: [422, 'payment_failed'],
};

export interface ModelPerson {
  balanceKobo: number;
  /** The day after a change of name, and the day after the account was replaced. */
  nameWaits: boolean;
  accountWaits: boolean;
  payments: ModelPayment[];
  withdrawals: ModelWithdrawal[];
}
export interface Model {
  people: ModelPerson[];
  /** Closed accounts; banks may still return their withdrawals. */
  closed: ModelPerson[];
  /** Money that was returned for closed accounts. */
  parkedKobo: number;
  isFrozen: boolean;
}
export interface RealPerson extends Person {
  accountId: string;
  payments: { reference: string; authorizationUrl: string }[];
  withdrawals: string[];
}
export interface Real {
  people: RealPerson[];
  closed: RealPerson[];
  /** The balance of suspense when the sequence began. */
  suspenseKobo: number;
}
export type Command = fc.AsyncCommand<Model, Real>;

/** A due withdrawal is sent, or retried with a growing delay while payouts are frozen. */
export function advance(model: Model, withdrawal: ModelWithdrawal, nowMs: number): void {
  if (!model.isFrozen) {
    withdrawal.status = 'paid';
    return;
  }
  const seconds = [5, 15, 60, 300, 900, 3_600][Math.min(withdrawal.checks, 5)] ?? 3_600;
  Object.assign(withdrawal, {
    isFrozen: true,
    checks: withdrawal.checks + 1,
    dueAtMs: nowMs + seconds * 1_000,
  });
}

/** The bank returns a paid withdrawal: to the wallet, or to suspense when the account is closed. */
export function sendBack(model: Model, person: ModelPerson, withdrawal: ModelWithdrawal): void {
  withdrawal.status = 'failed';
  if (model.closed.includes(person)) model.parkedKobo += withdrawal.amountKobo;
  else person.balanceKobo += withdrawal.amountKobo;
}

export function credit(person: ModelPerson, payment: ModelPayment): void {
  if (payment.page !== 'paid' || payment.credited) return;
  payment.credited = true;
  person.balanceKobo += payment.amountKobo;
}

export const pick = <Item>(items: Item[], at: number): Item => items[at % items.length] as Item;
