import type { CoverBrief } from '@oja/contract/cover-fields';
import { nairaFromKobo } from '@oja/contract/money';
import type { DisputeBrief } from '@oja/contract/purchase-fields';
import type { Purchase, PurchaseAction, PurchaseStep, Sale, SaleAction } from '@oja/contract/purchases';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { withholdsLogin } from '../../../domain/handover/withholds-login.ts';
import { partOf } from '../../../domain/ledger/fees.ts';
import { actionsOf } from '../../../domain/process.ts';
import { isOpen, purchaseProcess } from '../../../domain/purchase/purchase-process.ts';
import { mayDisputeAt } from '../../../domain/purchase/purchase-window.ts';
import { settle } from '../../../domain/purchase/settlement.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { mayReviewAt } from '../../../domain/review/review-terms.ts';
import { type Credentials, readClaims } from '../listings/index.ts';
import type { PurchaseDetails } from './hydrate-purchases.ts';
import type { PurchaseSide } from './purchase-list.queries.ts';

/** The fields that every view of a purchase shows. */
export function presentPurchaseDetails(row: PurchaseDetails) {
  return {
    id: row.id,
    number: row.number,
    reference: transactionReference(row.number),
    status: row.status,
    stage: row.stage,
    created_at: row.createdAt.toISOString(),
    dispute_start: row.disputeStart.toISOString(),
    dispute_end: row.disputeEnd.toISOString(),
    release_at: row.status === 'pending' ? row.autoCompleteAt.toISOString() : null,
    release_waits: (row.status === 'pending' || row.stage === 'covered') && row.releaseHeld,
    auto_complete_at: row.autoCompleteAt.toISOString(),
    completed_at: row.settledAt?.toISOString() ?? null,
    completed_by: row.settledBy,
    price: nairaFromKobo(row.priceKobo),
    refunded_amount: nairaFromKobo(row.refundedKobo),
    note: row.note,
    dispute: presentBrief(row),
    cover: presentCoverBrief(row),
  };
}

/** The account as it was bought, without the credentials. */
export function presentAccount(row: PurchaseDetails) {
  return {
    id: row.listingId,
    handle: row.handle,
    url: row.url,
    description: row.description,
    platform: row.platform,
    category: row.category,
    price: nairaFromKobo(row.priceKobo),
    followers: row.followers,
    engagement: row.engagementTenths === null ? null : row.engagementTenths / 10,
    claims: readClaims(row.claims),
    images: row.images.map((name) => `/media/${name}.webp`),
    thumbnail: row.images[0] === undefined ? null : `/media/${row.images[0]}-thumb.webp`,
  };
}

function presentBrief(row: PurchaseDetails): DisputeBrief | null {
  const { disputeState, disputeReason, disputeDescription, openedBy, openedAt, sellerDueAt } = row;
  if (!disputeState || !disputeReason || !disputeDescription || !openedBy || !openedAt || !sellerDueAt) {
    return null;
  }
  return {
    status: disputeState,
    reason: disputeReason,
    description: disputeDescription,
    opened_by: openedBy,
    opened_at: openedAt.toISOString(),
    seller_due_at: sellerDueAt.toISOString(),
    seller_answered: row.sellerAnsweredAt !== null,
    outcome: row.outcome,
    details: row.details,
    early_reason: row.earlyReason,
    resolved_at: row.resolvedAt?.toISOString() ?? null,
  };
}

/** Before the seller is paid, what would be held; null when nothing is or will be covered. */
function presentCoverBrief(row: PurchaseDetails): CoverBrief | null {
  const isCovered = row.coverEndsAt !== null || (row.coverDays > 0 && row.settledAt === null);
  if (!isCovered) return null;
  const heldKobo = row.coverHeldKobo ?? partOf(settle(row, 0).payoutKobo, row.coverHeldBps);
  return {
    days: row.coverDays,
    held: nairaFromKobo(heldKobo),
    ends_at: row.coverEndsAt?.toISOString() ?? null,
    ended_at: row.coverEndedAt?.toISOString() ?? null,
    claim: row.claimStatus,
  };
}

export function presentStep(row: PurchaseDetails, now: Date): PurchaseStep {
  return {
    ...presentPurchaseDetails(row),
    listing: presentAccount(row),
    credentials_changed_at: row.credentialsChangedAt?.toISOString() ?? null,
    credentials_withheld: withholdsLogin(row),
    seller: presentSeller(row),
    actions: buyerActions(row, now),
  };
}

export function presentPurchase(row: PurchaseDetails, opened: Credentials | undefined, now: Date): Purchase {
  return {
    ...presentStep(row, now),
    listing: {
      ...presentAccount(row),
      username: opened?.username ?? '',
      password: opened?.password ?? '',
      handover_notes: opened?.handoverNotes ?? null,
    },
  };
}

export function presentSale(row: PurchaseDetails, now: Date): Sale {
  const open = isOpen(row.status);
  const expected = settle(row, 0);
  return {
    ...presentPurchaseDetails(row),
    listing: presentAccount(row),
    buyer: { id: row.buyerId, name: shownText(row.buyerNickname) },
    fee: nairaFromKobo(row.feeKobo ?? expected.feeKobo),
    payout: nairaFromKobo(row.payoutKobo ?? expected.payoutKobo),
    held: open ? nairaFromKobo(row.priceKobo) : 0,
    released_at: row.status === 'completed' ? (row.settledAt?.toISOString() ?? null) : null,
    actions: sellerActions(row, now),
  };
}

function presentSeller(row: PurchaseDetails) {
  const reviews = row.sellerRatings ?? 0;
  return {
    id: row.sellerId,
    name: shownText(row.sellerNickname),
    avatar: row.sellerAvatar,
    verified: row.sellerVerified,
    rating: reviews === 0 ? null : Math.round(((row.sellerRatingSum ?? 0) / reviews) * 10) / 10,
    reviews,
  };
}

/** From the process table; a confirmation also needs a finished hand-over, and a dispute an open window. */
function buyerActions(row: PurchaseDetails, now: Date): PurchaseAction[] {
  const next = actionsOf(purchaseProcess, { status: row.status, actor: 'buyer' });
  const actions: PurchaseAction[] = [];
  const mayConfirm = row.stage !== 'handing_over' && !row.releaseHeld;
  if (next.includes('confirm') && mayConfirm) actions.push('confirm');
  if (next.includes('dispute') && mayDisputeAt(row, now)) actions.push('dispute');
  if (next.includes('withdraw_dispute') && !row.isRuled) actions.push('withdraw_dispute');
  if (mayReview(row, 'buyer', now)) actions.push('review');
  return actions;
}

function sellerActions(row: PurchaseDetails, now: Date): SaleAction[] {
  if (row.status === 'disputed') {
    return mayReplaceCredentials(row) ? ['answer_dispute', 'replace_credentials'] : ['answer_dispute'];
  }
  return mayReview(row, 'seller', now) ? ['review'] : [];
}

/** Once, and only where login details were handed over. */
export function mayReplaceCredentials(row: Pick<PurchaseDetails, 'replacements' | 'handoverKind'>): boolean {
  return row.replacements === 0 && row.handoverKind === 'credentials';
}

function mayReview(row: PurchaseDetails, side: PurchaseSide, now: Date): boolean {
  const wrote = side === 'buyer' ? row.buyerReviewed : row.sellerReviewed;
  const otherPublished = side === 'buyer' ? row.sellerReviewShown : row.buyerReviewShown;
  if (row.status !== 'completed' || row.settledAt === null || wrote) return false;
  return mayReviewAt({ settledAt: row.settledAt, otherPublished }, now);
}
