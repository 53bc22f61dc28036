import type {
  PaymentMethod,
  StaffTransactionDetails,
  TransactionPeriod,
  TransactionSort,
  TransactionStatus,
} from '@oja/contract/admin-transactions';
import type { StaffCase } from '@oja/contract/disputes';
import type { Platform } from '@oja/contract/listing-fields';
import {
  type DisputeOutcome,
  type DisputeStatus,
  disputeStatusLabels,
  type ResolutionType,
} from '@oja/contract/purchase-fields';
import type { BadgeVariant } from '@/components/ui/badge';
import type { Fact } from '@/components/ui/facts';
import { formatDateTime } from '@/lib/dates';
import type { DisputeFilter } from './transaction-view';

type Held = Pick<StaffTransactionDetails, 'completed_at' | 'purchase_status' | 'auto_complete_at'>;

/** How long the money is or was held. A dispute stops the clock: only its decision moves the money. */
export function escrowFact({
  completed_at: leftAt,
  purchase_status: status,
  auto_complete_at: due,
}: Held): Fact {
  if (leftAt !== null) return { term: 'Left escrow', value: formatDateTime(leftAt) };
  const until = status === 'disputed' ? 'The dispute is decided' : formatDateTime(due);
  return { term: 'Held in escrow until', value: until };
}

type Look = { label: string; variant: BadgeVariant };

export const statusLooks: Record<TransactionStatus, Look> = {
  completed: { label: 'Completed', variant: 'success' },
  processing: { label: 'Processing', variant: 'info' },
  failed: { label: 'Failed', variant: 'destructive' },
  refunded: { label: 'Refunded', variant: 'secondary' },
};

export const disputeLooks: Record<DisputeStatus, Look> = {
  none: { label: disputeStatusLabels.none, variant: 'outline' },
  open: { label: disputeStatusLabels.open, variant: 'warning' },
  resolved: { label: disputeStatusLabels.resolved, variant: 'success' },
  escalated: { label: disputeStatusLabels.escalated, variant: 'destructive' },
};

export const periodLabels: Record<TransactionPeriod, string> = {
  '7d': 'Last 7 days',
  '30d': 'Last 30 days',
  '90d': 'Last 90 days',
  '1y': 'Last year',
};

export const disputeFilterLabels: Record<DisputeFilter, string> = {
  any: 'With a dispute',
  appeal: 'Appeals to decide',
  none: 'Without a dispute',
  open: 'Open disputes',
  resolved: 'Resolved disputes',
  escalated: 'Escalated disputes',
};

export const sortLabels: Record<TransactionSort, string> = {
  date: 'Date',
  amount: 'Amount',
  status: 'Status',
  platform: 'Platform',
  disputeStatus: 'Dispute status',
};

export const resolutionLabels: Record<ResolutionType, { label: string; hint: string }> = {
  favor_buyer: { label: 'Favor buyer', hint: 'Full refund. No fee is taken.' },
  favor_seller: { label: 'Favor seller', hint: 'No refund. The seller is paid as agreed.' },
  partial_refund: {
    label: 'Partial refund',
    hint: 'Part of the price goes back to the buyer; the seller is paid from the rest.',
  },
  replacement: { label: 'Replacement', hint: 'The buyer gets the new credentials the seller has given.' },
  escalate: {
    label: 'Escalate',
    hint: 'Another member of staff decides. You can decide it afterwards only while there is no other.',
  },
};

/** What a type comes to in this case. */
export function resolutionHint(
  type: ResolutionType,
  { others_can_decide: isLeftToOthers }: Pick<StaffCase, 'others_can_decide'>,
): string {
  return type === 'escalate' && !isLeftToOthers
    ? 'No other member of staff can decide it now, so you still can. Once there is another, they decide.'
    : resolutionLabels[type].hint;
}

export const outcomeLabels: Record<DisputeOutcome, string> = {
  favor_buyer: 'In favor of the buyer',
  favor_seller: 'In favor of the seller',
  partial_refund: 'Partial refund',
  replacement: 'Replacement',
  withdrawn: 'Withdrawn by the buyer',
  settled: 'Settled between the two',
};

/** The specified options in their order, then those that exist besides. */
export const formPlatforms: readonly { value: Platform; label: string }[] = [
  { value: 'instagram', label: 'Instagram' },
  { value: 'youtube', label: 'YouTube' },
  { value: 'tiktok', label: 'TikTok' },
  { value: 'twitter', label: 'Twitter/X' },
  { value: 'facebook', label: 'Facebook' },
  { value: 'telegram', label: 'Telegram' },
  { value: 'whatsapp', label: 'WhatsApp' },
];

export const formMethods: readonly PaymentMethod[] = [
  'Credit Card',
  'PayPal',
  'Bank Transfer',
  'Cryptocurrency',
  'Wallet',
];
