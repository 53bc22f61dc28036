import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadedPage } from '@/components/ui/loaded-page';
import { paths } from '@/config/paths';
import { coverQuery } from '../api';
import { CoverView } from '../components/cover-view';

const missing = {
  title: 'There is no cover',
  description: 'This purchase has no cover, it has not begun, or the purchase is not yours.',
  back: { label: 'My Purchases', to: paths.dashboard.myPurchases },
};

/** The cover of a purchase with its claims, for its buyer and its seller. */
export function Component() {
  const { purchaseId = '' } = useParams();
  return (
    <LoadedPage id={purchaseId} query={useQuery(coverQuery(purchaseId))} title="Cover" missing={missing}>
      {(cover) => <CoverView cover={cover} />}
    </LoadedPage>
  );
}
