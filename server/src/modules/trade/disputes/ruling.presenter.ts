import { nairaFromKobo } from '@oja/contract/money';
import type { Appeal, Ruling } from '@oja/contract/ruling-fields';
import { paysSeller } from '../../../domain/dispute/decide-appeal.ts';
import type { AppealRow, RulingRow } from './ruling.store.ts';
import { type PriceTerms, presentDivision } from './settlement.presenter.ts';

/** The name of the administrator is not part of it: both sides read it. */
export function presentRuling(terms: PriceTerms & { releaseHeld: boolean }, row: RulingRow): Ruling {
  const stays = { buyer_gets: 0, seller_gets: 0, held: 0, fee: 0 };
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    ...(row.type === 'replacement' ? stays : presentDivision(terms, row.refundKobo)),
    rule: row.rule,
    evidence: row.evidence,
    details: row.details,
    early_reason: row.earlyReason,
    decided_at: row.decidedAt.toISOString(),
    appeal_until: row.appealUntil?.toISOString() ?? null,
    buyer_waived: row.buyerWaivedAt !== null,
    seller_waived: row.sellerWaivedAt !== null,
    executed_at: row.executedAt?.toISOString() ?? null,
    waits_for_bank: row.status === 'waiting' && terms.releaseHeld && paysSeller(terms, row),
  };
}

export function presentAppeal(row: AppealRow, limitKobo: number): Appeal {
  return {
    id: row.id,
    by: row.side,
    status: row.status,
    text: row.text,
    opened_at: row.openedAt.toISOString(),
    limit: nairaFromKobo(limitKobo),
    decided_at: row.decidedAt?.toISOString() ?? null,
    details: row.details,
    award: row.awardKobo === null ? null : nairaFromKobo(row.awardKobo),
  };
}
