import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LoadedPage } from '@/components/ui/loaded-page';
import { paths } from '@/config/paths';
import { caseQuery } from '../api';
import { CaseView } from '../components/cases/case-view';

const missing = {
  title: 'There is no such dispute',
  description: 'Nobody has filed a dispute about this purchase, or it is not yours.',
  back: { label: 'My Purchases', to: paths.dashboard.myPurchases },
};

/** The case of a disputed purchase, for its buyer and its seller. */
export function Component() {
  const { purchaseId = '' } = useParams();
  return (
    <LoadedPage id={purchaseId} query={useQuery(caseQuery(purchaseId))} title="Dispute" missing={missing}>
      {(disputeCase) => <CaseView disputeCase={disputeCase} />}
    </LoadedPage>
  );
}
