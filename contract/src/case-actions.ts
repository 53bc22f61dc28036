import { resolutionTypes } from './purchase-fields.ts';

/** What the reader of a case can do in it now. */

export const caseActions = [
  'state',
  'withdraw',
  'replace_credentials',
  'propose_settlement',
  'accept_settlement',
  'decline_settlement',
  'withdraw_settlement',
  'appeal',
  'waive_appeal',
] as const;
export type CaseAction = (typeof caseActions)[number];
export const staffCaseActions = [
  'state',
  'note',
  'extend_answer_time',
  ...resolutionTypes,
  'take_back_ruling',
  'decide_appeal',
] as const;
export type StaffCaseAction = (typeof staffCaseActions)[number];
