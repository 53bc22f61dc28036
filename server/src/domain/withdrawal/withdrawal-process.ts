import type { Process } from '../process.ts';

export type WithdrawalStatus = 'requested' | 'sending' | 'paid' | 'failed' | 'cancelled';
export type WithdrawalActor = 'owner' | 'oja' | 'gateway' | 'staff';

interface Columns {
  /** Which posting goes with it. */
  money: 'hold' | 'give_back' | 'pay_out' | 'take_back' | 'none';
  /** What the person is told. */
  tells: 'withdrawal_requested' | 'withdrawal_paid' | 'withdrawal_failed' | 'withdrawal_cancelled' | null;
}

/**
 * The money is held when a withdrawal is requested, and the row moves to `sending` before Paystack hears of it: from
 * then on nobody may call it back, because it may already be on its way.
 */
export const withdrawalProcess = {
  request: { from: [], to: 'requested', by: ['owner'], money: 'hold', tells: 'withdrawal_requested' },
  cancel: {
    from: ['requested'],
    to: 'cancelled',
    by: ['owner'],
    money: 'give_back',
    tells: 'withdrawal_cancelled',
  },
  refuse: {
    from: ['requested'],
    to: 'failed',
    by: ['gateway', 'staff'],
    money: 'give_back',
    tells: 'withdrawal_failed',
  },
  send: { from: ['requested'], to: 'sending', by: ['oja'], money: 'none', tells: null },
  pay: { from: ['sending'], to: 'paid', by: ['gateway'], money: 'pay_out', tells: 'withdrawal_paid' },
  fail: {
    from: ['sending'],
    to: 'failed',
    by: ['gateway', 'staff'],
    money: 'give_back',
    tells: 'withdrawal_failed',
  },
  reverse: { from: ['paid'], to: 'failed', by: ['gateway'], money: 'take_back', tells: 'withdrawal_failed' },
} as const satisfies Process<string, WithdrawalStatus, WithdrawalActor, Columns>;

export type WithdrawalTransition = keyof typeof withdrawalProcess;
