import { type ClaimStatus, type claimSources, claimTerms } from '@oja/contract/cover-labels';
import type { CoverStatus } from './cover-process.ts';

type ClaimSource = (typeof claimSources)[number];
export type OpenRefusal = 'cover_not_running' | 'account_sold_on' | 'claim_open_already' | 'too_many_claims';

/**
 * The first reason to refuse a claim, in order of precedence; undefined when there is none. The answer "lost" to a
 * check-in opens one however many there are, because the money would be released otherwise; there are few check-ins.
 */
export function refuseClaim(facts: {
  source: ClaimSource;
  cover: { status: CoverStatus; endsAt: Date };
  isSoldOn: boolean;
  hasOpenClaim: boolean;
  /** Those that the buyer opened without being asked. */
  claimsOfPurchase: number;
  openClaimsOfBuyer: number;
  now: Date;
}): OpenRefusal | undefined {
  if (facts.cover.status !== 'running' || facts.now >= facts.cover.endsAt) return 'cover_not_running';
  if (facts.isSoldOn) return 'account_sold_on';
  if (facts.hasOpenClaim) return 'claim_open_already';
  if (facts.source === 'check_in') return undefined;
  if (facts.claimsOfPurchase >= claimTerms.perPurchase) return 'too_many_claims';
  return facts.openClaimsOfBuyer >= claimTerms.openAtMost ? 'too_many_claims' : undefined;
}

export interface DecisionFacts {
  staffId: string;
  outcome: 'upheld' | 'rejected';
  /** Undefined for everything. */
  refundKobo: number | undefined;
  refundableKobo: number;
  claim: {
    status: ClaimStatus;
    buyerId: string;
    sellerId: string;
    sellerAnsweredAt: Date | null;
    sellerDueAt: Date;
  };
  now: Date;
}

export type DecisionRefusal =
  | 'party_cannot_decide'
  | 'claim_state_conflict'
  | 'refund_amount_wrong'
  | 'seller_may_still_answer';

/** The first reason to refuse a decision; `earlyReason` allows it while the seller can still answer. */
export function refuseDecision(
  facts: DecisionFacts & { earlyReason: string | undefined },
): DecisionRefusal | undefined {
  return (
    findDecisionBlocker(facts) ??
    (isEarly(facts) && !facts.earlyReason ? 'seller_may_still_answer' : undefined)
  );
}

/** The same without regard to the time. */
export function findDecisionBlocker(
  facts: Omit<DecisionFacts, 'now'>,
): Exclude<DecisionRefusal, 'seller_may_still_answer'> | undefined {
  const { staffId, claim, outcome, refundKobo, refundableKobo } = facts;
  if (staffId === claim.buyerId || staffId === claim.sellerId) return 'party_cannot_decide';
  if (claim.status !== 'open') return 'claim_state_conflict';
  if (outcome === 'rejected') return refundKobo === undefined ? undefined : 'refund_amount_wrong';
  const wantedKobo = refundKobo ?? refundableKobo;
  const isPossible = wantedKobo > 0 && wantedKobo <= refundableKobo;
  return isPossible ? undefined : 'refund_amount_wrong';
}

/** True while the claim is open, has no answer of the seller, and the time for one is not over. */
export function isEarly({
  claim,
  now,
}: Pick<DecisionFacts, 'now'> & {
  claim: Pick<DecisionFacts['claim'], 'status' | 'sellerAnsweredAt' | 'sellerDueAt'>;
}): boolean {
  return claim.status === 'open' && claim.sellerAnsweredAt === null && now < claim.sellerDueAt;
}
