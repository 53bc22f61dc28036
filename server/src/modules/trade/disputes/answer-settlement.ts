import { nairaText } from '@oja/contract/money';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { refuseAnswer } from '../../../domain/dispute/decide-settlement.ts';
import {
  type SettlementAnswer,
  settlementStateSentences,
} from '../../../domain/dispute/settlement-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { notify } from '../../platform/notifications/index.ts';
import {
  isReleaseHeld,
  type LockedPurchase,
  lockPurchase,
  recordEvent,
  sideOf,
  takeStep,
} from '../purchases/index.ts';
import { endSettlement, lockSettlement, type SettlementRow } from './settlement.store.ts';

interface Answer {
  purchaseId: string;
  settlementId: string;
  userId: string;
}

/** The other side accepts: the price is divided as proposed, and dispute and purchase are over. */
export async function acceptSettlement(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: Answer & { idempotencyKey: string | undefined },
): Promise<void> {
  const { purchaseId, settlementId, userId, idempotencyKey: key } = input;
  const keyedCall = { key, userId, endpoint: 'acceptSettlement', input: settlementId, at: deps.now() };
  await runOnce(deps.db, keyedCall, async (tx) => {
    const isHeld = await isReleaseHeld(tx, purchaseId);
    const { locked, settlement, side } = await lockForAnswer(tx, deps, 'accept', input);
    await endSettlement(tx, settlement, { transition: 'accept', now: deps.now() });
    const { refundKobo } = settlement;
    const isWhole = refundKobo === locked.purchase.priceKobo;
    if (isHeld && !isWhole) throw new Refusal('release_waiting');
    await takeStep(tx, deps, locked, {
      transition: isWhole ? 'settle_refund' : 'settle',
      by: { actor: side, id: userId },
      text: `Both sides agreed: ${nairaText(refundKobo)} back to the buyer.`,
      ...(isWhole ? {} : { refundKobo }),
    });
    return { purchaseId };
  });
}

/** The other side declines a proposal, or its author withdraws it. The dispute goes on. */
export async function endProposal(
  deps: Pick<Deps, 'db' | 'now'>,
  answer: 'decline' | 'withdraw',
  input: Answer,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { locked, settlement, side } = await lockForAnswer(tx, deps, answer, input);
    const { purchase } = locked;
    const now = deps.now();
    await endSettlement(tx, settlement, { transition: answer, now });
    await recordEvent(tx, {
      purchaseId: purchase.id,
      happenedAt: now,
      transition: `${answer}_settlement`,
      fromStatus: purchase.status,
      toStatus: purchase.status,
      actor: side,
      actorId: input.userId,
      text: `${nairaText(settlement.refundKobo)} back to the buyer`,
    });
    const otherId = side === 'buyer' ? purchase.sellerId : purchase.buyerId;
    const { id: purchaseId, handle } = purchase;
    const event = answer === 'decline' ? 'settlement_declined' : 'settlement_withdrawn';
    await notify(tx, event, otherId, { handle, purchaseId, refundKobo: settlement.refundKobo }, now);
  });
}

async function lockForAnswer(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  answer: SettlementAnswer,
  { purchaseId, settlementId, userId }: Answer,
): Promise<{ locked: LockedPurchase; settlement: SettlementRow; side: 'buyer' | 'seller' }> {
  const locked = await lockPurchase(tx, purchaseId);
  const side = sideOf(locked.purchase, userId);
  const settlement = await lockSettlement(tx, { purchaseId, settlementId });
  const refused = refuseAnswer(answer, { side, settlement, now: deps.now() });
  if (refused === 'access_denied') throw new Refusal(refused);
  if (refused) throw new Refusal(refused, { message: settlementStateSentences[settlement.status] });
  return { locked, settlement, side };
}
