import type { PurchaseStatus } from '@oja/contract/purchase-fields';
import type { DisputeTransition } from '../dispute/dispute-process.ts';
import type { ListingTransition } from '../listing/listing-process.ts';
import type { Process } from '../process.ts';

export type PurchaseActor = 'buyer' | 'seller' | 'admin' | 'clock';

/** The division of the escrow: to the seller less the fee, to the buyer whole, or a part to each. */
export type EscrowMove = 'hold' | 'release' | 'refund' | 'split' | 'stay';

interface Columns {
  /** The transition of the listing; a purchase that staff added by hand has none. */
  listing: ListingTransition | null;
  /** The transition of the dispute. */
  dispute: DisputeTransition | null;
  money: EscrowMove;
}

/**
 * The life of a purchase. The clock disputes one whose seller stopped in the middle of the hand-over; a hand-over that
 * the seller never began is cancelled. Money enters escrow when it begins and leaves it, whole and once, with the transition that
 * ends it. A dispute stops the clock; staff, the buyer or a settlement of both end it. A replacement opens a new
 * window; a withdrawn
 * dispute gives back the time that was left.
 */
export const purchaseProcess = {
  buy: { from: [], to: 'pending', by: ['buyer', 'admin'], listing: 'sell', dispute: null, money: 'hold' },
  confirm: {
    from: ['pending'],
    to: 'completed',
    by: ['buyer'],
    listing: 'settle',
    dispute: null,
    money: 'release',
  },
  auto_complete: {
    from: ['pending'],
    to: 'completed',
    by: ['clock'],
    listing: 'settle',
    dispute: null,
    money: 'release',
  },
  dispute: {
    from: ['pending'],
    to: 'disputed',
    by: ['buyer', 'clock'],
    listing: 'dispute',
    dispute: 'open',
    money: 'stay',
  },
  cancel: {
    from: ['pending'],
    to: 'cancelled',
    by: ['admin'],
    listing: 'give_back',
    dispute: null,
    money: 'refund',
  },
  cancel_handover: {
    from: ['pending'],
    to: 'cancelled',
    by: ['buyer', 'clock'],
    listing: 'give_back',
    dispute: null,
    money: 'refund',
  },
  favor_buyer: {
    from: ['disputed'],
    to: 'refunded',
    by: ['admin'],
    listing: 'give_back',
    dispute: 'resolve',
    money: 'refund',
  },
  favor_seller: {
    from: ['disputed'],
    to: 'completed',
    by: ['admin'],
    listing: 'settle',
    dispute: 'resolve',
    money: 'release',
  },
  partial_refund: {
    from: ['disputed'],
    to: 'completed',
    by: ['admin'],
    listing: 'settle',
    dispute: 'resolve',
    money: 'split',
  },
  settle: {
    from: ['disputed'],
    to: 'completed',
    by: ['buyer', 'seller'],
    listing: 'settle',
    dispute: 'settle',
    money: 'split',
  },
  settle_refund: {
    from: ['disputed'],
    to: 'refunded',
    by: ['buyer', 'seller'],
    listing: 'give_back',
    dispute: 'settle',
    money: 'refund',
  },
  replacement: {
    from: ['disputed'],
    to: 'pending',
    by: ['admin'],
    listing: 'resume',
    dispute: 'resolve',
    money: 'stay',
  },
  escalate: {
    from: ['disputed'],
    to: 'disputed',
    by: ['admin', 'clock'],
    listing: null,
    dispute: 'escalate',
    money: 'stay',
  },
  withdraw_dispute: {
    from: ['disputed'],
    to: 'pending',
    by: ['buyer'],
    listing: 'resume',
    dispute: 'withdraw',
    money: 'stay',
  },
} as const satisfies Process<string, PurchaseStatus, PurchaseActor, Columns>;

export type PurchaseTransition = keyof typeof purchaseProcess;

/** The statuses with money in escrow. */
export const openStatuses = ['pending', 'disputed'] as const satisfies readonly PurchaseStatus[];

export function isOpen(status: PurchaseStatus): boolean {
  return status === 'pending' || status === 'disputed';
}

/** The present state, for the refusal of a step that comes too late or too early. */
export const stateSentences: Readonly<Record<PurchaseStatus, string>> = {
  pending: 'This purchase is pending.',
  completed: 'This purchase is already completed.',
  disputed: 'This purchase is under dispute.',
  refunded: 'This purchase was refunded.',
  cancelled: 'This purchase was cancelled.',
};
