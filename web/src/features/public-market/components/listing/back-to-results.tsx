import type { Platform } from '@oja/contract/listing-labels';
import { ArrowLeft } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useInsideMain } from '@/components/shell/inside-main';
import { platformLabel } from '@/components/ui/platform-mark';
import { paths } from '@/config/paths';
import { cameFromResults } from '@/shared/listings/came-from-results';

/** Back to the list that led here, as it was; without one, to the market. */
export function BackToResults({ platform }: { platform: Platform }) {
  const isInPortal = useInsideMain();
  const navigate = useNavigate();
  const { state } = useLocation();
  const market = isInPortal ? paths.dashboard.marketplace : paths.market.platform(platform);
  // A reload keeps the state of the navigation, which the server does not know.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const hasResults = isHydrated && cameFromResults(state);
  return (
    <Link
      to={market}
      onClick={(event) => {
        if (!hasResults || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="mb-4 inline-flex min-h-6 items-center gap-1.5 rounded-sm font-medium text-muted-foreground text-sm hover:text-foreground pointer-coarse:min-h-11"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {hasResults ? 'Back to results' : isInPortal ? 'Marketplace' : `${platformLabel(platform)} accounts`}
    </Link>
  );
}

const never = () => () => undefined;
