import type { Role } from '@oja/contract/access';
import type { UserStatus } from '@oja/contract/accounts';
import type { UserProfile } from '@oja/contract/admin-users';
import type { BadgeVariant } from '@/components/ui/badge';
import { formatDate } from '@/lib/dates';

/** Banned is shown as Suspended. */
export const statusLooks: Readonly<Record<UserStatus, { label: string; variant: BadgeVariant }>> = {
  active: { label: 'Active', variant: 'success' },
  inactive: { label: 'Inactive', variant: 'outline' },
  banned: { label: 'Suspended', variant: 'destructive' },
};

export const roleLooks: Readonly<Record<Role, { label: string; variant: BadgeVariant }>> = {
  user: { label: 'User', variant: 'outline' },
  seller: { label: 'Seller', variant: 'info' },
  verified_seller: { label: 'Verified seller', variant: 'info' },
  moderator: { label: 'Moderator', variant: 'warning' },
  support: { label: 'Support', variant: 'warning' },
  trust: { label: 'Trust', variant: 'warning' },
  finance: { label: 'Finance', variant: 'warning' },
  admin: { label: 'Admin', variant: 'default' },
};

/** Below the reason for letting a person in again. */
export const staffReasonHint = 'It stays in the audit log; the person does not read it.';

/** As the profile shows it: 000123. */
export function paddedNumber(number: number): string {
  return String(number).padStart(6, '0');
}

/** Whether staff or recalls stopped the person from selling. */
export function sellingText({ selling_stop: stop }: Pick<UserProfile, 'selling_stop'>): string {
  if (stop === null) return 'Allowed';
  if (stop.kind === 'barred') return 'Barred';
  return stop.until === null ? 'Paused' : `Paused until ${formatDate(stop.until)}`;
}
