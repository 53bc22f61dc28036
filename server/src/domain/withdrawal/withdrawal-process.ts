import type { Process } from '../process.ts';

export type WithdrawalStatus = 'requested' | 'sending' | 'paid' | 'failed' | 'cancelled';
export type WithdrawalActor = 'owner' | 'oja' | 'gateway' | 'staff';

interface Columns {
  /** The posting of the transition. */
  money: 'hold' | 'give_back' | 'pay_out' | 'take_back' | 'none';
  /** The notification of the transition. */
  notification:
    | 'withdrawal_requested'
    | 'withdrawal_released'
    | 'withdrawal_paid'
    | 'withdrawal_failed'
    | 'withdrawal_cancelled'
    | null;
}

/**
 * The money is held when a withdrawal is requested, and the row moves to `sending` before the call to Paystack: from
 * then on it cannot be cancelled, because the transfer may already be in progress. A large one is sent only after staff
 * released it; when they do not in time, Oja refuses it.
 */
export const withdrawalProcess = {
  request: { from: [], to: 'requested', by: ['owner'], money: 'hold', notification: 'withdrawal_requested' },
  cancel: {
    from: ['requested'],
    to: 'cancelled',
    by: ['owner'],
    money: 'give_back',
    notification: 'withdrawal_cancelled',
  },
  refuse: {
    from: ['requested'],
    to: 'failed',
    by: ['gateway', 'staff', 'oja'],
    money: 'give_back',
    notification: 'withdrawal_failed',
  },
  release: {
    from: ['requested'],
    to: 'requested',
    by: ['staff'],
    money: 'none',
    notification: 'withdrawal_released',
  },
  send: { from: ['requested'], to: 'sending', by: ['oja'], money: 'none', notification: null },
  pay: { from: ['sending'], to: 'paid', by: ['gateway'], money: 'pay_out', notification: 'withdrawal_paid' },
  fail: {
    from: ['sending'],
    to: 'failed',
    by: ['gateway', 'staff'],
    money: 'give_back',
    notification: 'withdrawal_failed',
  },
  reverse: {
    from: ['paid'],
    to: 'failed',
    by: ['gateway'],
    money: 'take_back',
    notification: 'withdrawal_failed',
  },
} as const satisfies Process<string, WithdrawalStatus, WithdrawalActor, Columns>;

export type WithdrawalTransition = keyof typeof withdrawalProcess;
