import type { DisputeCase, StaffCase } from '@oja/contract/disputes';
import type { DisputeBrief } from '@oja/contract/purchase-fields';
import type { Deps } from '../../../deps/deps.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { awardLimitOf } from '../../../domain/dispute/decide-appeal.ts';
import { maySellerAnswer } from '../../../domain/dispute/decide-resolution.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isQuestionedSince } from '../../money/chargebacks/index.ts';
import { findWaiting, presentWaiting } from '../../platform/approvals/index.ts';
import {
  type DisputeRow,
  listDisputes,
  type PurchaseDetails,
  presentAccount,
  presentPurchaseDetails,
  readPurchaseDetails,
  readReturnedToBuyer,
  sideOf,
} from '../purchases/index.ts';
import {
  readAppeal,
  readParty,
  readReveals,
  readRulings,
  readSettlements,
  readStaffStatements,
  readStaffTimeline,
  readStatements,
  readTimeline,
} from './case.queries.ts';
import { blockedSentence, partyActions, proposalsLeft, staffActions } from './case-actions.ts';
import { presentAppeal, presentRuling } from './ruling.presenter.ts';
import type { AppealRow } from './ruling.store.ts';
import { findBarredApprover, findBarredEscalator, hasOtherDecider } from './ruling-makers.ts';
import { presentSettlement } from './settlement.presenter.ts';

/** The case as its buyer or its seller sees it. */
export async function showCase(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { purchaseId: string; userId: string },
): Promise<DisputeCase> {
  const { row, dispute, earlier } = await readCase(deps, input.purchaseId, (purchase) => {
    sideOf(purchase, input.userId);
  });
  const viewer = sideOf(row, input.userId);
  const parts = await readParts(deps, dispute.id);
  const facts = { viewer, row, earlier, ...parts, now: deps.now() };
  return {
    ...(await presentCase(deps, { row, dispute, earlier, ...parts })),
    viewer,
    statements: await readStatements(deps, row.id, viewer),
    timeline: await readTimeline(deps.db, row.id),
    buyer: { name: shownText(row.buyerNickname) },
    seller: { id: row.sellerId, name: shownText(row.sellerNickname) },
    actions: partyActions(facts),
    proposals_left: proposalsLeft(facts),
  };
}

/** The case with both parties, and the actions of this member of staff, who must not be one of them. */
export async function showStaffCase(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: { purchaseId: string; staffId: string },
): Promise<StaffCase> {
  const { row, dispute, earlier } = await readCase(deps, input.purchaseId, ({ buyerId, sellerId }) => {
    if (input.staffId === buyerId || input.staffId === sellerId) throw new Refusal('party_cannot_decide');
  });
  const parts = await readParts(deps, dispute.id);
  const [ruling] = parts.rulings;
  const barredApproverId = ruling && (await findBarredApprover(deps.db, { purchase: row, ruling }));
  const barredEscalatorId = await findBarredEscalator(deps.db, { purchase: row, dispute });
  const isQuestioned =
    ruling !== undefined &&
    (await isQuestionedSince(deps.db, { userId: row.buyerId, since: ruling.decidedAt }));
  const barred = { barredApproverId, barredEscalatorId };
  const facts = { staffId: input.staffId, purchase: row, dispute, ...barred, isQuestioned };
  const first = parts.rulings.filter(({ status }) => status !== 'taken_back').at(-1);
  const [common, statements, timeline, buyer, seller, escalatedBy, decidedBy, proposal] = await Promise.all([
    presentCase(deps, { row, dispute, earlier, ...parts }),
    readStaffStatements(deps, row.id),
    readStaffTimeline(deps.db, row.id),
    readParty(deps.db, row.buyerId),
    readParty(deps.db, row.sellerId),
    readName(deps, dispute.escalatedBy),
    readName(deps, first?.decidedBy ?? null),
    findWaiting(deps.db, { kind: 'ruling', subjectId: input.purchaseId }),
  ]);
  return {
    ...common,
    statements,
    timeline,
    buyer,
    seller,
    escalated_by: escalatedBy,
    escalated_by_id: dispute.escalatedBy,
    decided_by: decidedBy,
    decided_by_id: first?.decidedBy ?? null,
    actions: staffActions({ ...facts, ...parts, hasProposal: proposal !== undefined, now: deps.now() }),
    seller_may_answer_until: maySellerAnswer(dispute, deps.now()) ? dispute.sellerDueAt.toISOString() : null,
    approval: presentWaiting(proposal),
    bank_asks: row.releaseHeld,
    others_can_decide: await hasOtherDecider(deps.db, facts),
    blocked: blockedSentence({ ...facts, ...parts }),
    work: workOf(dispute, parts.appeal),
  };
}

function workOf(
  dispute: DisputeRow,
  appeal: Pick<AppealRow, 'id' | 'status'> | undefined,
): StaffCase['work'] {
  if (appeal?.status === 'open') return { kind: 'appeal', id: appeal.id };
  const isAwaited = dispute.status !== 'resolved' && dispute.ruledAt === null;
  return isAwaited ? { kind: 'dispute', id: dispute.id } : null;
}

async function readCase(
  deps: Pick<Deps, 'db'>,
  purchaseId: string,
  check: (purchase: PurchaseDetails) => void,
) {
  const row = await readPurchaseDetails(deps.db, purchaseId);
  if (row === undefined) throw new Refusal('not_found');
  check(row);
  const [dispute, ...earlier] = await listDisputes(deps.db, purchaseId);
  if (dispute === undefined) throw new Refusal('not_found');
  return { row, dispute, earlier };
}

/** The settlements and rulings of the present dispute, with the appeal. */
async function readParts({ db }: Pick<Deps, 'db'>, disputeId: string) {
  const [settlements, rulings, appeal] = await Promise.all([
    readSettlements(db, disputeId),
    readRulings(db, disputeId),
    readAppeal(db, disputeId),
  ]);
  return { settlements, rulings, appeal };
}

interface CaseParts extends Awaited<ReturnType<typeof readParts>> {
  row: PurchaseDetails;
  dispute: DisputeRow;
  earlier: readonly DisputeRow[];
}

async function presentCase({ db }: Pick<Deps, 'db'>, parts: CaseParts) {
  const { row, dispute, earlier, settlements, rulings, appeal } = parts;
  const [looks, returned] = await Promise.all([readReveals(db, row.id), readReturnedToBuyer(db, row.id)]);
  return {
    ...presentPurchaseDetails(row),
    listing: presentAccount(row),
    dispute: presentDispute(dispute),
    earlier: earlier.map(presentDispute),
    ...looks,
    settlements: settlements.map((settlement) => presentSettlement(row, settlement)),
    rulings: rulings.map((ruling) => presentRuling(row, ruling)),
    appeal: appeal ? presentAppeal(appeal, awardLimitOf(appeal, row, returned)) : null,
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
    opened_by: dispute.openedBy,
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
