import type { ApplicationStatus } from '@oja/contract/applications';
import type { Process } from '../process.ts';

/**
 * How a seller becomes a verified one. Somebody without an application has not applied; saving the first step begins
 * one. What is pending is in the hands of staff and stays as it was submitted.
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
