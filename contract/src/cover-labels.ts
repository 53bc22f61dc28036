import type { HandoverKind } from './handover-labels.ts';

/** Cover and its claims: kinds, statuses and limits with their labels. No schema stands here, so that public pages load none. */

export const claimKinds = ['taken_back', 'banned_for_before', 'mailbox_kept'] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimKindLabels: Readonly<Record<ClaimKind, string>> = {
  taken_back: 'The account was taken back',
  banned_for_before: 'Banned for something before the sale',
  mailbox_kept: 'The seller kept the mailbox',
};

/** What a buyer can claim: only login details come with a mailbox. */
export function claimKindsFor(handoverKind: HandoverKind): ClaimKind[] {
  return claimKinds.filter((kind) => kind !== 'mailbox_kept' || handoverKind === 'credentials');
}

export const claimStatuses = ['open', 'upheld', 'rejected', 'withdrawn'] as const;
export type ClaimStatus = (typeof claimStatuses)[number];

export const claimStatusLabels: Readonly<Record<ClaimStatus, string>> = {
  open: 'Open',
  upheld: 'Upheld',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

/** `check_in`: the buyer answered "lost it" when asked whether the account is still theirs. */
export const claimSources = ['buyer', 'check_in'] as const;

/** On these days of cover the buyer is asked whether the account is still theirs. */
export const checkInDays = [1, 3, 7, 14, 30] as const;
export type CheckInDay = (typeof checkInDays)[number];

export const checkInAnswers = ['yes', 'lost'] as const;
export type CheckInAnswer = (typeof checkInAnswers)[number];

/** Every sentence and every form that names one of these figures is built from them. */
export const claimTerms = {
  /** Claims about one purchase. */
  perPurchase: 3,
  /** Open claims of one buyer. */
  openAtMost: 3,
  detailsLength: 4_000,
  /** With what the buyer adds while the claim is open. */
  detailsInAllLength: 12_000,
  picturesInAll: 15,
} as const;
