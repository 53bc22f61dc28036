import { type Role, roleLabels } from '@oja/contract/access';
import { type UserStatus, userStatusLabels } from '@oja/contract/accounts';
import type { UserProfile } from '@oja/contract/managed-user-fields';
import type { BadgeVariant } from '@/components/ui/badge';
import { formatDate } from '@/lib/dates';

export const statusLooks: Readonly<Record<UserStatus, { label: string; variant: BadgeVariant }>> = {
  active: { label: userStatusLabels.active, variant: 'success' },
  inactive: { label: userStatusLabels.inactive, variant: 'outline' },
  banned: { label: userStatusLabels.banned, variant: 'destructive' },
};

export const roleLooks: Readonly<Record<Role, { label: string; variant: BadgeVariant }>> = {
  user: { label: roleLabels.user, variant: 'outline' },
  seller: { label: roleLabels.seller, variant: 'info' },
  verified_seller: { label: roleLabels.verified_seller, variant: 'info' },
  moderator: { label: roleLabels.moderator, variant: 'warning' },
  support: { label: roleLabels.support, variant: 'warning' },
  trust: { label: roleLabels.trust, variant: 'warning' },
  finance: { label: roleLabels.finance, variant: 'warning' },
  admin: { label: roleLabels.admin, variant: 'default' },
};

/** Below the reason for letting a person in again. */
export const staffReasonHint = 'It stays in the audit log; the person does not read it.';

/** As the profile shows it: 000123. */
export function paddedNumber(number: number): string {
  return String(number).padStart(6, '0');
}

/** Whether staff or recalls stopped the person from selling. Listings of suspended people are off the market too. */
export function sellingText({
  selling_stop: stop,
  status,
}: Pick<UserProfile, 'selling_stop' | 'status'>): string {
  if (stop === null) return status === 'banned' ? 'Stopped by the suspension' : 'Allowed';
  if (stop.kind === 'barred') return 'Barred';
  return stop.until === null ? 'Paused' : `Paused until ${formatDate(stop.until)}`;
}
