import { hourMs, minuteMs, secondMs } from '@oja/contract/durations';
import type { WithdrawalStatus } from './withdrawal-process.ts';

export type TransferVerdict =
  | { kind: 'take'; transition: 'pay' | 'fail' | 'reverse' }
  | { kind: 'wait'; attention: 'otp_needed' | undefined }
  | { kind: 'settled' }
  /** Two conclusive answers contradict each other: staff must decide before money moves. */
  | { kind: 'contradiction' };

export const moneyCameBack: readonly string[] = ['failed', 'reversed', 'abandoned', 'blocked', 'rejected'];

/** The meaning of a transfer's status at Paystack for its withdrawal. */
export function decideTransfer(
  withdrawal: { status: WithdrawalStatus; netKobo: number },
  transfer: { status: string; amountKobo: number },
): TransferVerdict {
  if (transfer.amountKobo !== withdrawal.netKobo) return { kind: 'contradiction' };
  const cameBack = moneyCameBack.includes(transfer.status);
  const arrived = transfer.status === 'success';
  switch (withdrawal.status) {
    case 'sending':
      if (arrived) return { kind: 'take', transition: 'pay' };
      if (cameBack) return { kind: 'take', transition: 'fail' };
      return { kind: 'wait', attention: transfer.status === 'otp' ? 'otp_needed' : undefined };
    case 'paid':
      if (transfer.status === 'reversed') return { kind: 'take', transition: 'reverse' };
      return cameBack ? { kind: 'contradiction' } : { kind: 'settled' };
    case 'failed':
      return arrived ? { kind: 'contradiction' } : { kind: 'settled' };
    case 'requested':
    case 'cancelled':
      return { kind: 'contradiction' };
  }
}

const waitsMs = [5 * secondMs, 15 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs];

export function nextTransferCheck(checks: number, now: Date): Date {
  const waitMs = waitsMs[Math.min(checks, waitsMs.length - 1)] ?? secondMs;
  return new Date(now.getTime() + waitMs);
}
