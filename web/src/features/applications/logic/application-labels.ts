import type { ApplicationStatus, DocumentKind, ExperienceLevel } from '@oja/contract/applications';
import type { BadgeVariant } from '@/components/ui/badge';

export const statusBadges: Record<ApplicationStatus, { label: string; variant: BadgeVariant }> = {
  not_applied: { label: 'Not applied', variant: 'outline' },
  in_progress: { label: 'In progress', variant: 'info' },
  pending: { label: 'Pending', variant: 'warning' },
  approved: { label: 'Approved', variant: 'success' },
  rejected: { label: 'Rejected', variant: 'destructive' },
};

export const experienceOptions: readonly { value: ExperienceLevel; label: string; hint: string }[] = [
  { value: 'beginner', label: 'Beginner', hint: 'I have sold nothing or next to nothing so far.' },
  { value: 'intermediate', label: 'Intermediate', hint: 'I have sold a few accounts.' },
  { value: 'experienced', label: 'Experienced', hint: 'I sell accounts regularly.' },
];

export function experienceLabel(level: ExperienceLevel | null): string {
  return experienceOptions.find((option) => option.value === level)?.label ?? '—';
}

export const documentLabels: Record<DocumentKind, { label: string; hint: string; missing: string }> = {
  government_id: {
    label: 'Government ID',
    hint: 'Passport, national ID card, voter card or driving licence. Name and photo must be readable.',
    missing: 'Please upload your government ID.',
  },
  proof_of_ownership: {
    label: 'Proof of account ownership',
    hint: 'A screenshot of the account settings or analytics that only its owner can see.',
    missing: 'Please upload your proof of account ownership.',
  },
};

/** 184320 → 180 KB, 2411724 → 2.3 MB. */
export function fileSizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
