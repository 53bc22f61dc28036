import { type AttentionReason, type WithdrawalStatus, withdrawalStatuses } from '@oja/contract/payouts';

export type QueueView = 'all' | 'attention' | WithdrawalStatus;

/** In the order of the tabs: everything, what waits for a person, then by status. */
export const queueViews: readonly QueueView[] = ['all', 'attention', ...withdrawalStatuses];

export function queryOfView(view: QueueView): { status?: WithdrawalStatus; attention?: '1' } {
  if (view === 'all') return {};
  return view === 'attention' ? { attention: '1' } : { status: view };
}

/** Why a withdrawal waits for a person, and what that person can do about it. */
export const attentionTexts: Record<AttentionReason, string> = {
  otp_needed:
    'Paystack asks for a one-time code. Switch that off in the Paystack dashboard, then check again.',
  gateway_balance_low: 'The balance at Paystack is too low for it. Top it up, then check again.',
  gateway_refused: 'Paystack refused it. Check again, or return the money.',
  answers_contradict:
    'Paystack has said two things that cannot both be true. Ask Paystack before anything else.',
  unclear_too_long: 'Paystack has given no clear answer for a long time. Check again.',
  payouts_frozen: 'Payouts are frozen. It goes out once they are resumed.',
  owner_suspended: 'The account is suspended. It goes out once the person is let back in.',
};
