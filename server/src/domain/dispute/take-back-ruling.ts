import type { RulingStatus } from '@oja/contract/ruling-fields';

interface TakeBackFacts {
  staffId: string;
  purchase: { buyerId: string; sellerId: string };
  /** The one that holds; undefined without one. */
  ruling: { status: RulingStatus } | undefined;
  /** Whether a bank asks the buyer for a payment back, or took one back after the ruling was made. */
  isQuestioned: boolean;
}

/**
 * Why this member of staff cannot take the ruling back; undefined when they can. One under appeal is replaced by those who
 * decide the appeal.
 */
export function refuseTakeBack({ staffId, purchase, ruling, isQuestioned }: TakeBackFacts) {
  if (staffId === purchase.buyerId || staffId === purchase.sellerId) return 'party_cannot_decide';
  if (ruling?.status !== 'waiting') return 'ruling_not_waiting';
  return isQuestioned ? undefined : 'payment_not_questioned';
}

interface Clocks {
  sellerDueAt: Date;
  staffDueAt: Date;
}

/** The clocks of a dispute whose ruling is taken back, which stood still since it was made. */
export function resumeClocks(dispute: Clocks & { ruledAt: Date }, now: Date): Clocks {
  const { ruledAt, sellerDueAt, staffDueAt } = dispute;
  const stoodMs = now.getTime() - ruledAt.getTime();
  const later = (at: Date) => (at > ruledAt ? new Date(at.getTime() + stoodMs) : at);
  return { sellerDueAt: later(sellerDueAt), staffDueAt: later(staffDueAt) };
}
