import type { DisputeCase, StaffCase, StaffCaseAction } from '@oja/contract/disputes';
import { type DisputeBrief, resolutionTypes } from '@oja/contract/purchase-fields';
import type { Deps } from '../../../deps/deps.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { findBlocker, maySellerAnswer, weighResolution } from '../../../domain/dispute/decide-resolution.ts';
import { Refusal } from '../../../domain/refusal.ts';
import {
  type DisputeRow,
  type PurchaseDetails,
  presentAccount,
  presentPurchaseDetails,
  readPurchaseDetails,
  sideOf,
} from '../purchases/index.ts';
import {
  readDisputes,
  readParty,
  readReveals,
  readSettlements,
  readStatements,
  readTimeline,
} from './case.queries.ts';
import { partyActions, proposalsLeft } from './case-actions.ts';
import { presentSettlement } from './settlement.presenter.ts';
import type { SettlementRow } from './settlement.store.ts';

/** The case as its buyer or its seller sees it. */
export async function showCase(
  deps: Deps,
  input: { purchaseId: string; userId: string },
): Promise<DisputeCase> {
  const { row, dispute, earlier } = await readCase(deps, input.purchaseId, (purchase) => {
    sideOf(purchase, input.userId);
  });
  const viewer = sideOf(row, input.userId);
  const settlements = await readSettlements(deps.db, dispute.id);
  const facts = { viewer, row, earlier, settlements, now: deps.now() };
  return {
    ...(await presentCase(deps, { row, dispute, earlier, settlements, forStaff: false })),
    viewer,
    buyer: { name: shownText(row.buyerNickname) },
    seller: { id: row.sellerId, name: shownText(row.sellerNickname) },
    actions: partyActions(facts),
    proposals_left: proposalsLeft(facts),
  };
}

/** The case with both parties, and the actions of this administrator. */
export async function showStaffCase(
  deps: Deps,
  input: { purchaseId: string; adminId: string },
): Promise<StaffCase> {
  const { row, dispute, earlier } = await readCase(deps, input.purchaseId, () => {});
  const facts = { adminId: input.adminId, purchase: row, dispute };
  const blocked = findBlocker(facts);
  const settlements = await readSettlements(deps.db, dispute.id);
  const [common, buyer, seller, escalatedBy] = await Promise.all([
    presentCase(deps, { row, dispute, earlier, settlements, forStaff: true }),
    readParty(deps.db, row.buyerId),
    readParty(deps.db, row.sellerId),
    readName(deps, dispute.escalatedBy),
  ]);
  return {
    ...common,
    buyer,
    seller,
    escalated_by: escalatedBy,
    actions: staffActions(facts),
    seller_may_answer_until: maySellerAnswer(dispute, deps.now()) ? dispute.sellerDueAt.toISOString() : null,
    blocked:
      blocked === undefined || blocked === 'purchase_state_conflict' ? null : new Refusal(blocked).message,
  };
}

/** Evaluates the decision rules for each type; a partial refund is tried with an amount that is always valid. */
function staffActions(facts: {
  adminId: string;
  purchase: PurchaseDetails;
  dispute: DisputeRow;
}): StaffCaseAction[] {
  const { adminId, purchase, dispute } = facts;
  const isParty = adminId === purchase.buyerId || adminId === purchase.sellerId;
  const decisions = resolutionTypes.filter((type) => {
    const refundKobo = type === 'partial_refund' ? purchase.priceKobo : undefined;
    return weighResolution({ adminId, type, refundKobo, purchase, dispute }).kind === 'take';
  });
  return purchase.status === 'disputed' && !isParty ? ['state', ...decisions] : [];
}

async function readCase(
  deps: Pick<Deps, 'db'>,
  purchaseId: string,
  check: (purchase: PurchaseDetails) => void,
) {
  const row = await readPurchaseDetails(deps.db, purchaseId);
  if (row === undefined) throw new Refusal('not_found');
  check(row);
  const [dispute, ...earlier] = await readDisputes(deps.db, purchaseId);
  if (dispute === undefined) throw new Refusal('not_found');
  return { row, dispute, earlier };
}

interface CaseParts {
  row: PurchaseDetails;
  dispute: DisputeRow;
  earlier: readonly DisputeRow[];
  settlements: readonly SettlementRow[];
  forStaff: boolean;
}

async function presentCase(deps: Deps, { row, dispute, earlier, settlements, forStaff }: CaseParts) {
  const [statements, timeline, looks] = await Promise.all([
    readStatements(deps, row.id, forStaff),
    readTimeline(deps.db, row.id, forStaff),
    readReveals(deps.db, row.id),
  ]);
  return {
    ...presentPurchaseDetails(row),
    listing: presentAccount(row),
    dispute: presentDispute(dispute),
    earlier: earlier.map(presentDispute),
    statements,
    timeline,
    ...looks,
    settlements: settlements.map((settlement) => presentSettlement(row, settlement)),
    clocks: {
      seller_due_at: dispute.sellerDueAt.toISOString(),
      staff_due_at: dispute.staffDueAt.toISOString(),
    },
    replacement: {
      offered_at: dispute.replacementAt?.toISOString() ?? null,
      used: row.replacements > 0,
    },
  };
}

function presentDispute(dispute: DisputeRow): DisputeBrief {
  return {
    status: dispute.status,
    reason: dispute.reason,
    description: dispute.description,
    opened_at: dispute.openedAt.toISOString(),
    seller_due_at: dispute.sellerDueAt.toISOString(),
    seller_answered: dispute.sellerAnsweredAt !== null,
    outcome: dispute.outcome,
    details: dispute.details,
    early_reason: dispute.earlyReason,
    resolved_at: dispute.resolvedAt?.toISOString() ?? null,
  };
}

async function readName(deps: Pick<Deps, 'db'>, userId: string | null): Promise<string | null> {
  if (userId === null) return null;
  const user = await deps.db.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
  return user?.name ?? null;
}
