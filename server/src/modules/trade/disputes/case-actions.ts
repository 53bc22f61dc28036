import type { CaseAction } from '@oja/contract/disputes';
import { settlementTerms } from '@oja/contract/settlement-fields';
import { refuseAnswer } from '../../../domain/dispute/decide-settlement.ts';
import { withdrawalsAtMost } from '../../../domain/dispute/dispute-terms.ts';
import { type DisputeRow, mayReplaceCredentials, type PurchaseDetails } from '../purchases/index.ts';
import type { SettlementRow } from './settlement.store.ts';

export interface CaseFacts {
  viewer: 'buyer' | 'seller';
  row: PurchaseDetails;
  earlier: readonly DisputeRow[];
  /** Of the present dispute. */
  settlements: readonly SettlementRow[];
  now: Date;
}

/** What a side can do in its case. */
export function partyActions(facts: CaseFacts): CaseAction[] {
  const { viewer, row, earlier } = facts;
  if (row.status !== 'disputed') return [];
  const actions: CaseAction[] = ['state'];
  const withdrawn = earlier.filter(({ outcome }) => outcome === 'withdrawn').length;
  if (viewer === 'buyer' && withdrawn < withdrawalsAtMost) actions.push('withdraw');
  if (viewer === 'seller' && mayReplaceCredentials(row)) actions.push('replace_credentials');
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
