import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadedPage } from '@/components/ui/loaded-page';
import { paths } from '@/config/paths';
import { handoverQuery } from '@/shared/handover/api';
import { HandoverView } from '../components/handover-view';

const missing = {
  title: 'There is no such hand-over',
  description: 'The purchase does not exist, or it is not yours.',
  back: { label: 'Your hand-overs', to: paths.dashboard.handovers },
};

/** The hand-over of one purchase, for its buyer and its seller. */
export function Component() {
  const { purchaseId = '' } = useParams();
  return (
    <LoadedPage
      id={purchaseId}
      query={useQuery(handoverQuery(purchaseId))}
      title="Hand-over"
      missing={missing}
    >
      {(handover) => <HandoverView handover={handover} />}
    </LoadedPage>
  );
}
