import { BellPlus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { authStore, isStaffUser } from '@/lib/auth/auth-store';
import { signInPathFor } from '@/lib/auth/return-path';
import type { MarketPlace } from '../../logic/market-place';
import { savedFilterOf } from '../../logic/market-query';

type SaveSearchLinkProps = {
  place: MarketPlace;
  query: URLSearchParams;
  /** The words that the page shows instead of mistyped ones; these are kept. */
  corrected: string | null;
};

/** Leads to the dialog in the portal; who is not signed in passes the sign-in on the way. Nothing narrowed, nothing to save. */
export function SaveSearchLink({ place, query, corrected }: SaveSearchLinkProps) {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  const filter = { ...savedFilterOf(place, query), ...(corrected === null ? {} : { search: corrected }) };
  if (Object.keys(filter).length === 0 || (record !== undefined && isStaffUser(record.user))) return null;
  const target = paths.dashboard.newSavedSearch(filter);
  return (
    <Button asChild variant="outline">
      <Link to={record === undefined ? signInPathFor(target) : target}>
        <BellPlus aria-hidden="true" />
        Save this search
      </Link>
    </Button>
  );
}
