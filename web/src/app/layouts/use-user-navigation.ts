import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { type NavEntry, navigationFor } from '@/components/shell/navigation';
import { paths } from '@/config/paths';
import type { AuthUser } from '@/lib/auth/auth-store';
import { isStaffUser } from '@/lib/auth/restore-session';
import { handoversQuery } from '@/shared/handover/waiting-handovers';
import { userNavigation, userViewerOf } from './user-navigation';

/** The navigation of a person. The hand-overs stand in it while there are any, with the number that wait for them. */
export function useUserNavigation(user: AuthUser): readonly NavEntry[] {
  const { data: handovers = [] } = useQuery({ ...handoversQuery, enabled: !isStaffUser(user) });
  const entries = navigationFor(userNavigation, userViewerOf(user));
  if (handovers.length === 0) return entries;
  const waiting = handovers.filter(({ turn, viewer }) => turn === viewer).length;
  return withHandovers(entries, waiting);
}

/** They follow the purchases. */
export function withHandovers(entries: readonly NavEntry[], waiting: number): readonly NavEntry[] {
  const { handovers: path, myPurchases } = paths.dashboard;
  const row = { label: 'Hand-overs', path, Icon: ArrowLeftRight, waiting };
  return entries.flatMap((entry) => ('path' in entry && entry.path === myPurchases ? [entry, row] : [entry]));
}
