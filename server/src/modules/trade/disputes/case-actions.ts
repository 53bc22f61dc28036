import type { CaseAction, StaffCaseAction } from '@oja/contract/case-actions';
import { disputeWithdrawalsAtMost } from '@oja/contract/dispute-terms';
import { resolutionTypes } from '@oja/contract/purchase-fields';
import { settlementTerms } from '@oja/contract/settlement-fields';
import {
  findAppealBlocker,
  hasWaived,
  refuseAppeal,
  refuseWaiver,
} from '../../../domain/dispute/decide-appeal.ts';
import { findBlocker, weighResolution } from '../../../domain/dispute/decide-resolution.ts';
import { refuseAnswer } from '../../../domain/dispute/decide-settlement.ts';
import { refuseExtension } from '../../../domain/dispute/extend-answer-time.ts';
import { refuseTakeBack } from '../../../domain/dispute/take-back-ruling.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type DisputeRow, mayReplaceCredentials, type PurchaseDetails } from '../purchases/index.ts';
import { decidedBefore } from './rule-on-appeal.ts';
import type { AppealRow, RulingRow } from './ruling.store.ts';
import type { SettlementRow } from './settlement.store.ts';

export interface CaseFacts {
  viewer: 'buyer' | 'seller';
  row: PurchaseDetails;
  earlier: readonly DisputeRow[];
  /** Of the present dispute. */
  settlements: readonly SettlementRow[];
  /** The one that holds first. */
  rulings: readonly RulingRow[];
  appeal: AppealRow | undefined;
  now: Date;
}

/** What a side can do in its case. */
export function partyActions(facts: CaseFacts): CaseAction[] {
  const { viewer, row, earlier } = facts;
  if (row.status !== 'disputed') return appealActions(facts);
  const actions: CaseAction[] = ['state'];
  if (viewer === 'seller' && mayReplaceCredentials(row)) actions.push('replace_credentials');
  if (row.isRuled) return [...actions, ...appealActions(facts)];
  const withdrawn = earlier.filter(({ outcome }) => outcome === 'withdrawn').length;
  if (viewer === 'buyer' && withdrawn < disputeWithdrawalsAtMost) actions.push('withdraw');
  return [...actions, ...settlementActions(facts)];
}

export function proposalsLeft({ viewer, settlements }: Pick<CaseFacts, 'viewer' | 'settlements'>): number {
  const made = settlements.filter(({ proposedBy }) => proposedBy === viewer).length;
  return settlementTerms.perSide - made;
}

function settlementActions(facts: CaseFacts): CaseAction[] {
  const { viewer: side, settlements, now } = facts;
  const open = settlements.find(({ status }) => status === 'proposed');
  if (open === undefined) return proposalsLeft(facts) > 0 ? ['propose_settlement'] : [];
  const answers = ['accept', 'decline', 'withdraw'] as const;
  return answers
    .filter((answer) => refuseAnswer(answer, { side, settlement: open, now }) === undefined)
    .map((answer) => `${answer}_settlement` as const);
}

function appealActions({ viewer: side, row, rulings, appeal, now }: CaseFacts): CaseAction[] {
  const [ruling] = rulings;
  const actions: CaseAction[] = [];
  const facts = { side, terms: row, ruling, hasAppeal: appeal !== undefined, now };
  if (refuseAppeal(facts) === undefined) actions.push('appeal');
  if (ruling && refuseWaiver(facts) === undefined && !hasWaived(side, ruling)) actions.push('waive_appeal');
  return actions;
}

export interface StaffFacts extends Pick<CaseFacts, 'rulings' | 'appeal'> {
  staffId: string;
  purchase: PurchaseDetails;
  dispute: DisputeRow;
  barredApproverId: string | undefined;
  barredEscalatorId: string | undefined;
  isQuestioned: boolean;
}

/** What a member of staff can do in a case; one of their own is not shown to them. */
export function staffActions(facts: StaffFacts & { hasProposal: boolean; now: Date }): StaffCaseAction[] {
  const { purchase } = facts;
  const actions: StaffCaseAction[] = ['note'];
  if (purchase.status === 'disputed') {
    actions.push('state');
    if (!facts.hasProposal && refuseExtension(facts) === undefined) actions.push('extend_answer_time');
  }
  return facts.hasProposal ? actions : [...actions, ...decisionActions(facts)];
}

/** Evaluates the decision rules for each type; a partial refund is tried with an amount that is always valid. */
function decisionActions(facts: StaffFacts): StaffCaseAction[] {
  const { purchase } = facts;
  if (appealBlocker(facts) === undefined) return ['decide_appeal'];
  if (refuseTakeBack({ ...facts, ruling: facts.rulings[0] }) === undefined) return ['take_back_ruling'];
  if (purchase.status !== 'disputed' || purchase.isRuled) return [];
  return resolutionTypes.filter((type) => {
    const refundKobo = type === 'partial_refund' ? purchase.priceKobo : undefined;
    return weighResolution({ ...facts, type, refundKobo }).kind === 'take';
  });
}

/** Why this member of staff has no action, in a sentence; null when there is no such reason. */
export function blockedSentence(facts: StaffFacts): string | null {
  const hasOpenAppeal = facts.appeal?.status === 'open';
  if (hasOpenAppeal && appealBlocker(facts) === 'another_admin_needed') return decidedBefore;
  const blocked = hasOpenAppeal
    ? appealBlocker(facts)
    : facts.purchase.isRuled
      ? undefined
      : findBlocker(facts);
  return blocked === undefined || blocked === 'purchase_state_conflict' ? null : new Refusal(blocked).message;
}

function appealBlocker({ staffId, purchase, rulings, barredApproverId, appeal }: StaffFacts) {
  const [ruling] = rulings;
  if (ruling === undefined) return 'appeal_not_open';
  const open = appeal?.status === 'open' ? appeal : undefined;
  return findAppealBlocker({ staffId, purchase, ruling, barredApproverId, appeal: open });
}
