import type { Cover, CoverAction, CoverClaim } from '@oja/contract/cover';
import type { CheckIn } from '@oja/contract/cover-fields';
import { nairaFromKobo } from '@oja/contract/money';
import type { TraderSide } from '@oja/contract/offers';
import { checkInDaysOf, checkInDueAt } from '../../../domain/cover/check-in-days.ts';
import { refuseClaim } from '../../../domain/cover/decide-claim.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { type ClaimPictures, picturesOf } from './claim-pictures.ts';
import type { CoverDetails } from './cover.queries.ts';
import type { ClaimRow } from './cover.store.ts';

/** Cover as one of the two people sees it at this moment. */
export function presentCover(
  details: CoverDetails,
  pictures: ClaimPictures,
  facts: { viewer: TraderSide; now: Date; claimableKobo: number; isSoldOn: boolean },
): Cover {
  const { viewer, claimableKobo, isSoldOn } = facts;
  return {
    ...presentCoverFields(details),
    handover_kind: details.purchase.handoverKind,
    mailbox: details.purchase.mailbox,
    claimable: nairaFromKobo(claimableKobo),
    release_waits: details.cover.status === 'running' && details.purchase.isReleaseHeld,
    sold_on: isSoldOn,
    viewer,
    claims: details.claims.map((claim) => presentClaim(claim, pictures)),
    actions: viewer === 'buyer' ? buyerActions(details, facts) : sellerActions(details),
  };
}

/** What staff see, too. */
export function presentCoverFields({ purchase, cover, checkIns }: CoverDetails) {
  const asked = new Map(checkIns.map((each) => [each.day, each]));
  return {
    purchase_id: purchase.id,
    reference: transactionReference(purchase.number),
    handle: purchase.handle,
    platform: purchase.platform,
    price: nairaFromKobo(purchase.priceKobo),
    paid: nairaFromKobo((purchase.payoutKobo ?? 0) - cover.heldKobo),
    held: nairaFromKobo(cover.heldKobo),
    days: cover.days,
    began_at: cover.beganAt.toISOString(),
    ends_at: cover.endsAt.toISOString(),
    ended_at: cover.endedAt?.toISOString() ?? null,
    released: cover.releasedKobo === null ? null : nairaFromKobo(cover.releasedKobo),
    check_ins: checkInDaysOf(cover.days).map((day): CheckIn => {
      const row = asked.get(day);
      return {
        day,
        due_at: checkInDueAt(cover.beganAt, day).toISOString(),
        asked_at: row?.askedAt.toISOString() ?? null,
        answer: row?.answer ?? null,
        answered_at: row?.answeredAt?.toISOString() ?? null,
      };
    }),
  };
}

export function presentClaim(row: ClaimRow, pictures: ClaimPictures): CoverClaim {
  return {
    id: row.id,
    kind: row.kind,
    details: row.details,
    pictures: picturesOf(pictures, row, row.buyerId),
    source: row.source,
    holds_payouts: row.holdsPayouts,
    status: row.status,
    opened_at: row.openedAt.toISOString(),
    seller_due_at: row.sellerDueAt.toISOString(),
    staff_due_at: row.staffDueAt.toISOString(),
    seller_answer: row.sellerAnswer,
    seller_answered_at: row.sellerAnsweredAt?.toISOString() ?? null,
    seller_pictures: picturesOf(pictures, row, row.sellerId),
    decision: row.decision,
    early_reason: row.earlyReason,
    ended_at: row.endedAt?.toISOString() ?? null,
    refund: row.refundKobo === null ? null : nairaFromKobo(row.refundKobo),
  };
}

function buyerActions(
  { cover, claims, checkIns }: CoverDetails,
  { now, isSoldOn }: { now: Date; isSoldOn: boolean },
): CoverAction[] {
  const hasOpenClaim = claims.some(({ status }) => status === 'open');
  // The open claims about other purchases are read when one is opened.
  const claimsOfPurchase = claims.filter(({ source }) => source === 'buyer').length;
  const facts = {
    source: 'buyer',
    cover,
    isSoldOn,
    hasOpenClaim,
    claimsOfPurchase,
    openClaimsOfBuyer: 0,
    now,
  } as const;
  const isRunning = cover.status === 'running' && now < cover.endsAt;
  const actions: CoverAction[] = [];
  // The answer "lost" would be refused like a claim.
  const mayAnswer = isRunning && !hasOpenClaim && !isSoldOn;
  if (mayAnswer && checkIns.at(-1)?.answer === null) actions.push('check_in');
  if (refuseClaim(facts) === undefined) actions.push('claim');
  if (hasOpenClaim) actions.push('add_details', 'withdraw_claim');
  return actions;
}

function sellerActions({ claims }: CoverDetails): CoverAction[] {
  return claims.some(({ status }) => status === 'open') ? ['answer_claim'] : [];
}
