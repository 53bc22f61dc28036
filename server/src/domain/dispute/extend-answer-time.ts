import { hourMs } from '@oja/contract/durations';
import { maySellerAnswer } from './decide-resolution.ts';
import type { StoredDisputeStatus } from './dispute-process.ts';
import { isAnswerTimeExtended } from './dispute-terms.ts';

interface ExtensionFacts {
  staffId: string;
  purchase: { buyerId: string; sellerId: string };
  dispute: {
    status: StoredDisputeStatus;
    openedAt: Date;
    sellerAnsweredAt: Date | null;
    sellerDueAt: Date;
    ruledAt: Date | null;
  };
  now: Date;
}

/** Why this member of staff cannot give the seller more time to answer; undefined when they can. */
export function refuseExtension({ staffId, purchase, dispute, now }: ExtensionFacts) {
  if (staffId === purchase.buyerId || staffId === purchase.sellerId) return 'party_cannot_decide';
  if (dispute.ruledAt !== null) return 'dispute_ruled';
  if (!maySellerAnswer(dispute, now)) return 'answer_time_over';
  return isAnswerTimeExtended(dispute) ? 'answer_time_extended' : undefined;
}

/** The clocks after it: staff never have less time than the seller. */
export function extendClocks(
  dispute: { sellerDueAt: Date; staffDueAt: Date },
  hours: number,
): { sellerDueAt: Date; staffDueAt: Date } {
  const sellerDueAt = new Date(dispute.sellerDueAt.getTime() + hours * hourMs);
  return { sellerDueAt, staffDueAt: dispute.staffDueAt > sellerDueAt ? dispute.staffDueAt : sellerDueAt };
}
