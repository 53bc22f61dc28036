import { randomUUID } from 'node:crypto';
import { koboFromNaira } from '@oja/contract/money';
import type { RulingRule, RulingType } from '@oja/contract/ruling-fields';
import { sql } from 'kysely';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { appealTerms } from '../../../domain/dispute/decide-appeal.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, type AuditEntry, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { readSection } from '../../platform/settings/index.ts';
import {
  endSettlements,
  type LockedPurchase,
  type PurchaseRow,
  recordEvent,
  updateDispute,
} from '../purchases/index.ts';
import { takeRuledStep } from './take-ruled-step.ts';

export interface RulingDraft {
  actor: Actor & { id: string };
  type: RulingType;
  /** For a partial refund. */
  refundKobo: number | undefined;
  details: string;
  /** Only for a decision while the seller can still answer. */
  earlyReason: string | undefined;
  rule: RulingRule | undefined;
  evidence: readonly string[];
  /** The ruling that this one replaces after an appeal; it is final. */
  replaces: string | null;
  line: (after: PurchaseRow) => AuditEntry;
}

/**
 * Records a decision and carries it out, unless the price is so high that it waits for an appeal. The caller holds the
 * locks of the purchase and has decided that the ruling is allowed.
 */
export async function makeRuling(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  locked: LockedPurchase,
  draft: RulingDraft,
): Promise<void> {
  const { purchase, dispute } = locked;
  if (dispute === undefined) throw new Error(`purchase ${purchase.id} is disputed without a dispute`);
  const evidence = [...new Set(draft.evidence)];
  await checkEvidence(tx, purchase.id, evidence);
  const { value: payment } = await readSection(tx, 'payment');
  const now = deps.now();
  const { actor, type, details, earlyReason, refundKobo } = draft;
  const thresholdKobo = koboFromNaira(payment.appealThreshold);
  const terms =
    draft.replaces === null
      ? appealTerms({ type, priceKobo: purchase.priceKobo, thresholdKobo }, now)
      : { waits: false, appealUntil: null };
  await tx
    .insertInto('rulings')
    .values({
      id: randomUUID(),
      disputeId: dispute.id,
      purchaseId: purchase.id,
      status: terms.waits ? 'waiting' : 'executed',
      type,
      refundKobo: refundOf(draft, purchase),
      ...terms,
      rule: draft.rule ?? null,
      evidence,
      details,
      earlyReason: earlyReason ?? null,
      decidedBy: actor.id,
      decidedAt: now,
      executedAt: terms.waits ? null : now,
      replaces: draft.replaces,
    })
    .execute();
  const by = { actor: 'admin', id: actor.id } as const;
  const event = {
    purchaseId: purchase.id,
    happenedAt: now,
    fromStatus: purchase.status,
    toStatus: purchase.status,
    actor: by.actor,
    actorId: by.id,
  };
  if (earlyReason) await recordEvent(tx, { ...event, transition: 'early_decision', text: earlyReason });
  if (terms.appealUntil === null || !terms.waits) {
    const { line } = draft;
    const step = { transition: type, by, text: details, refundKobo, earlyReason, line };
    await takeRuledStep(tx, deps, locked, step);
    return;
  }
  await updateDispute(tx, dispute.id, { ruledAt: now });
  await endSettlements(tx, dispute.id, now);
  await recordEvent(tx, { ...event, transition: `rule_${type}`, text: details });
  const data = { handle: purchase.handle, purchaseId: purchase.id, outcome: type, until: terms.appealUntil };
  for (const userId of [purchase.buyerId, purchase.sellerId])
    await notify(tx, 'ruling_recorded', userId, { ...data, details }, now);
  await audit(tx, draft.line(purchase));
}

function refundOf({ type, refundKobo }: RulingDraft, { priceKobo }: PurchaseRow): number {
  if (type === 'favor_buyer') return priceKobo;
  return type === 'partial_refund' ? (refundKobo ?? 0) : 0;
}

/** The id of a dispute stands for the description with which the buyer opened it. What one side cannot read is none. */
export async function checkEvidence(tx: Tx, purchaseId: string, evidence: readonly string[]): Promise<void> {
  if (evidence.length === 0) return;
  const { rows } = await sql<{ known: number }>`
    select count(distinct e.id)::int as known from disputes d
      cross join lateral (
        select d.id union all
        select s.id from dispute_statements s where s.dispute_id = d.id and s.read_by = 'both' union all
        select i.id from dispute_images i where i.dispute_id = d.id) e
     where d.purchase_id = ${purchaseId} and e.id = any(${[...evidence]}::uuid[])`.execute(tx);
  if (rows[0]?.known !== evidence.length) throw new Refusal('evidence_unknown');
}
