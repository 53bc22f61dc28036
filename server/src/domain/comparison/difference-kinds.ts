import type { DifferenceKind } from '@oja/contract/gateway-comparison';

/**
 * A violation means that the books are wrong about money that could leave or has left: payouts are frozen, as by the
 * auditor. The other kinds wait for staff.
 */
export const differenceRules: Readonly<Record<DifferenceKind, { isViolation: boolean }>> = {
  payment_missing_here: { isViolation: false },
  payment_not_credited: { isViolation: false },
  payment_missing_there: { isViolation: true },
  payment_amount_differs: { isViolation: true },
  payment_taken_back: { isViolation: false },
  transfer_missing_here: { isViolation: true },
  transfer_missing_there: { isViolation: true },
  transfer_amount_differs: { isViolation: true },
  transfer_contradicts: { isViolation: true },
  transfer_behind: { isViolation: false },
  settlement_contradicts: { isViolation: false },
  balance_differs: { isViolation: false },
};
