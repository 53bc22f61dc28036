import type { AppealDecision } from '@oja/contract/appeals';
import { appealHours } from '@oja/contract/dispute-terms';
import { hourMs } from '@oja/contract/durations';
import type { RulingStatus, RulingType } from '@oja/contract/ruling-fields';
import { settle } from '../purchase/settlement.ts';
import type { AppealTransition } from './appeal-process.ts';

export type Side = 'buyer' | 'seller';

interface PriceTerms {
  priceKobo: number;
  feeBps: number;
}

export interface RulingFacts {
  type: RulingType;
  status: RulingStatus;
  refundKobo: number;
  decidedBy: string;
  appealUntil: Date | null;
  buyerWaivedAt: Date | null;
  sellerWaivedAt: Date | null;
}

/**
 * Whether a ruling waits for an appeal, as it does from the appeal threshold of the settings on, and until when there
 * can be one. A replacement moves no money and gives the buyer a new window, so there is nothing to appeal.
 */
export function appealTerms(
  { type, priceKobo, thresholdKobo }: { type: RulingType; priceKobo: number; thresholdKobo: number },
  now: Date,
): { waits: boolean; appealUntil: Date | null } {
  if (type === 'replacement') return { waits: false, appealUntil: null };
  return {
    waits: priceKobo >= thresholdKobo,
    appealUntil: new Date(now.getTime() + appealHours * hourMs),
  };
}

/** What a ruling costs a side, compared with the best ruling for that side. */
export function lossOf(
  side: Side,
  terms: PriceTerms,
  ruling: Pick<RulingFacts, 'type' | 'refundKobo'>,
): number {
  if (ruling.type === 'replacement') return 0;
  if (side === 'buyer') return terms.priceKobo - ruling.refundKobo;
  return settle(terms, 0).payoutKobo - settle(terms, ruling.refundKobo).payoutKobo;
}

export interface AppealFacts {
  side: Side;
  terms: PriceTerms;
  /** The ruling that holds; undefined without one. */
  ruling: RulingFacts | undefined;
  hasAppeal: boolean;
  now: Date;
}

export type AppealRefusal =
  | 'appeal_not_possible'
  | 'appeal_used'
  | 'appeal_without_loss'
  | 'appeal_waived'
  | 'appeal_too_late';

/** Why a side cannot appeal now; undefined when it can. */
export function refuseAppeal({
  side,
  terms,
  ruling,
  hasAppeal,
  now,
}: AppealFacts): AppealRefusal | undefined {
  if (hasAppeal) return 'appeal_used';
  if (ruling === undefined || ruling.status === 'taken_back' || ruling.appealUntil === null)
    return 'appeal_not_possible';
  if (lossOf(side, terms, ruling) === 0) return 'appeal_without_loss';
  if (hasWaived(side, ruling)) return 'appeal_waived';
  return now >= ruling.appealUntil ? 'appeal_too_late' : undefined;
}

/** Why a side cannot give up its appeal now. Giving it up again changes nothing and is not refused. */
export function refuseWaiver({
  side,
  terms,
  ruling,
}: Pick<AppealFacts, 'side' | 'terms' | 'ruling'>): 'ruling_not_waiting' | 'appeal_without_loss' | undefined {
  if (ruling?.status !== 'waiting') return 'ruling_not_waiting';
  return lossOf(side, terms, ruling) === 0 ? 'appeal_without_loss' : undefined;
}

export function hasWaived(side: Side, ruling: RulingFacts): boolean {
  return (side === 'buyer' ? ruling.buyerWaivedAt : ruling.sellerWaivedAt) !== null;
}

/** Whether a waiting ruling is carried out: its time is over, or no side can appeal any more. */
export function isRulingDue(terms: PriceTerms, ruling: RulingFacts, now: Date): boolean {
  if (ruling.status !== 'waiting' || ruling.appealUntil === null) return false;
  const sides = ['buyer', 'seller'] as const;
  const mayAppeal = sides.filter((side) => lossOf(side, terms, ruling) > 0 && !hasWaived(side, ruling));
  return now >= ruling.appealUntil || mayAppeal.length === 0;
}

/** Whether a ruling pays the seller anything, which waits while a bank asks the buyer for a payment back. */
export function paysSeller(terms: PriceTerms, { refundKobo }: Pick<RulingFacts, 'refundKobo'>): boolean {
  return refundKobo < terms.priceKobo;
}

/** The most that an appeal can award now: a buyer never gets back more than the price, with what a claim returned. */
export function awardLimitOf(
  appeal: { side: Side; limitKobo: number },
  purchase: { priceKobo: number; refundedKobo: number },
  { claimedKobo }: { claimedKobo: number },
): number {
  if (appeal.side === 'seller') return appeal.limitKobo;
  return Math.min(appeal.limitKobo, Math.max(0, purchase.priceKobo - purchase.refundedKobo - claimedKobo));
}

export interface AppealDecisionFacts {
  staffId: string;
  decision: AppealDecision;
  /** Undefined when none was given. */
  awardKobo: number | undefined;
  purchase: { buyerId: string; sellerId: string };
  ruling: Pick<RulingFacts, 'status' | 'decidedBy'>;
  /** Who approved the ruling, where another could decide; undefined otherwise. */
  barredApproverId: string | undefined;
  /** Undefined unless it is open; with the limit that is valid now. */
  appeal: { limitKobo: number } | undefined;
}

export type AppealDecisionVerdict =
  | { kind: 'take'; transition: Exclude<AppealTransition, 'open'> }
  | {
      kind: 'refused';
      code:
        | 'party_cannot_decide'
        | 'appeal_not_open'
        | 'another_admin_needed'
        | 'appeal_decision_wrong'
        | 'award_amount_wrong';
    };

/** The reason why a member of staff cannot decide an appeal at all, whatever the decision. */
export function findAppealBlocker({
  staffId,
  purchase,
  ruling,
  barredApproverId,
  appeal,
}: Pick<AppealDecisionFacts, 'staffId' | 'purchase' | 'ruling' | 'barredApproverId' | 'appeal'>) {
  if (staffId === purchase.buyerId || staffId === purchase.sellerId) return 'party_cannot_decide';
  if (appeal === undefined) return 'appeal_not_open';
  return staffId === ruling.decidedBy || staffId === barredApproverId ? 'another_admin_needed' : undefined;
}

/** Whether this member of staff may decide the appeal so. A replacement ruling is checked by the rules of rulings, too. */
export function decideAppeal(facts: AppealDecisionFacts): AppealDecisionVerdict {
  const blocked = findAppealBlocker(facts);
  if (blocked) return { kind: 'refused', code: blocked };
  const { decision, awardKobo, ruling, appeal } = facts;
  const isWaiting = ruling.status === 'appealed';
  if (decision !== 'award' && awardKobo !== undefined) return { kind: 'refused', code: 'award_amount_wrong' };
  switch (decision) {
    case 'stands':
      return { kind: 'take', transition: 'uphold' };
    case 'replace':
      return isWaiting
        ? { kind: 'take', transition: 'replace' }
        : { kind: 'refused', code: 'appeal_decision_wrong' };
    case 'award':
      if (isWaiting) return { kind: 'refused', code: 'appeal_decision_wrong' };
      if (awardKobo === undefined || awardKobo <= 0 || awardKobo > (appeal?.limitKobo ?? 0)) {
        return { kind: 'refused', code: 'award_amount_wrong' };
      }
      return { kind: 'take', transition: 'award' };
  }
}
