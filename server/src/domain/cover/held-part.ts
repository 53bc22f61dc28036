import { dayMs } from '@oja/contract/durations';
import { partOf } from '../ledger/fees.ts';

/** Sellers with fewer completed sales are new. */
export const newSellerSales = 3;
/** The held part never exceeds this part of the payout, whatever the record says. */
const heldAtMostBps = 6_000;

export interface SellerRecordFacts {
  completedSales: number;
  isVerified: boolean;
  /** Recalls that still count. */
  recalls: number;
}

/** The settings of the held part, in percent of the payout. */
export interface HeldTerms {
  coverHeldNewPercent: number;
  coverHeldSellerPercent: number;
  coverHeldVerifiedPercent: number;
  coverHeldRecallPercent: number;
}

/** The part of the payout that is held while cover runs, by the seller's record. */
export function heldBps(record: SellerRecordFacts, terms: HeldTerms): number {
  const raise = record.recalls > 0 ? terms.coverHeldRecallPercent : 0;
  return Math.min((basePercent(record, terms) + raise) * 100, heldAtMostBps);
}

function basePercent({ completedSales, isVerified }: SellerRecordFacts, terms: HeldTerms): number {
  if (isVerified) return terms.coverHeldVerifiedPercent;
  return completedSales < newSellerSales ? terms.coverHeldNewPercent : terms.coverHeldSellerPercent;
}

export interface MinimumCover {
  days: number;
  /** What requires it; null without a minimum. */
  because: 'risk' | 'record' | null;
}

/** The least cover that a listing must offer: by the risk of its hand-over plan, or by the recalls of its seller. */
export function minimumCover(facts: {
  planDays: number;
  recalls: number;
  /** Of a seller with a recall, as the settings say. */
  recallDays: number;
}): MinimumCover {
  const recordDays = facts.recalls > 0 ? facts.recallDays : 0;
  if (facts.planDays === 0 && recordDays === 0) return { days: 0, because: null };
  return facts.planDays >= recordDays
    ? { days: facts.planDays, because: 'risk' }
    : { days: recordDays, because: 'record' };
}

export interface CoverTerms {
  days: number;
  heldKobo: number;
  beganAt: Date;
  endsAt: Date;
}

/** The cover that begins with this payout; undefined for a purchase without cover and for one that pays the seller nothing. */
export function coverOf(
  purchase: { coverDays: number; coverHeldBps: number },
  payoutKobo: number,
  now: Date,
): CoverTerms | undefined {
  const { coverDays: days } = purchase;
  if (days === 0 || payoutKobo === 0) return undefined;
  const endsAt = new Date(now.getTime() + days * dayMs);
  return { days, heldKobo: heldKoboOf(purchase, payoutKobo), beganAt: now, endsAt };
}

/** What of this payout cover holds; zero without cover. */
export function heldKoboOf(
  { coverDays, coverHeldBps }: { coverDays: number; coverHeldBps: number },
  payoutKobo: number,
): number {
  return coverDays === 0 ? 0 : partOf(payoutKobo, coverHeldBps);
}
