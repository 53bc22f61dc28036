import type { ApplicationStatus } from '@oja/contract/applications';
import type { Process } from '../process.ts';

/**
 * The process by which a seller becomes verified. Saving the first step creates the application. A pending one is
 * reviewed by staff and cannot be edited.
 */
export const applicationProcess = {
  start: { from: ['not_applied'], to: 'in_progress', by: ['applicant'] },
  edit: { from: ['in_progress'], to: 'in_progress', by: ['applicant'] },
  submit: { from: ['in_progress'], to: 'pending', by: ['applicant'] },
  approve: { from: ['pending'], to: 'approved', by: ['reviewer'] },
  reject: { from: ['pending'], to: 'rejected', by: ['reviewer'] },
  reopen: { from: ['rejected'], to: 'in_progress', by: ['applicant'] },
} as const satisfies Process<string, ApplicationStatus, ApplicationActor>;

export type ApplicationActor = 'applicant' | 'reviewer';
export type ApplicationTransition = keyof typeof applicationProcess;
