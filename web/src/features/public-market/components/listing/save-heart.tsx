import type { ListingDetails } from '@oja/contract/listings';
import { Heart } from 'lucide-react';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useInsideMain } from '@/components/shell/inside-main';
import { paths } from '@/config/paths';
import { authStore } from '@/lib/auth/auth-store';
import { signInPathFor } from '@/lib/auth/return-path';
import { useDropParameter } from '@/lib/use-resumed-act';
import { loadOwnParts } from './load-own-parts';

const OwnSaveButton = lazy(async () => ({ default: (await loadOwnParts()).OwnSaveButton }));

const looks =
  'flex size-10 shrink-0 items-center justify-center rounded-full border bg-card text-card-foreground transition-colors hover:bg-accent pointer-coarse:size-11';

/** The wishlist of the person; a guest is led to the sign-in, and the listing is saved afterwards. */
export function SaveHeart({ listing }: { listing: ListingDetails }) {
  const record = useSyncExternalStore(authStore.subscribe, authStore.record, () => undefined);
  // The wishlist is read with the queries of the portal, which stand around the page there.
  const isInPortal = useInsideMain();
  const [search] = useSearchParams();
  const forget = useDropParameter('save');
  if (record === undefined) {
    return (
      <Link
        to={signInPathFor(`${paths.listing.to(listing.id)}?save=1`)}
        aria-label={`Save ${listing.handle}`}
        className={looks}
      >
        <Heart aria-hidden="true" className="size-5" />
      </Link>
    );
  }
  if (!isInPortal || record.user.id === listing.seller.id) return null;
  return (
    <Suspense fallback={<span className={looks} />}>
      <OwnSaveButton listing={listing} startsSaving={search.has('save')} onStarted={forget} />
    </Suspense>
  );
}
