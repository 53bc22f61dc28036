import type { Purchase, Sale } from '@oja/contract/purchases';
import type { BadgeVariant } from '@/components/ui/badge';
import { readCountdown } from '@/lib/countdown';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { bankSentence } from '@/shared/purchases/bank-sentence';

/** Everything a server may call a purchase. Oja writes five of them; the others mean completed or failed. */
export const shownStatuses = [
  'pending',
  'completed',
  'sold',
  'failed',
  'draft',
  'cancelled',
  'error',
  'disputed',
  'refunded',
] as const;
type ShownStatus = (typeof shownStatuses)[number];

export interface StatusLook {
  badge: string;
  variant: BadgeVariant;
  title: string;
  description: string | undefined;
  tone: 'waiting' | 'good' | 'bad' | 'warning' | 'quiet';
}

const completed: StatusLook = {
  badge: 'Completed',
  variant: 'default',
  title: 'Transaction completed',
  description: undefined,
  tone: 'good',
};

const failed: StatusLook = {
  badge: 'Failed',
  variant: 'destructive',
  title: 'Transaction failed',
  description: 'This transaction was not completed successfully.',
  tone: 'bad',
};

export const statusLooks: Record<ShownStatus, StatusLook> = {
  pending: {
    badge: 'Pending',
    variant: 'secondary',
    title: 'Time left to file a dispute',
    description: undefined,
    tone: 'waiting',
  },
  completed,
  sold: completed,
  failed,
  draft: failed,
  cancelled: failed,
  error: failed,
  disputed: {
    badge: 'Disputed',
    variant: 'warning',
    title: 'Transaction disputed',
    description: 'Awaiting resolution from support team.',
    tone: 'warning',
  },
  refunded: {
    badge: 'Refunded',
    variant: 'outline',
    title: 'Transaction refunded',
    description: 'The funds were returned to the buyer.',
    tone: 'quiet',
  },
};

const autoConfirmed = 'Auto-confirmed after dispute window expired.';

type Moment = Pick<
  Purchase,
  'status' | 'dispute_start' | 'dispute_end' | 'auto_complete_at' | 'release_waits'
>;

/**
 * Where a purchase stands at this second. A pending one counts down; when the window is over it is shown as completed,
 * a little before the server says so, unless the money is held longer than the window or waits for a bank.
 */
export type WindowState =
  | { kind: 'counting'; text: string }
  | { kind: 'held' }
  | { kind: 'auto-confirmed' }
  | { kind: 'settled' };

export function windowStateOf(purchase: Moment, nowMs: number): WindowState {
  if (purchase.status !== 'pending') return { kind: 'settled' };
  const countdown = readCountdown({ start: purchase.dispute_start, end: purchase.dispute_end }, nowMs);
  if (!countdown.expired) return { kind: 'counting', text: countdown.text };
  const isHeld = purchase.release_waits || nowMs < Date.parse(purchase.auto_complete_at);
  return { kind: isHeld ? 'held' : 'auto-confirmed' };
}

/** Whether the account still changes hands, so that nothing can be confirmed yet. */
export function isHandingOver({ status, stage }: Pick<Purchase, 'status' | 'stage'>): boolean {
  return status === 'pending' && stage === 'handing_over';
}

/** On expiry a purchase displays as completed. */
export function lookOf(status: ShownStatus, stage: WindowState): StatusLook {
  return stage.kind === 'auto-confirmed' ? completed : statusLooks[status];
}

/** Until when a dispute can be filed, and when the money moves by itself: escrow may last longer than the window. */
export function deadlineSentence({
  dispute_end,
  auto_complete_at,
  release_waits,
}: Pick<Moment, 'dispute_end' | 'auto_complete_at' | 'release_waits'>): string {
  if (release_waits) return `Until ${formatDateTime(dispute_end)}. ${bankSentence}`;
  const until = `Until ${formatDateTime(dispute_end)}. Without action the transaction is marked successful`;
  return Date.parse(auto_complete_at) > Date.parse(dispute_end)
    ? `${until} on ${formatDateTime(auto_complete_at)}; the money is held in escrow until then.`
    : `${until} then.`;
}

