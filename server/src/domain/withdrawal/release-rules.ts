import { approvalHours } from '@oja/contract/approvals';
import { hourMs } from '@oja/contract/durations';

/**
 * What was left of the approval threshold when a withdrawal was requested: the threshold counts all withdrawals of a person
 * in 24 hours, so that a large one is not requested in parts.
 */
export function leftOfThreshold(thresholdKobo: number, withdrawnTodayKobo: number): number {
  return Math.max(0, thresholdKobo - withdrawnTodayKobo);
}

/** A withdrawal from what was left of the approval threshold on is sent once two members of staff have released it. */
export function awaitsRelease(withdrawal: {
  status: string;
  amountKobo: number;
  approvalThresholdKobo: number | null;
  releasedAt: Date | null;
}): boolean {
  const { status, amountKobo, approvalThresholdKobo, releasedAt } = withdrawal;
  if (status !== 'requested' || approvalThresholdKobo === null || releasedAt !== null) return false;
  return amountKobo >= approvalThresholdKobo;
}

/** From then on it can no longer be released, and the money goes back to the wallet. */
export function releaseDueAt({ createdAt }: { createdAt: Date }): Date {
  return new Date(createdAt.getTime() + approvalHours * hourMs);
}
