import type { ApplicationStatus } from '@oja/contract/applications';

export type PageViewKind = 'plans' | 'under_review' | 'approved' | 'wizard';

const byStatus: Record<ApplicationStatus, PageViewKind> = {
  not_applied: 'plans',
  in_progress: 'wizard',
  pending: 'under_review',
  approved: 'approved',
  rejected: 'wizard',
};

const descriptions: Record<PageViewKind, string> = {
  plans: 'Choose how many accounts you want to sell at a time. You pay from your wallet.',
  wizard: 'Tell us who you are. Verified sellers carry the mark that buyers look for.',
  under_review: 'Your application to become a verified seller.',
  approved: 'Your seller dashboard.',
};

/** `?view=plans` leads to the plans from every state. */
export function pageView(
  status: ApplicationStatus,
  asked: string | null,
): { kind: PageViewKind; description: string } {
  const kind = asked === 'plans' ? 'plans' : byStatus[status];
  return { kind, description: descriptions[kind] };
}
