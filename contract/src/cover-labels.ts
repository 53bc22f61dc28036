import type { HandoverKind, Mailbox } from './handover-labels.ts';

/** Cover and its claims: kinds, statuses and limits with their labels. No schema stands here, so that public pages load none. */

export const claimKinds = ['taken_back', 'banned_for_before', 'mailbox_kept'] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimKindLabels: Readonly<Record<ClaimKind, string>> = {
  taken_back: 'The account was taken back',
  banned_for_before: 'Banned for something before the sale',
  mailbox_kept: 'The seller kept the mailbox',
};

/** What a buyer can claim. Only login details come with a mailbox, and not where the seller stated that none does. */
export function claimKindsFor(sale: { handoverKind: HandoverKind; mailbox: Mailbox | null }): ClaimKind[] {
  const hasMailbox =
    sale.handoverKind === 'credentials' && sale.mailbox !== 'none' && sale.mailbox !== 'changed';
  return claimKinds.filter((kind) => kind !== 'mailbox_kept' || hasMailbox);
}

const claimCaseTexts: Readonly<Record<ClaimKind, string>> = {
  taken_back: 'the seller takes the account back',
  banned_for_before: 'it is banned for something before the sale',
  mailbox_kept: 'the mailbox was kept',
};

/** The cases of these claims as the end of a sentence that begins with "if". */
export function claimCases(kinds: readonly ClaimKind[]): string {
  const cases = kinds.map((kind) => claimCaseTexts[kind]);
  const separator = cases.length > 2 ? ', or ' : ' or ';
  return [cases.slice(0, -1).join(', '), ...cases.slice(-1)].filter((part) => part !== '').join(separator);
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
