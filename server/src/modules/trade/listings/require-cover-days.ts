import type { HandoverKind } from '@oja/contract/handover-labels';
import type { Platform } from '@oja/contract/listing-labels';
import type { Tx } from '../../../db/transaction.ts';
import { type MinimumCover, minimumCover } from '../../../domain/cover/held-part.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { readSection } from '../../platform/settings/index.ts';
import { readPlanMinimumCover } from '../handover-plans/index.ts';
import { readRecalls } from '../recalls/index.ts';

export interface OfferedCover {
  sellerId: string;
  platform: Platform;
  kind: HandoverKind;
  coverDays: number;
  now: Date;
}

/** Refuses fewer days of cover than the hand-over plan or the seller's record requires at this moment. */
export async function requireCoverDays(tx: Tx, offered: OfferedCover): Promise<void> {
  const { sellerId, platform, kind, coverDays, now } = offered;
  const { value: payment } = await readSection(tx, 'payment');
  const planDays = await readPlanMinimumCover(tx, { platform, kind, at: now });
  const { length: recalls } = await readRecalls(tx, sellerId, now);
  const minimum = minimumCover({ planDays, recalls, recallDays: payment.recallCoverDays });
  if (coverDays >= minimum.days) return;
  const message = explain(minimum);
  throw new Refusal('cover_days_too_few', { message, details: [{ field: 'cover_days', message }] });
}

function explain({ days, because }: MinimumCover): string {
  return because === 'record'
    ? `An account that you sold went back to you, so your listings need at least ${days} days of cover.`
    : `Accounts of this kind need at least ${days} days of cover, because they are easy to take back.`;
}
