import type { Sale } from '@oja/contract/purchases';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';

type Release = Pick<Sale, 'status' | 'payout' | 'held' | 'release_at' | 'released_at' | 'note' | 'dispute'>;

/** Where the money of a sale is, as the seller wants to know it. */
export function releaseSentences(sale: Release, nowMs: number): [title: string, ...rest: string[]] {
  switch (sale.status) {
    case 'pending':
      return [
        `${formatNaira(sale.held)} is held in escrow`,
        `You get ${formatNaira(sale.payout)} when the buyer confirms, at the latest on ${formatDateTime(sale.release_at ?? '')}.`,
      ];
    case 'disputed':
      return [`${formatNaira(sale.held)} is held in escrow`, disputeSentence(sale.dispute, nowMs)];
    case 'completed':
      return [
        `${formatNaira(sale.payout)} was released to your wallet`,
        `On ${formatDateTime(sale.released_at ?? '')}.`,
      ];
    case 'refunded':
      return [
        'The funds were returned to the buyer',
        'Change the password of the account before you list it again.',
      ];
    case 'cancelled':
      return ['The sale was called off', sale.note ?? 'The buyer got the money back.'];
  }
}

function disputeSentence(dispute: Sale['dispute'], nowMs: number): string {
  if (dispute === null || dispute.seller_answered) return 'The dispute decides where it goes.';
  if (nowMs >= Date.parse(dispute.seller_due_at)) {
    return 'The buyer filed a dispute, and your answer is overdue. It still counts until our team decides.';
  }
  return `The buyer filed a dispute. Please answer by ${formatDateTime(dispute.seller_due_at)}.`;
}
