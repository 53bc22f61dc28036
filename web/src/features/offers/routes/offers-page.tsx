import type { OfferSide } from '@oja/contract/offers';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Badge } from '@/components/ui/badge';
import { FilterSelect } from '@/components/ui/filter-select';
import { PageHeader } from '@/components/ui/page-header';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { useAddressState } from '@/lib/use-address-state';
import { offerQuery, offersQuery } from '@/shared/offers/api';
import { OfferList } from '../components/offer-list';
import { useOpenWaitingSide } from '../hooks/use-open-waiting-side';
import { useSideOfMarked } from '../hooks/use-side-of-marked';
import { offerAddress } from '../offer-address';

const tabs: readonly { side: OfferSide; label: string }[] = [
  { side: 'made', label: 'Made' },
  { side: 'received', label: 'Received' },
];
const states = [
  { value: 'open', label: 'Open' },
  { value: 'over', label: 'Over' },
] as const;

export function Component() {
  const [view, show] = useAddressState(offerAddress);
  const waiting = useInfiniteQuery(offersQuery(view)).data?.pages[0]?.waiting;
  const marked = useQuery({ ...offerQuery(view.offer ?? ''), enabled: view.offer !== undefined }).data;
  useOpenWaitingSide({ view, waiting, open: (side) => show({ side }) });
  useSideOfMarked({ shown: view.side, marked, open: (side) => show({ side }) });
  return (
    <div className="grid gap-6">
      <title>Offers · Oja</title>
      <PageHeader
        title="Offers"
        description="Prices below the asking price: what you offered, and what you were offered."
      />
      <Tabs
        value={view.side}
        onValueChange={(side) => show({ side: side === 'received' ? 'received' : 'made', offer: undefined })}
      >
        <TabsList aria-label="Offers">
          {tabs.map(({ side, label }) => (
            <TabsTrigger key={side} value={side}>
              {label}
              {waiting && waiting[side] > 0 ? (
                <Badge className="tabular">
                  {waiting[side]}
                  <span className="sr-only"> to answer or to pay</span>
                </Badge>
              ) : null}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value={view.side} className="grid gap-4">
          <div className="w-44">
            <FilterSelect
              label="State"
              all="All offers"
              value={view.state}
              options={states}
              onChange={(state) => show({ state, offer: undefined })}
            />
          </div>
          <OfferList view={view} />
        </TabsContent>
      </Tabs>
    </div>
  );
}
