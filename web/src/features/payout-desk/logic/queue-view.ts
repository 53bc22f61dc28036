import {
  type AttentionReason,
  type WithdrawalSort,
  type WithdrawalStatus,
  withdrawalSorts,
  withdrawalStatuses,
} from '@oja/contract/payouts';
import type { Direction } from '@/components/data-table/column';
import { countRanges, noRanges, type Ranges, rangeAddress } from '@/components/data-table/ranges';
import { oneOf, withoutEmpty } from '@/lib/query-params';

const ranges = rangeAddress({ days: 'date', amounts: 'amount' });

export type QueueChoice = 'all' | 'attention' | WithdrawalStatus;

/** In the order of the tabs: everything, what waits for a person, then by status. */
export const queueChoices: readonly QueueChoice[] = ['all', 'attention', ...withdrawalStatuses];

/** All of the queue that a link or the Back button brings back, but for the place in it. */
export interface QueueView extends Ranges {
  search: string;
  status: QueueChoice;
  sort: WithdrawalSort;
  direction: Direction;
}

/** Beside the tab of the page, which is another's. */
export const queueAddress = {
  owns: [
    'search',
    'status',
    'date_from',
    'date_to',
    'amount_from',
    'amount_to',
    'sort',
    'direction',
    'after',
  ],
  read: (query: URLSearchParams): QueueView => ({
    search: query.get('search') ?? '',
    status: oneOf(queueChoices, query.get('status')) ?? 'all',
    ...ranges.read(query),
    sort: oneOf(withdrawalSorts, query.get('sort')) ?? 'date',
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
  }),
  write: ({ search, status, sort, direction, ...rest }: QueueView) =>
    withoutEmpty({
      search,
      status: status === 'all' ? undefined : status,
      ...ranges.write(rest),
      sort: sort === 'date' ? undefined : sort,
      direction: direction === 'desc' ? undefined : direction,
    }),
};

/** What makes a queue shorter beside its status. */
export const noFilter = { search: '', ...noRanges } as const;

export function isFiltered({ search, ...rest }: QueueView): boolean {
  return search.trim() !== '' || countRanges(rest) > 0;
}

export const wholeQueue = queueAddress.read(new URLSearchParams());

/** As the calls take it; the first look sends nothing. */
export function queryOfView({ search, status, sort, direction, ...rest }: QueueView) {
  return {
    search: search.trim() || undefined,
    ...ranges.write(rest),
    ...(status === 'attention' ? { attention: '1' as const } : {}),
    ...(status === 'all' || status === 'attention' ? {} : { status }),
    sort: sort === 'date' ? undefined : sort,
    direction: direction === 'desc' ? undefined : direction,
  };
}

/** Why a withdrawal waits for a person, and what that person can do about it. */
export const attentionTexts: Record<AttentionReason, string> = {
  otp_needed:
    'Paystack asks for a one-time code, which the owner of the Paystack account receives. Enter it from the menu.',
  gateway_balance_low: 'The balance at Paystack is too low for it. Top it up, then check again.',
  gateway_refused: 'Paystack refused it. Check again, or return the money.',
  answers_contradict:
    'Paystack has said two things that cannot both be true. Ask Paystack before anything else.',
  unclear_too_long: 'Paystack has given no clear answer for a long time. Check again.',
  payouts_frozen: 'Payouts are frozen. It goes out once they are resumed.',
  chargeback_open: 'A bank asks this person for a payment back. It goes out once that is decided.',
  claim_open: 'A buyer has an open claim about a sale of this person. It goes out once that is decided.',
  withdrawals_paused: 'Withdrawals of this person are paused. It goes out once that is lifted.',
  owner_suspended: 'The account is suspended. It goes out once the person is let back in.',
  destination_in_review:
    'The holder of the account must be compared with the person. Decide it under Bank accounts.',
  release_needed:
    'It is large: one administrator releases it, another approves that. Otherwise return the money.',
};