type Ending = Pick<Purchase, 'status' | 'completed_by' | 'refunded_amount' | 'note' | 'dispute' | 'cover'>;

/** The sentences under the title, the specified one first. */
export function statusSentences(purchase: Ending, stage: WindowState): string[] {
  if (stage.kind === 'auto-confirmed') return [autoConfirmed];
  const sentences = [statusLooks[purchase.status].description];
  if (purchase.status === 'completed') sentences.push(completionSentence(purchase));
  if (purchase.status === 'completed' && purchase.refunded_amount > 0) {
    sentences.push(`${formatNaira(purchase.refunded_amount)} of the price came back to your wallet.`);
  }
  // A dispute of a cancelled purchase was settled before and is not why it was cancelled.
  if (purchase.status === 'cancelled') sentences.push(purchase.note ?? undefined);
  if (purchase.status === 'refunded') sentences.push(purchase.dispute?.details ?? purchase.note ?? undefined);
  return sentences.filter((sentence) => sentence !== undefined);
}

function completionSentence({ completed_by, dispute, cover }: Ending): string | undefined {
  if (completed_by === 'clock') return autoConfirmed;
  if (dispute?.outcome === 'settled') return 'You and the seller settled the dispute.';
  if (completed_by === 'buyer')
    return cover && cover.held > 0 && cover.ended_at === null
      ? 'You confirmed it, and the seller was paid, less what cover holds.'
      : 'You confirmed it, and the seller was paid.';
  return dispute?.details ?? undefined;
}

type Release = Pick<
  Sale,
  'status' | 'payout' | 'held' | 'release_at' | 'release_waits' | 'released_at' | 'note' | 'dispute' | 'cover'
>;

/** Where the money of a sale is, as the seller wants to know it. */
export function releaseSentences(sale: Release, nowMs: number): [title: string, ...rest: string[]] {
  switch (sale.status) {
    case 'pending':
      return [
        `${formatNaira(sale.held)} is held in escrow`,
        sale.release_waits
          ? `${bankSentence} Then you get ${formatNaira(paidAtOnce(sale))}, unless the purchase is cancelled.`
          : `You get ${formatNaira(paidAtOnce(sale))} when the buyer confirms, at the latest on ${formatDateTime(sale.release_at ?? '')}.`,
      ];
    case 'disputed':
      return [`${formatNaira(sale.held)} is held in escrow`, disputeSentence(sale.dispute, nowMs)];
    case 'completed':
      return [
        `${formatNaira(paidAtOnce(sale))} was released to your wallet`,
        `On ${formatDateTime(sale.released_at ?? '')}.`,
      ];
    case 'refunded':
      return [
        'The funds were returned to the buyer',
        'If the account was sold with its password, change it before you list the account again.',
      ];
    case 'cancelled':
      return ['The sale was called off', sale.note ?? 'The buyer got the money back.'];
  }
}

/** Without what is held for cover, which the line about cover names. */
function paidAtOnce({ payout, cover }: Release): number {
  return payout - (cover?.held ?? 0);
}

function disputeSentence(dispute: Sale['dispute'], nowMs: number): string {
  if (dispute === null || dispute.seller_answered) return 'The dispute decides where it goes.';
  const opened =
    dispute.opened_by === 'clock'
      ? `Oja opened a dispute: ${dispute.description}`
      : 'The buyer filed a dispute.';
  if (nowMs >= Date.parse(dispute.seller_due_at)) {
    return `${opened} Your answer is overdue. It still counts until our team decides.`;
  }
  return `${opened} Please answer by ${formatDateTime(dispute.seller_due_at)}.`;
}
