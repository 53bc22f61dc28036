import { randomUUID } from 'node:crypto';
import { hourMs } from '@oja/contract/durations';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import { settlementTerms } from '@oja/contract/settlement-fields';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type ProposalRefusal, refuseProposal } from '../../../domain/dispute/decide-settlement.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { notify } from '../../platform/notifications/index.ts';
import { lockPurchase, type PurchaseRow, recordEvent, sideOf, stateConflict } from '../purchases/index.ts';
import { refuseRuled } from './ruling.store.ts';

export interface Proposal {
  purchaseId: string;
  userId: string;
  /** In naira. */
  refundAmount: number;
  idempotencyKey: string | undefined;
}

/** One side of a dispute proposes what goes back to the buyer. */
export async function proposeSettlement(deps: Pick<Deps, 'db' | 'now'>, input: Proposal): Promise<void> {
  const { purchaseId, userId, refundAmount, idempotencyKey: key } = input;
  const keyedCall = {
    key,
    userId,
    endpoint: 'proposeSettlement',
    input: { purchaseId, refundAmount },
    at: deps.now(),
  };
  await runOnce(deps.db, keyedCall, async (tx) => {
    const { purchase, dispute } = await lockPurchase(tx, purchaseId);
    const side = sideOf(purchase, userId);
    if (purchase.status !== 'disputed' || dispute === undefined) throw stateConflict(purchase);
    await refuseRuled(tx, dispute.id);
    const refundKobo = koboFromNaira(refundAmount);
    const made = await readProposals(tx, dispute.id);
    const refused = refuseProposal({
      purchase,
      refundKobo,
      hasOpenProposal: made.some(({ status }) => status === 'proposed'),
      proposals: made.filter(({ proposedBy }) => proposedBy === side).length,
    });
    if (refused) throw explainProposal(refused, purchase);
    const now = deps.now();
    const dueAt = new Date(now.getTime() + settlementTerms.hours * hourMs);
    await tx
      .insertInto('disputeSettlements')
      .values({
        id: randomUUID(),
        disputeId: dispute.id,
        purchaseId,
        status: 'proposed',
        proposedBy: side,
        refundKobo,
        createdAt: now,
        dueAt,
      })
      .execute();
    await recordEvent(tx, {
      purchaseId,
      happenedAt: now,
      transition: 'propose_settlement',
      fromStatus: purchase.status,
      toStatus: purchase.status,
      actor: side,
      actorId: userId,
      text: `${nairaText(refundKobo)} back to the buyer`,
    });
    const otherId = side === 'buyer' ? purchase.sellerId : purchase.buyerId;
    const data = { handle: purchase.handle, purchaseId, refundKobo, dueAt, side };
    await notify(tx, 'settlement_proposed', otherId, data, now);
    return { done: true };
  });
}

/** A proposal whose time is over but that the clock has not ended yet still counts as open. */
function readProposals(tx: Tx, disputeId: string) {
  return tx
    .selectFrom('disputeSettlements')
    .select(['status', 'proposedBy'])
    .where('disputeId', '=', disputeId)
    .execute();
}

export function explainProposal(code: ProposalRefusal, purchase: PurchaseRow): Refusal {
  if (code === 'purchase_state_conflict') return stateConflict(purchase);
  if (code !== 'refund_amount_wrong') return new Refusal(code);
  const message = `Please enter an amount above zero and at most ${nairaText(purchase.priceKobo)}.`;
  return new Refusal(code, { message, details: [{ field: 'refund_amount', message }] });
}
