import { type ApprovalKind, type ApprovalStatus, approvalHours } from '@oja/contract/approvals';
import { hourMs } from '@oja/contract/durations';
import type { Process } from '../process.ts';

/**
 * Another member of staff than the proposer answers. The person whom the proposal is about does so only where
 * `subjectAnswers` says so.
 */
export type ApprovalActor = 'proposer' | 'approver' | 'subject' | 'clock' | 'oja';

/** The life of a proposal that needs a second member of staff. */
export const approvalProcess = {
  propose: { from: [], to: 'waiting', by: ['proposer'] },
  approve: { from: ['waiting'], to: 'approved', by: ['approver'] },
  decline: { from: ['waiting'], to: 'declined', by: ['approver'] },
  withdraw: { from: ['waiting'], to: 'withdrawn', by: ['proposer'] },
  take_effect: { from: ['waiting'], to: 'approved', by: ['clock'] },
  lapse: { from: ['waiting'], to: 'lapsed', by: ['clock'] },
  overtake: { from: ['waiting'], to: 'overtaken', by: ['oja'] },
} as const satisfies Process<string, ApprovalStatus, ApprovalActor>;

export type ApprovalTransition = keyof typeof approvalProcess;

/** The first moment at which a proposal can no longer be approved. */
export function lapseTime(proposedAt: Date): Date {
  return new Date(proposedAt.getTime() + approvalHours * hourMs);
}

/** The present state, for the refusal of a step that comes too late. */
export const approvalStateSentences: Readonly<Record<ApprovalStatus, string>> = {
  waiting: 'This proposal waits for an answer.',
  approved: 'This proposal was approved and carried out.',
  declined: 'This proposal was declined.',
  withdrawn: 'This proposal was withdrawn.',
  lapsed: `Nobody approved this proposal within ${approvalHours} hours, so it lapsed.`,
  overtaken: 'What this proposal was about has ended otherwise, so there is nothing left to approve.',
};

/** What the subject of a proposal is, for the audit log. */
export const approvalSubjects: Readonly<Record<ApprovalKind, string>> = {
  wallet_adjustment: 'user',
  staff_sale: 'user',
  cancellation: 'purchase',
  ruling: 'purchase',
  claim_decision: 'claim',
  withdrawal: 'withdrawal',
  admin_change: 'user',
  handover_plan: 'handover_plan',
  parked_payment: 'payment',
  balance_movement: 'balance_movement',
  settings_change: 'settings',
};

type About = { kind: ApprovalKind; subjectId: string };

/** The person whom a proposal is about: they are not the second person. */
export function subjectPersonOf({ kind, subjectId }: About): string | null {
  return approvalSubjects[kind] === 'user' ? subjectId : null;
}

/** What a person is to a proposal. */
export function approvalActorOf(
  row: About & { proposedBy: string; subjectAnswers: boolean },
  personId: string,
): ApprovalActor {
  if (personId === row.proposedBy) return 'proposer';
  return personId === subjectPersonOf(row) && !row.subjectAnswers ? 'subject' : 'approver';
}
