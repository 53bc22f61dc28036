import type fc from 'fast-check';
import type { Person } from '../../../test/oja.ts';

/** What the model of wallets, payments and withdrawals knows, and what stands beside it in the real API. */

export interface ModelWithdrawal {
  amountKobo: number;
  status: 'requested' | 'paid' | 'cancelled';
  requestedAtMs: number;
  dueAtMs: number;
  checks: number;
  /** It was looked at, or requested, while payouts were frozen. */
  isFrozen: boolean;
}
export interface ModelPayment {
  amountKobo: number;
  page: 'untouched' | 'paid' | 'declined';
  credited: boolean;
  checks: number;
  nextPollMs: number;
}
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
  isFrozen: boolean;
}
export interface RealPerson extends Person {
  accountId: string;
  payments: { reference: string; authorizationUrl: string }[];
  withdrawals: string[];
}
export interface Real {
  people: RealPerson[];
}
export type Command = fc.AsyncCommand<Model, Real>;
